import Diary
import TestSupport
import Testing

/// Values that are set in settings with comments, which are kept.
@Suite struct JSONFileTests {
    private static let lists = [
        // Without another object, the style of the keys isn't known.
        TextCase("empty", "[]", "[\n  { \"a\": 1 }\n]"),
        TextCase("a comment alone", "[ // none yet\n]", "[ // none yet\n  { \"a\": 1 }\n]"),
        TextCase("a comment alone on one line", "[/* none */]", "[/* none */\n  { \"a\": 1 }\n]"),
        TextCase("one line", "[{ b: 2 }]", "[{ b: 2 }, { a: 1 }]"),
        TextCase("one line, last comma", "[{ b: 2 },]", "[{ b: 2 }, { a: 1 },]"),
        TextCase("one line, last comma and blank", "[{b:2}, ]", "[{b:2},{a:1}, ]"),
        TextCase("one line, comment behind the value", "[{ b: 2 } /* , */]", "[{ b: 2 } /* , */, { a: 1 }]"),
        TextCase("one line, comment behind the comma", "[{ b: 2 }, /* c */]", "[{ b: 2 }, /* c */ { a: 1 },]"),
        TextCase("several lines", "[\n  { b: 2 }\n]", "[\n  { b: 2 },\n  { a: 1 }\n]"),
        TextCase("last comma", "[\n  { b: 2 },\n]", "[\n  { b: 2 },\n  { a: 1 },\n]"),
        TextCase("comment behind the value", "[\n  { b: 2 } // c, d\n]", "[\n  { b: 2 }, // c, d\n  { a: 1 }\n]"),
        TextCase("comment behind the comma", "[\n  { b: 2 }, // c\n]", "[\n  { b: 2 }, // c\n  { a: 1 },\n]"),
        TextCase(
            "comment between value and comma", "[\n  { b: 2 } /* c */ ,\n]", "[\n  { b: 2 } /* c */ ,\n  { a: 1 },\n]"),
        TextCase(
            "comment before the bracket", "[\n  { b: 2 }\n  // more\n  /* and\n more */\n]",
            "[\n  { b: 2 },\n  // more\n  /* and\n more */\n  { a: 1 }\n]"),
        TextCase("comment that looks closed", "[\n  { b: 2 }, /*/ , */\n]", "[\n  { b: 2 }, /*/ , */\n  { a: 1 },\n]"),
        TextCase(
            "bracket beside the value", "[\n  { b: 2 },\n  { c: 3 } ]", "[\n  { b: 2 },\n  { c: 3 },\n  { a: 1 } ]"),
        TextCase("CR alone behind a comment", "[{ b: 2 } // c\r]", "[{ b: 2 }, // c\n{ a: 1 }\n\r]"),
        TextCase(
            "U+2028 behind a comment", "[{ b: 2 } // c\u{2028},]", "[{ b: 2 } // c\u{2028},\n{ a: 1 },\n]"),
        TextCase("quoted keys", "[{ 'b': 2 }]", "[{ 'b': 2 }, { \"a\": 1 }]"),
        TextCase("members on lines", "[\n\t{\n\t\tb: 2,\n\t},\n]", "[\n\t{\n\t\tb: 2,\n\t},\n\t{\n\t\ta: 1\n\t},\n]"),
        TextCase("around the list", "// c\n[] // d\n", "// c\n[\n  { \"a\": 1 }\n] // d\n"),
    ]

    @Test("a value is appended to a list, and comments stay", arguments: lists)
    private func appending(_ lists: TextCase) throws {
        let json = try #require(JSONFile(file("trackers.json", lists.before)))
        let value = JSONText.object([JSONText.Member("a", .number(1))])
        let edits = try #require(json.appending([value], to: json.document))
        let after = try #require(change(json, edits)).after.text
        #expect(after == lists.after)
    }

    private static let members = [
        TextCase("empty object", "{}", "{\n  \"new\": true\n}"),
        TextCase("one line", "{ a: 1 }", "{ a: 1, new: true }"),
        TextCase("compact", "{\"a\":1}", "{\"a\":1,\"new\":true}"),
        TextCase("several lines", "{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"new\": true\n}\n"),
        TextCase("last comma and comment", "{\n  a: 1, // c\n}", "{\n  a: 1, // c\n  new: true,\n}"),
        TextCase("value below its key", "{\n  a:\n      1\n}", "{\n  a:\n      1,\n  new: true\n}"),
        TextCase("CRLF", "{\r\n\ta: 1\r\n}\r\n", "{\r\n\ta: 1,\r\n\tnew: true\r\n}\r\n"),
        TextCase("comment alone", "{ /* nothing */ }", "{ /* nothing */\n  \"new\": true\n }"),
        TextCase("the key is there", "{ a: 1, 'New': [1, /* c */ 2], b: 3 }", "{ a: 1, 'New': true, b: 3 }"),
    ]

    @Test("an object gets a member, or its member another value", arguments: members)
    private func setting(_ members: TextCase) throws {
        let json = try #require(JSONFile(file("profile.json", members.before)))
        let edits = try #require(json.setting("new", to: .flag(true), in: json.document))
        let change = try #require(FileChange(of: json.file, edits))
        #expect(change.after.text == members.after && JSONFile(change.after) != nil)
        #expect(change.edits.reversed.applied(to: change.after.bytes) == json.file.bytes)
    }

    @Test("nested values have the layout of their surroundings")
    private func nested() throws {
        let text =
            "{\n  goals: { a: 1 }, // c\n  list: [],\n  empty: {},\n  pauses: [\n    { from: 'x' }, // d\n  ],\n}\n"
        let json = try #require(JSONFile(file("profile.json", text)))
        let node = { (key: String) in try #require(json.document.member(key)).value }
        let edits = try [
            json.setting("b-c", to: .text("it's"), in: node("goals")),
            json.appending([.list([.number(1), .written("null")])], to: node("list")),
            json.setting("d", to: .number(decimal("2.5")), in: node("empty")),
            json.appending([.object([.init("from", .text("y"))])], to: node("pauses")),
        ].map { try #require($0) }
        let after = try #require(change(json, edits.flatMap(\.self))).after.text
        #expect(
            after == "{\n  goals: { a: 1, \"b-c\": \"it's\" }, // c\n  list: [[1, null]],\n  empty: { d: 2.5 },\n"
                + "  pauses: [\n    { from: 'x' }, // d\n    { from: \"y\" },\n  ],\n}\n")
    }

    @Test("a value of the wrong kind takes nothing")
    private func wrongKind() throws {
        let json = try #require(JSONFile(file("profile.json", "{ a: [] }")))
        let list = try #require(json.document.member("A")).value
        #expect(json.appending([.number(1)], to: json.document) == nil)
        #expect(json.setting("a", to: .number(1), in: list) == nil)
        #expect(json.removing("b", from: json.document).isEmpty && json.removing("a", from: list).isEmpty)
    }

    /// The change of a file by edits that only insert; nil if the result isn't JSON.
    private func change(_ json: JSONFile, _ edits: [TextEdit]) -> FileChange? {
        guard let change = FileChange(of: json.file, edits), JSONFile(change.after) != nil else { return nil }
        expectOnlyInsertion(change)
        return change
    }
}
