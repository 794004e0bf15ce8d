import Diary
import Model
import TestSupport
import Testing

/// Rows that are appended to CSV files.
@Suite struct CSVAppendingTests {
    private static let rows = [
        TextCase("commas", "date,level\n2025-10-30,wild\n", "date,level\n2025-10-30,wild\n2025-10-31,easy\n"),
        TextCase("other order", "level,date\n", "level,date\neasy,2025-10-31\n"),
        TextCase("capitals", " DATE ,Level\n", " DATE ,Level\n2025-10-31,easy\n"),
        TextCase("unknown columns", "weather,date,level,mood\n", "weather,date,level,mood\n,2025-10-31,easy,\n"),
        TextCase("empty header cells", "date,,level,\n", "date,,level,\n2025-10-31,,easy,\n"),
        TextCase("semicolons", "date;level\n", "date;level\n2025-10-31;easy\n"),
        TextCase("tabs", "date\tlevel\n", "date\tlevel\n2025-10-31\teasy\n"),
        TextCase("CRLF", "date,level\r\n", "date,level\r\n2025-10-31,easy\r\n"),
        TextCase("no last line end", "date,level\n2025-10-30,wild", "date,level\n2025-10-30,wild\n2025-10-31,easy\n"),
        TextCase("header alone", "date,level", "date,level\n2025-10-31,easy\n"),
        TextCase("header alone below CRLF", "#\r\ndate,level", "#\r\ndate,level\r\n2025-10-31,easy\r\n"),
        TextCase("byte order mark", "\u{FEFF}date,level\n", "\u{FEFF}date,level\n2025-10-31,easy\n"),
        TextCase("lines before the header", "# a, b\n\ndate,level\n", "# a, b\n\ndate,level\n2025-10-31,easy\n"),
        TextCase("empty lines at the end", "date,level\n\n\n", "date,level\n\n\n2025-10-31,easy\n"),
        TextCase(
            "quoted cells", "\"date\",\"le\"\"vel\",\"level\"\n2025-10-30,\"a\nb\",wild\n",
            "\"date\",\"le\"\"vel\",\"level\"\n2025-10-30,\"a\nb\",wild\n2025-10-31,,easy\n"),
        TextCase(
            "short rows", "date,level,note\n2025-10-30,wild\n", "date,level,note\n2025-10-30,wild\n2025-10-31,easy,\n"),
        TextCase(
            "dotted dates", "date;level\n2025-10-29;wild\n30.10.2025;wild\n",
            "date;level\n2025-10-29;wild\n30.10.2025;wild\n31.10.2025;easy\n"),
        TextCase(
            "column that is missing", "date,drinks\n2025-10-30,2\n",
            "date,drinks,level\n2025-10-30,2\n2025-10-31,,easy\n"),
        TextCase("missing column, header alone", "date;drinks", "date;drinks;level\n2025-10-31;;easy\n"),
        TextCase("missing column behind a separator", "date,drinks,", "date,drinks,,level\n2025-10-31,,,easy\n"),
        TextCase("missing column, CRLF", "date,drinks\r\n", "date,drinks,level\r\n2025-10-31,,easy\r\n"),
        TextCase(
            "empty file", "", "date,level,drinks,timestamp,source,note\n2025-10-31,easy,,,,\n"),
        TextCase(
            "byte order mark alone", "\u{FEFF}",
            "\u{FEFF}date,level,drinks,timestamp,source,note\n2025-10-31,easy,,,,\n"),
        TextCase(
            "comments alone", "\n# mine", "\n# mine\ndate,level,drinks,timestamp,source,note\n2025-10-31,easy,,,,\n"),
    ]

    @Test("a row is appended in the form of the file", arguments: rows)
    private func form(_ rows: TextCase) throws {
        let change = try record(.entry(), in: file("entries.csv", rows.before))
        #expect(change.after.text == rows.after)
    }

    private static let numbers = [
        TextCase("commas between cells", "date,level,drinks\n", "2025-10-31,easy,2.5"),
        TextCase("semicolons without a number", "date;level;drinks\n", "2025-10-31;easy;2,5"),
        TextCase("semicolons and points", "date;level;drinks\n2025-10-30;easy;1.5\n", "2025-10-31;easy;2.5"),
        TextCase("semicolons and commas", "date;level;drinks\n2025-10-30;easy;1,5\n", "2025-10-31;easy;2,5"),
        TextCase("tabs without a decimal", "date\tlevel\tdrinks\n2025-10-30\teasy\t3\n", "2025-10-31\teasy\t2.5"),
        TextCase("tabs and commas", "date\tlevel\tdrinks\n2025-10-30\teasy\t\"1,5\"\n", "2025-10-31\teasy\t2,5"),
    ]

    @Test("decimals are written as the file writes them", arguments: numbers)
    private func decimals(_ numbers: TextCase) throws {
        let change = try record(.entry(drinks: "2.5"), in: file("entries.csv", numbers.before))
        #expect(change.after.text == numbers.before + numbers.after + "\n")
    }

    @Test("options with commas do not make a decimal comma")
    private func options() throws {
        let text = "timestamp\ttracker\tvalue\n2025-10-30\twater\t1.5\n2025-10-30\tx\tso, so\n2025-10-30\ty\ta, b\n"
        let change = try record(
            .log(.day(date("2025-10-31")), "weight", .number(decimal("70.5"))), in: file("logs.csv", text))
        #expect(change.after.text.hasSuffix("\n2025-10-31\tweight\t70.5\n"))
    }

    @Test("the days of logs are dotted if timestamps are")
    private func dottedTimestamps() throws {
        let text = "timestamp;tracker\n30.10.2025 21:04;water\n"
        let change = try record(.log(.day(date("2025-10-31")), "water"), in: file("logs.csv", text))
        #expect(change.after.text == text + "31.10.2025;water\n")
    }

    @Test("a value that is only mentioned is written if its column exists")
    private func mentions() throws {
        var wanted = NewRecord.entry()
        wanted.mention("source", .text("command"))
        let without = try #require(wanted.changes(in: [file("entries.csv", "date,level\n")]).first)
        #expect(without.after.text == "date,level\n2025-10-31,easy\n")
        try record(wanted, in: file("entries.csv", "date,level,SOURCE\n"))
    }

    @Test("a new file has every column that has a value")
    private func rareColumns() throws {
        var wanted = NewRecord(.activities, on: date("2025-10-31"))
        wanted.say("date", .day(wanted.day))
        wanted.say("kind", .text("workout"))
        wanted.say("minutes", .number(30))
        wanted.say("kcal", .number(decimal("210.5")))
        let change = try #require(wanted.changes(in: []).first)
        #expect(change.path == "activities.csv" && change.before == nil)
        #expect(read(.activities, in: [change.after]) == [wanted.columns])
    }
}
