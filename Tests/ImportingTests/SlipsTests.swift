import Counting
import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

@Suite struct SlipsTests {
    private static let sober = """
        # my counter
        sober since 2025-09-01

        2025-09-20, "a ""small"" birthday"
        2025-10-11 21:30  alone at home
        2025-10-11 23:00

        """

    @Test("U-02 T-16 a list of slips since a sober day: days between are steady, each slip breaks the streak")
    func alcohol() throws {
        var directory = Directory()
        let summary = try directory.take(single(Self.sober, "sober.txt"))
        #expect(
            directory.rows("entries.csv") == [
                "2025-09-20,easy,,,slips,\"a \"\"small\"\" birthday\"", "2025-10-11,easy,,,slips,alone at home",
            ])
        #expect(directory.text("profile.json")?.contains("\"assumeSteady\": [{ \"from\": \"2025-09-01\" }]") == true)
        #expect(summary.steadySince == date("2025-09-01") && summary.notices.count(.levelAssumed) == 2)
        // All days before today but the two.
        let sobriety = directory.analysis(on: "2025-10-31").sobriety
        #expect(sobriety.soberDays == 58 && sobriety.longest?.length == 20)
        #expect(sobriety.shown?.first == date("2025-10-12"))
    }

    @Test("a list of slips is the same with the line ends of any system", arguments: ["\r\n", "\r"])
    func lineEnds(_ end: String) throws {
        var (directory, other) = (Directory(), Directory())
        try directory.take(single(Self.sober, "sober.txt"))
        try other.take(single(Self.sober.split(separator: "\n").joined(separator: end), "sober.txt"))
        #expect(!other.rows("entries.csv").isEmpty && other.rows("entries.csv") == directory.rows("entries.csv"))
    }

    @Test("U-02 T-16 slips of anything else are logs of a saboteur that is avoided since then")
    func avoidance() throws {
        var directory = Directory()
        let list = """
            Habit: Cigarettes
            clean since: 01.09.2025
            2025-10-11T21:30\tafter dinner
            2025-10-11
            habit: Gambling
            2025-08-02; poker
            since 2025-08-03
            """
        try directory.take(single(list, "slips.csv"))
        #expect(
            directory.rows("logs.csv") == [
                "2025-08-02,gambling,,,,poker,slips,slips:Gambling:2025-08-02",
                "2025-10-11T21:30:00+00:00,cigarettes,,,,after dinner,slips,slips:Cigarettes:2025-10-11T21:30:00+00:00",
                "2025-10-11,cigarettes,,,,,slips,slips:Cigarettes:2025-10-11",
            ])
        let trackers = directory.history().trackers
        #expect(trackers.map(\.mode) == [.avoidance, .avoidance])
        #expect(trackers.map(\.createdAt) == [date("2025-09-01"), date("2025-08-02")])
        #expect(directory.text("profile.json") == nil)
    }

    @Test("U-02 a longer list adds the new slip only, and an entry that a person wrote stays")
    func newer() throws {
        var directory = Directory(["entries.csv": "date,level,source\n2025-09-20,wild,manual\n"])
        let first = try directory.take(single(Self.sober, "sober.txt"))
        #expect(first.records[.entries]?.kept == 1 && first.records[.entries]?.added == 1)
        let summary = try directory.take(single(Self.sober + "2025-10-30, again\n", "sober.txt"))
        #expect(summary.records[.entries]?.added == 1 && summary.steadySince == nil)
        #expect(
            directory.rows("entries.csv").map { $0.prefix(15) } == [
                "2025-09-20,wild", "2025-10-11,easy", "2025-10-30,easy",
            ])
    }

    @Test("a list in German, and one whose date follows all its slips")
    func german() throws {
        var directory = Directory()
        try directory.take(single("nüchtern seit 12.10.2025\n20.09.2025 Geburtstag\n11.10.2025, allein\n", "liste.txt"))
        #expect(directory.rows("entries.csv").count == 2)
        #expect(directory.history().profile.assumeSteady.map(\.first) == [date("2025-09-20")])
    }

    @Test(
        "an invalid line is refused with its number, and nothing is guessed",
        arguments: ["yesterday", "10/31/2025", "2025-02-30, note", "since soon", "habit:"])
    func broken(line: String) throws {
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single("sober since 2025-09-01\n\n" + line + "\n", "sober.txt"))
        }
        #expect(error?.place?.description == "sober.txt:3")
    }

    @Test("a list that does not say what it is about is refused")
    func unnamed() throws {
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(single("since 2025-09-01\n2025-09-20\n", "sober.txt"))
        }
        #expect(error?.hint?.contains("habit: Cigarettes") == true)
    }

    @Test(
        "other texts aren't recognised as lists of slips",
        arguments: ["since yesterday\n", "Sincerely\n", "habit,date\nRead,2025-10-31\n", ""])
    func others(text: String) {
        #expect(ImportFormat(recognising: single(text, "x.txt"), .ofAllLanguages) == nil)
    }
}
