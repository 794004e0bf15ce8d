import Diary
import Model
import TestSupport
import Testing

/// Objects that are appended to the lists of JSON files.
@Suite struct JSONAppendingTests {
    private static let lists = [
        TextCase("empty file", "", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
        TextCase(
            "byte order mark alone", "\u{FEFF}", "\u{FEFF}[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
        TextCase("empty list", "[]", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
        TextCase("empty list, CRLF", "[]\r\n", "[\r\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\r\n]\r\n"),
        TextCase("empty list over two lines", "[\n]\n", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n]\n"),
        TextCase(
            "object a line", "[\n {\"level\": \"wild\"},\n {\"level\": \"wild\"}\n]\n",
            "[\n {\"level\": \"wild\"},\n {\"level\": \"wild\"},\n {\"date\": \"2025-10-31\", \"level\": \"easy\"}\n]\n"
        ),
        TextCase(
            "object a line beside the brackets", "[{ \"level\": \"wild\" },\n { \"level\": \"wild\" }]",
            "[{ \"level\": \"wild\" },\n { \"level\": \"wild\" },\n"
                + " { \"date\": \"2025-10-31\", \"level\": \"easy\" }]\n"),
        TextCase(
            "pretty", "[\n  {\n    \"level\" : \"wild\"\n  }\n]\n",
            "[\n  {\n    \"level\" : \"wild\"\n  },\n  {\n    \"date\" : \"2025-10-31\",\n"
                + "    \"level\" : \"easy\"\n  }\n]\n"
        ),
        TextCase(
            "tabs and CRLF", "[\r\n\t{\r\n\t\t\"level\": \"wild\"\r\n\t}\r\n]",
            "[\r\n\t{\r\n\t\t\"level\": \"wild\"\r\n\t},\r\n\t{\r\n\t\t\"date\": \"2025-10-31\",\r\n"
                + "\t\t\"level\": \"easy\"\r\n\t}\r\n]\r\n"
        ),
        TextCase(
            "pretty inside one pair of brackets", "[{\n  \"level\": \"wild\"\n}]",
            "[{\n  \"level\": \"wild\"\n},\n{\n  \"date\": \"2025-10-31\",\n  \"level\": \"easy\"\n}]\n"),
        TextCase(
            "one line", "[{\"level\": \"wild\"}, {\"level\": \"wild\"}]\n",
            "[{\"level\": \"wild\"}, {\"level\": \"wild\"}, {\"date\": \"2025-10-31\", \"level\": \"easy\"}]\n"),
        TextCase(
            "compact", "[{\"level\":\"wild\"},{\"level\":\"wild\"}]",
            "[{\"level\":\"wild\"},{\"level\":\"wild\"},{\"date\":\"2025-10-31\",\"level\":\"easy\"}]\n"),
        TextCase(
            "compact, a single object", "[{\"level\":\"wild\"}]",
            "[{\"level\":\"wild\"},{\"date\":\"2025-10-31\",\"level\":\"easy\"}]\n"),
        TextCase("blanks in the empty list", "[ ]", "[\n  { \"date\": \"2025-10-31\", \"level\": \"easy\" }\n ]\n"),
        TextCase(
            "capitals", "[{\"Date\":\"2025-10-30\",\"LEVEL\":\"wild\"}]",
            "[{\"Date\":\"2025-10-30\",\"LEVEL\":\"wild\"},{\"Date\":\"2025-10-31\",\"LEVEL\":\"easy\"}]\n"),
    ]

    @Test("an object is appended in the form of the list", arguments: lists)
    private func form(_ lists: TextCase) throws {
        let change = try record(.entry(), in: file("entries.json", lists.before))
        #expect(change.after.text == lists.after)
    }

    @Test("a value that is only mentioned is written if an object has its key")
    private func mentions() throws {
        var wanted = NewRecord.entry()
        wanted.mention("source", .text("command"))
        let old = #"[{"date":"2025-10-30","level":"wild"}]"#
        let without = try #require(wanted.changes(in: [file("entries.json", old)]).first)
        #expect(read(.entries, in: [without.after]).last == ["date": "2025-10-31", "level": "easy"])
        try record(wanted, in: file("entries.json", #"[{"date":"2025-10-30","level":"wild","source":null}]"#))
        try record(wanted, in: file("entries.json", "[]"))
    }

    @Test("a value that is only mentioned is written if nothing else makes the record complete")
    private func neededMentions() throws {
        var wanted = NewRecord.entry(level: nil)
        wanted.mention("level", .text("steady"))
        wanted.mention("drinks", .number(0))
        try record(wanted, in: file("entries.json", #"[{"date":"2025-10-30"}]"#))
        let change = try #require(
            wanted.changes(in: [file("entries.json", #"[{"date":"2025-10-30","level":"easy"}]"#)]).first)
        #expect(read(.entries, in: [change.after]).last == ["date": "2025-10-31", "level": "steady"])
    }

    @Test("numbers have a point and days the usual form")
    private func numbers() throws {
        let wanted = NewRecord.log(.day(date("2025-10-31")), "weight", .number(decimal("70.5")))
        let change = try record(wanted, in: file("logs.json", "[]\n"))
        #expect(change.after.text.contains(#""timestamp": "2025-10-31", "tracker": "weight", "value": 70.5"#))
    }
}
