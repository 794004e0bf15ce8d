import Diary
import Model
import TestSupport
import Testing

/// CSV files as spreadsheets write them, in the forms of several countries.
@Suite struct SpreadsheetTests {
    /// Activities as `date minutes note`.
    private func activities(_ text: String) throws -> [String] {
        try history(["activities.csv": text]).sessions.map { "\($0.day) \($0.minutes.text) \($0.note ?? "-")" }
    }

    @Test(
        "V-14 cells are separated by what the header has most of: commas, semicolons or tabs",
        arguments: [",", ";", "\t"])
    func separators(separator: String) throws {
        let cells = [["date", "kind", "minutes", "note"], ["2025-10-31", "workout", "12.5", "\"a,b;c\td\""]]
        let text = cells.map { $0.joined(separator: separator) + "\n" }.joined()
        #expect(try activities(text) == ["2025-10-31 12.5 a,b;c\td"])
    }

    @Test("separators inside quotation marks of the header do not count, and of equals the comma is it")
    func separatorOfHeader() throws {
        let quoted = load(["activities.csv": "\"a,b,c,d,e\";date;kind;minutes\n1;2025-10-31;workout;5\n"])
        #expect(quoted.diagnostics.map(\.code.rawValue) == ["unknown-column"])
        #expect(quoted.history?.sessions.count == 1)
        let equal = load(["entries.csv": "date,level,x;y;z\n2025-10-31,easy,1\n"])
        #expect(equal.diagnostics.map(\.text) == ["unknown column \"x;y;z\"; it is not read"])
    }

    @Test("only the header decides, whatever the rows contain")
    func separatorOfRows() throws {
        let text = "date;level;note\n2025-10-31;easy;wine, beer, tea, water, juice\n"
        #expect(try history(["entries.csv": text]).entries.map(\.note) == ["wine, beer, tea, water, juice"])
    }

    @Test("V-14 drinks and the value of a log may have a decimal comma if no comma separates the cells")
    func commas() throws {
        let folder = try history([
            "entries.csv": "date;drinks\n2025-10-31;2,5\n", "trackers.json": "[{ \"preset\": \"water\" }]",
            "logs.csv": "timestamp;tracker;value\n2025-10-31;water;1,5\n",
        ])
        #expect(folder.entries.first?.drinks == decimal("2.5"))
        #expect(folder.logs.first?.value == .amount(decimal("1.5")))
    }

    @Test("V-14 a row may leave out cells at its end")
    func shortRows() throws {
        let text = "date,kind,minutes,type,note\n2025-10-30,workout,5\n2025-10-31,workout,5,running,x\n"
        #expect(try activities(text) == ["2025-10-30 5 -", "2025-10-31 5 x"])
    }

    @Test("a short row has nothing of the row before it")
    func shortAfterLong() throws {
        let text = "date,level,note\n2025-10-30,easy,x\n2025-10-31,easy\n"
        #expect(try history(["entries.csv": text]).entries.map(\.note) == ["x", nil])
    }

    @Test("a row may have empty cells beyond those of the header")
    func longRows() throws {
        #expect(try activities("date,kind,minutes\n2025-10-31,workout,5,,\"\", \n") == ["2025-10-31 5 -"])
    }

    @Test("empty cells of the header name no column, however many there are")
    func emptyHeaderCells() throws {
        #expect(try activities("date,,kind,minutes,, ,\"\"\n2025-10-31,,workout,5,,,\n") == ["2025-10-31 5 -"])
    }

    @Test("lines before the header that begin with # are skipped, later ones are not")
    func commentLines() throws {
        #expect(try history(["entries.csv": "# a, \"b\n\n#;;;;\ndate,level\n2025-10-31,easy\n"]).entries.count == 1)
        #expect(load(["entries.csv": "date,level\n# 2025,easy\n"]).history == nil)
        #expect(load(["entries.csv": "\u{FEFF}# a\n"]).diagnostics.map(\.code.rawValue) == ["missing-header"])
    }

    @Test("V-14 decimals may have a comma if no comma separates the cells", arguments: [";", "\t"])
    func decimalComma(separator: String) throws {
        let rows = [
            ["date", "kind", "minutes"], ["2025-10-30", "workout", "1,5"], ["2025-10-31", "workout", "0.25"],
        ]
        let text = rows.map { $0.joined(separator: separator) + "\n" }.joined()
        #expect(try activities(text) == ["2025-10-30 1.5 -", "2025-10-31 0.25 -"])
    }

    @Test(
        "what is not a number with one comma stays an error",
        arguments: ["1,", ",5", "1,5,0", "1.000,5", "1,5.0", "1,0000000001", "-1,5"])
    func malformedDecimalComma(minutes: String) {
        BrokenInput(
            "", "activities.csv", "date;kind;minutes\n2025-10-31;workout;‸\(minutes)\n", "malformed-number"
        ).check()
    }

    @Test("between commas a decimal comma is an error that says what to write")
    func decimalCommaBetweenCommas() throws {
        let problem = try problem(in: ["activities.csv": "date,kind,minutes\n2025-10-31,workout,\"12,5\"\n"])
        #expect(problem.hint == "decimals are written with a point: 12.5")
    }

    @Test(
        "V-14 dates may be written 31.10.2025 and 3.1.2025, in CSV and in JSON",
        arguments: ["3.1.2025", "03.01.2025", "3.01.2025"])
    func dottedDates(date written: String) throws {
        let csv = try history(["entries.csv": "date,level\n\(written),easy\n"])
        let json = try history(["entries.json": "[{ \"date\": \"\(written)\", \"level\": \"easy\" }]"])
        #expect(csv.entries.map(\.day) == [date("2025-01-03")])
        #expect(json.entries.map(\.day) == [date("2025-01-03")])
    }

    @Test(
        "a date with points that no calendar has, or of another form, is an error",
        arguments: [
            "31.9.2025", "29.2.2025", "10.31.2025", "31.10.25", "2025.10.31", "31.10", "1.1.1.2025", "31.10.2025.",
        ])
    func malformedDottedDates(date: String) {
        BrokenInput("", "entries.csv", "date,level\n‸\(date),steady\n", "malformed-date").check()
    }

    @Test(
        "a date with slashes is an error that says why", arguments: ["10/31/2025", "3/1/2025", "1/2/25", "10-31-2025"])
    func slashes(date: String) throws {
        let problem = try problem(in: ["entries.csv": "date,level\n\(date),easy\n"])
        #expect(problem.text == "\"\(date)\" is not a date; expected e.g. 2025-10-31")
        #expect(problem.hint?.contains("the day or the month could stand first, so") == true)
    }

    @Test(
        "a nearly valid date is an error that says what to write",
        arguments: [
            ("2025/10/31", "hyphens"), ("2025.10.31", "hyphens"), ("2025-1-1", "two digits"),
            ("31.10.25", "four digits"),
            ("1.2.25", "four digits"),
        ])
    func lookalikes(date: String, advice: String) throws {
        #expect(try problem(in: ["entries.csv": "date,level\n\(date),easy\n"]).hint?.contains(advice) == true)
    }

    @Test(
        "a value that isn't similar to a date gets no advice",
        arguments: ["today", "2025-02-30", "31.9.2025", "1/2", "1/2/3/4", "1.2/25"])
    func noAdvice(date: String) throws {
        #expect(try problem(in: ["entries.csv": "date,level\n\(date),easy\n"]).hint == nil)
    }

    @Test("the number that a spreadsheet keeps for a day is an error that says what it may be")
    func dayNumber() throws {
        let problem = try problem(in: ["entries.csv": "date,level\n45961,easy\n"])
        #expect(problem.hint?.contains("number of a day in a spreadsheet") == true)
    }
}
