import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// `check` reports if most days have no entry.
@Suite struct UnloggedDaysTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func unlogged(_ days: [String], profile: String = "{}", on today: String) throws -> UnloggedDays? {
        try directory.write("date,level\n" + days.map { "\($0),steady\n" }.joined(), to: "entries.csv")
        try directory.write(profile, to: "profile.json")
        let result = try HistoryReader(path: directory.path, asOf: AsOfText(today)).read()
        return UnloggedDays(of: try #require(result.analysis))
    }

    @Test("it names the days without an entry, and the setting for steady ones")
    func text() throws {
        let found = try #require(try unlogged(["2025-10-08", "2025-11-20"], on: "2025-11-22"))
        #expect(
            found.text(in: Language.english.phrases) == """
                43 of 45 days have no entry; each counts as missed. If they were steady, say so in profile.json: \
                "assumeSteady": [{ "from": "2025-10-09", "to": "2025-11-21" }]
                """)
        #expect(
            found.text(in: Language.german.phrases) == """
                43 von 45 Tagen haben keinen Eintrag; jeder zählt als verpasst. Waren sie ruhig, schreib in \
                profile.json: "assumeSteady": [{ "from": "2025-10-09", "to": "2025-11-21" }]
                """)
    }

    @Test("an entry of today changes nothing")
    func today() throws {
        let without = try unlogged(["2025-10-08"], on: "2025-11-22")
        #expect(without?.count == 45)
        #expect(try unlogged(["2025-10-08", "2025-11-22"], on: "2025-11-22") == without)
    }

    @Test("13 days are too few, and 14 are enough", arguments: [("2025-10-15", nil), ("2025-10-16", 14)])
    func few(today: String, gaps: Int?) throws {
        #expect(try unlogged(["2025-10-01"], on: today)?.gaps == gaps)
    }

    @Test("less than half of the days is not reported", arguments: [(14, true), (15, false)])
    func half(written: Int, isSaid: Bool) throws {
        let days = (1...written).map { "2025-10-\($0 < 10 ? "0" : "")\($0)" }
        // The 14 days after them are not written.
        #expect((try unlogged(days, on: "2025-10-\(written + 15)") != nil) == isSaid)
    }

    @Test("days that are assumed or paused are not missed", arguments: ["assumeSteady", "pauses"])
    func others(key: String) throws {
        let more = key == "pauses" ? ", \"streaks\": [\"noalc\"] " : ""
        let profile = "{ \"\(key)\": [{ \"from\": \"2025-10-10\", \"to\": \"2025-11-20\" \(more)}] }"
        #expect(try unlogged(["2025-10-08"], profile: profile, on: "2025-11-22") == nil)
    }

    @Test("without entries nothing is reported")
    func none() throws {
        try directory.write("date,kind,minutes\n2025-01-01,workout,30\n", to: "activities.csv")
        let result = try HistoryReader(path: directory.path, asOf: AsOfText("2025-11-22")).read()
        #expect(UnloggedDays(of: try #require(result.analysis)) == nil)
    }
}
