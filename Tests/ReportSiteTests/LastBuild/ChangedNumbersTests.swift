import TestSupport
import Testing

@testable import ReportSite

/// What the first build by a new version says about the site of an old one.
@Suite struct ChangedNumbersTests {
    private let directory: TemporaryDirectory
    private let builds: RepeatedBuild

    init() throws {
        directory = try TemporaryDirectory()
        builds = RepeatedBuild(directory)
        try directory.write("date,level,drinks\n2025-01-01,steady,1\n2025-01-02,steady,\n", to: "data/entries.csv")
        try directory.write(
            #"{ "timeZone": "Europe/Berlin", "pricePerDrink": 4, "drinksPerWeek": 14 }"#, to: "data/profile.json")
    }

    /// Builds a site and makes it look like that of an earlier version, which called every steady day sober.
    private func buildWithOldRules() throws {
        _ = try builds.build()
        let old = try #require(directory.text(of: "site/data.json"))
        let numbers = old.replacing("\"soberDays\": 1,", with: "\"soberDays\": 2,")
            .replacing("\"amount\": \"8.00\"", with: "\"amount\": \"12.00\"")
        #expect(numbers != old)
        try directory.write(numbers, to: "site/data.json")
        try makeOld()
    }

    private func makeOld() throws {
        let record = try #require(directory.paths(in: "cache/reportgen").first)
        let text = try #require(directory.text(of: "cache/reportgen/" + record))
        try directory.write(
            text.replacing("reportgen-build 3\n", with: "reportgen-build 2\n"), to: "cache/reportgen/" + record)
    }

    private func changes(_ asOf: String = "2025-01-02T12:00:00+01:00") throws -> [String] {
        let arguments = RepeatedBuild.Arguments(asOf: asOf)
        let input = try builds.input(arguments)
        let reader = HistoryReader(path: directory.path + "/data", asOf: AsOfText(asOf))
        return input.changedNumbers(try #require(try reader.read(input).analysis))
    }

    @Test("a new version says once which numbers changed, and which key brings the old ones back")
    func once() throws {
        try buildWithOldRules()
        let key = "; \"soberUpTo\": 1 in profile.json brings the old number back"
        // On a later day the numbers of the old one are compared: the days between are no change of the rules.
        let lines = try changes("2025-01-09")
        #expect(lines.first == "sober days on 2025-01-02: 2 before, 1 now" + key)
        #expect(lines.count == 2 && lines[1].hasPrefix("savings on 2025-01-02: 12.00 before, 8.00 now"))
        _ = try builds.build()
        #expect(try changes() == [])
    }

    @Test("U-35 another price is in every sum at the next build")
    func price() throws {
        _ = try builds.build()
        #expect(directory.text(of: "site/data.json")?.contains("\"amount\": \"8.00\"") == true)
        try directory.write(
            #"{ "timeZone": "Europe/Berlin", "pricePerDrink": 5, "drinksPerWeek": 14 }"#, to: "data/profile.json")
        _ = try builds.build()
        #expect(directory.text(of: "site/data.json")?.contains("\"amount\": \"10.00\"") == true)
        #expect(directory.text(of: "site/index.html")?.contains("€10.00") == true)
    }

    @Test("nothing is said where no number changed, or the records of that time did")
    func silence() throws {
        #expect(try changes() == [], "there is no site")
        _ = try builds.build()
        try makeOld()
        #expect(try changes() == [])
        try buildWithOldRules()
        try directory.write("date,level,drinks\n2025-01-02,steady,\n", to: "data/entries.csv")
        #expect(try changes() == [])
    }

    @Test("a site of the same version, changed by hand, is no change of the rules")
    func sameVersion() throws {
        _ = try builds.build()
        try directory.write("{\n  \"asOf\": \"2025-01-02\"\n}\n", to: "site/data.json")
        #expect(try changes() == [])
    }
}
