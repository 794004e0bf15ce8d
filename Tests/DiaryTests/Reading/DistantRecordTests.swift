import Diary
import Model
import Testing

/// One or two records that are far from all others, because their year is mistyped.
@Suite struct DistantRecordTests {
    /// Entries of five days of 2025, which are the history, and of these dates.
    private func entries(and dates: String...) -> String {
        "date,level\n" + (1...5).map { "2025-10-0\($0),easy\n" }.joined() + dates.map { "\($0),easy\n" }.joined()
    }

    private func warnings(_ files: [String: String]) -> [String] {
        let loaded = load(files)
        #expect(loaded.history != nil)
        return loaded.diagnostics.map { "\($0.location.file):\($0.location.line) \($0.code) \($0.count)" }
    }

    @Test(
        "V-15 a record that is more than two years from all others is warned of, with its line",
        arguments: ["2016-10-03", "2023-09-30", "2027-10-07", "3025-10-03", "2015-10-01"])
    func one(date: String) throws {
        #expect(warnings(["entries.csv": entries(and: date)]) == ["entries.csv:7 distant-record 1"])
        let problem = try problem(in: ["entries.csv": entries(and: date)])
        #expect(problem.severity == .warning)
        #expect(problem.text == "the record of \(date) is more than two years away from the others")
        #expect(problem.location.sourceLine == "\(date),easy")
    }

    @Test(
        "V-15 a record more than ten years before every other one is warned of",
        arguments: ["1925-10-03", "2015-09-30"])
    func tenYears(date: String) throws {
        #expect(warnings(["entries.csv": entries(and: date)]) == ["entries.csv:7 mistyped-year 1"])
        let problem = try problem(in: ["entries.csv": entries(and: date)])
        #expect(problem.text == "the record of \(date) is more than ten years before every other")
        #expect(warnings(["entries.csv": entries(and: date, date)]) == ["entries.csv:7 distant-record 2"])
    }

    @Test("V-15 a record 11 to 13 months before the row above it, or as far from both its neighbours, is warned of")
    func years() {
        func lines(_ dates: String...) -> [Int] {
            let text = "date,level\n" + dates.map { "\($0),easy\n" }.joined()
            let found = load(["entries.csv": text]).diagnostics.filter { $0.code == .mistypedYear }
            return found.map(\.location.line)
        }
        #expect(lines("2025-12-30", "2026-01-02", "2025-01-03", "2026-01-04") == [4])
        #expect(lines("2025-12-30", "2026-01-02", "2025-01-03") == [4])
        #expect(lines("2025-12-30", "2026-01-02", "2025-01-03", "2025-01-04", "2026-01-05") == [4])
        #expect(lines("2025-10-29", "2026-10-30", "2025-10-31") == [3])
        // Eleven and thirteen months; ten and fourteen are other days of the person's life.
        #expect(lines("2025-12-02", "2025-01-02") == [3] && lines("2026-02-02", "2025-01-02") == [3])
        #expect(lines("2025-11-02", "2025-01-02") == [] && lines("2026-03-02", "2025-01-02") == [])
        // A pause of a year.
        #expect(lines("2024-01-02", "2025-01-03", "2025-01-04") == [])
        #expect(lines("2025-01-03") == [])
    }

    @Test("V-15 rows of different files aren't neighbours")
    func otherFile() {
        let files = [
            "entries/a.csv": "date,level\n2025-12-30,easy\n", "entries/b.csv": "date,level\n2024-12-31,easy\n",
        ]
        #expect(warnings(files) == [])
    }

    @Test("a gap of two years is not reported", arguments: ["2023-10-01", "2027-10-05"])
    func twoYears(date: String) {
        #expect(warnings(["entries.csv": entries(and: date)]) == [])
    }

    @Test("three records are warned of, four are a part of the history")
    func few() {
        let three = entries(and: "2015-10-01", "2015-10-02", "2015-10-03")
        #expect(warnings(["entries.csv": three]) == ["entries.csv:7 distant-record 3"])
        #expect(warnings(["entries.csv": three + "2015-10-04,easy\n"]) == [])
    }

    @Test("each part with few records is warned of")
    func parts() {
        let text = entries(and: "2015-10-01", "2005-10-01", "2035-10-01")
        #expect(warnings(["entries.csv": text]) == ["entries.csv:7 distant-record 3"])
    }

    @Test("of two records that are all there is the earlier one is warned of")
    func two() {
        #expect(
            warnings(["entries.csv": "date,level\n2025-10-01,easy\n2015-10-01,easy\n"]) == [
                "entries.csv:3 distant-record 1"
            ])
    }

    @Test("records of every kind count, and every kind is warned of")
    func kinds() {
        let trackers = "[{ \"preset\": \"water\" }]"
        let files = [
            "trackers.json": trackers, "entries.csv": entries(),
            "activities.csv": "kind,minutes,date\nworkout,5,2025-10-01\nworkout,5,2012-10-01\n",
            "logs.csv": "timestamp,tracker\n2025-10-01T10:00,water\n2009-10-01T10:00,water\n",
        ]
        #expect(warnings(files) == ["activities.csv:3 distant-record 1", "logs.csv:3 distant-record 1"])
        let bridge = files.merging([
            "logs.csv": "timestamp,tracker\n"
                + ["2014", "2016", "2018", "2020", "2022", "2024"].map { "\($0)-09-30T10:00,water\n" }.joined()
        ]) { $1 }
        #expect(warnings(bridge) == [])
    }

    @Test("many logs of a single day are many records")
    func manyOfADay() {
        let logs = "timestamp,tracker\n" + (0..<4).map { "2010-10-01T1\($0):00,water\n" }.joined()
        let files = ["trackers.json": "[{ \"preset\": \"water\" }]", "entries.csv": entries(), "logs.csv": logs]
        #expect(warnings(files) == [])
    }

    @Test("if records cannot be read, gaps are not reported")
    func errors() {
        let loaded = load(["entries.csv": entries(and: "2015-10-01", "x")])
        #expect(loaded.diagnostics.map(\.code) == [.malformedDate])
    }
}
