import Testing

@testable import Diary

/// Members that are removed from the objects of settings.
@Suite struct JSONRemovingTests {
    private static let members = [
        TextCase("the only one", "{ x: 1 }", "{ }"),
        TextCase("the only one, compact", "{\"x\":1}", "{}"),
        TextCase("the first", "{ x: 1, b: 2 }", "{ b: 2 }"),
        TextCase("one between others", "{ a: 1, x: [1, 2], b: 2 }", "{ a: 1, b: 2 }"),
        TextCase("the last", "{ a: 1, 'X': 1 }", "{ a: 1 }"),
        TextCase("the last with a comma", "{ a: 1, x: 1, }", "{ a: 1, }"),
        TextCase("the last, compact", "{\"a\":1,\"x\":1}", "{\"a\":1}"),
        TextCase("a line", "{\n  a: 1,\n  x: 1,\n  b: 2\n}", "{\n  a: 1,\n  b: 2\n}"),
        TextCase("a line with a comment", "{\n  x: 1, // c\n  b: 2\n}", "{\n  b: 2\n}"),
        TextCase("the last line", "{\n  a: 1,\n  x: 1\n}", "{\n  a: 1\n}"),
        TextCase("the last line with a comment", "{\n  a: 1, // a\n  x: 1 // c\n}", "{\n  a: 1 // a\n}"),
        TextCase("below a comment", "{\n  a: 1,\n  // c\n  x: 1\n}", "{\n  a: 1\n  // c\n}"),
        TextCase("beside the bracket", "{ a: 1, // a\n  x: 1 }", "{ a: 1 // a\n  }"),
        TextCase("the first beside the bracket", "{ x: 1, // c\n  b: 2 }", "{ // c\n  b: 2 }"),
        TextCase("two on a line", "{\n  x: 1, b: 2\n}", "{\n  b: 2\n}"),
        TextCase("commas that lead", "{ a: 1\n, x: 1\n, b: 2 }", "{ a: 1\n, b: 2 }"),
        TextCase("the last of commas that lead", "{ a: 1\n, x: 1 }", "{ a: 1\n }"),
        TextCase("comment with a comma before it", "{ a: 1 /* , */, x: 1 }", "{ a: 1 /* , */ }"),
        TextCase("CRLF", "{\r\n\ta: 1,\r\n\tx: {\r\n\t\tb: 2\r\n\t}\r\n}\r\n", "{\r\n\ta: 1\r\n}\r\n"),
    ]

    @Test("a member is removed with its comma and its line, and the rest is JSON", arguments: members)
    private func removing(_ members: TextCase) throws {
        let json = try #require(JSONFile(file("profile.json", members.before)))
        let change = try #require(FileChange(of: json.file, json.removing("x", from: json.document)))
        #expect(change.after.text == members.after)
        #expect(JSONFile(change.after)?.document.member("x") == nil && JSONFile(change.after) != nil)
        #expect(change.edits.reversed.applied(to: change.after.bytes) == json.file.bytes)
    }

    private static let elements = [
        TextCase("the first", "{ a: [ x, 1, 2 ] }", "{ a: [ 1, 2 ] }"),
        TextCase("one between others", "{ a: [1, x, 2] }", "{ a: [1, 2] }"),
        TextCase("the last", "{ a: [1, x] }", "{ a: [1] }"),
        TextCase("the only one", "{ a: [x] }", "{ a: [] }"),
        TextCase("a line with a comment", "{ a: [\n  1,\n  x, // c\n  2\n] }", "{ a: [\n  1,\n  2\n] }"),
        TextCase("the last line", "{ a: [\n  1, // b\n  x\n] }", "{ a: [\n  1 // b\n] }"),
    ]

    /// `x` is the removed item.
    @Test("an element of a list is removed like a member", arguments: elements)
    private func removingElements(_ elements: TextCase) throws {
        let before = elements.before.replacing("x", with: "\"x\"")
        var text = try #require(SettingsText("profile.json", in: [file("profile.json", before)]))
        let list = try #require(text.document.member("a")?.value)
        guard case .array(let nodes) = list.value else { return }
        let place = try #require(nodes.firstIndex { $0.word == "x" })
        let isTooFar = text.remove(at: nodes.count, from: list)
        let isRemoved = text.remove(at: place, from: list)
        #expect(!isTooFar && isRemoved)
        #expect(text.change?.after.text == elements.after)
    }

    @Test("a strict file stays strict")
    private func strict() throws {
        let json = try #require(JSONFile(file("profile.json", "{\n  \"a\": 1,\n  \"x\": 1\n}\n"), .strict))
        let change = try #require(FileChange(of: json.file, json.removing("x", from: json.document)))
        #expect(JSONFile(change.after, .strict) != nil)
    }

    @Test("a value is replaced in its place")
    private func replacing() throws {
        let json = try #require(JSONFile(file("profile.json", "{ a: /* b */ [1, // c\n2] /* d */, e: 1 }")))
        let list = try #require(json.document.member("a")).value
        let change = try #require(FileChange(of: json.file, [json.replacing(list, with: .text("\"\\\n\u{1}"))]))
        #expect(change.after.text == #"{ a: /* b */ "\"\\\n\u0001" /* d */, e: 1 }"#)
        #expect(JSONFile(change.after)?.document.member("a")?.value.word == "\"\\\n\u{1}")
        #expect(change.edits.reversed.applied(to: change.after.bytes) == json.file.bytes)
    }

    @Test("edits that do not fit change nothing")
    private func misfits() {
        let text = file("profile.json", "{ a: 1 }")
        let misfits = [
            [TextEdit(offset: 2, removed: Array("b".utf8), inserted: [])], [TextEdit(offset: 9, inserted: [])],
            [TextEdit(offset: 4, inserted: []), TextEdit(offset: 3, inserted: [])],
        ]
        for edits in misfits { #expect(FileChange(of: text, edits) == nil) }
        #expect(FileChange(of: text, [])?.isEmpty == true)
    }
}
