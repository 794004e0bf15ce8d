import Diary
import Importing
import Model
import TestSupport
import Testing

/// The properties of a note that an import reads.
@Suite struct FrontMatterTests {
    /// The texts of a property `p`, and what was left out.
    private func read(_ lines: String) throws -> (value: String?, unread: Int) {
        var directory = Directory()
        let map = #"{ "date": "file name", "habits": { "p": { "to": "tracker", "mode": "note" } } }"#
        let notes = ImportInput(
            [
                file("2025-10-30.md", "---\np: first\n---\n"),
                file("2025-10-31.md", "---\n\(lines)\n---\ntext: here\n"),
            ], isSingleFile: false)
        let summary = try directory.take(notes, map: map)
        let logs = directory.history().logs
        return (
            (0..<logs.count).map { logs[$0] }.last { $0.day == date("2025-10-31") }?.note,
            summary.notices.count(.property)
        )
    }

    @Test(
        "single values and lists of them are read as they are written",
        arguments: [
            ("p: plain text", "plain text"), ("p:   0.5  ", "0.5"), ("p: yes # why not", "yes"), ("p: a#b", "a#b"),
            ("p: \"a: \\\"b\\\" # c\"", "a: \"b\" # c"), ("p: 'it''s: #1' # it is", "it's: #1"), ("\"p\": x", "x"),
            ("p: [a, \"b, c\", 'd']", "a|b, c|d"), ("p: [ a ,b , ] # list", "a|b"), ("p:\n- a\n- \"b: c\"", "a|b: c"),
            ("p:\n  - a\n\n  # not this\n  - b", "a|b"), ("P: capital", "capital"), ("p: 7:30", "7:30"),
            ("p: ü 👩‍👩‍👧", "ü 👩‍👩‍👧"), ("# comment\n\np: x\nq: y", "x"), ("p: http://example.org", "http://example.org"),
            ("p: a|b", "a/b"),
        ])
    func values(lines: String, value: String) throws {
        let read = try read(lines)
        #expect(read.value == value && read.unread == 0)
    }

    @Test(
        "a property without a value says nothing",
        arguments: ["p:", "p: ~", "p: null", "p: \"\"", "p: []", "p: # later", "p:\n-", "q: x"])
    func empty(lines: String) throws {
        let read = try read(lines)
        #expect(read.value == nil && read.unread == 0)
    }

    @Test(
        "what is more than a value or a list of values is left out, and counted",
        arguments: [
            "p:\n  inner: 1", "p: { a: 1 }", "p: |\n  two\n  lines", "p: >\n  folded", "p: &anchor x", "p: *anchor",
            "p: !!str 5", "p: [[a]]", "p: [{ a: 1 }]", "p:\n- a: 1", "p:\n- - a", "p: \"\\u00e9\"", "p: a: b",
            "p: text\n  that goes on", "p: \"a\" b", "p: [a] b", "p: %x", "p: @x",
        ])
    func unread(lines: String) throws {
        let read = try read(lines)
        #expect(read.value == nil && read.unread == 1)
    }

    @Test("the last of very many properties is read, and a second one of any of them is refused with its line")
    func crowd() throws {
        let keys = (1...3000).map { "k\($0): 1\n" }.joined()
        #expect(try read(keys + "p: x").value == "x")
        let error = #expect(throws: ImportError.self) { try read(keys + "p: x\nK7: 2") }
        #expect(error?.text == "a second property \"K7\"" && error?.place?.number == 3003)
    }

    @Test("a property whose value is not read may be there again")
    func unreadTwice() throws {
        let read = try read("p: { a: 1 }\np: x")
        #expect(read.value == "x" && read.unread == 1)
    }

    @Test(
        "invalid YAML is refused with file and line",
        arguments: [
            ("p: \"never closed", 2), ("p: [a, b", 2), ("p: x\nno property", 3), ("  p: indented first", 2),
            ("p: x\nq: y\np: z", 4), ("- a list alone", 2), ("p: x\nP: y", 3), ("p: 'it''s", 2), (": nothing", 2),
        ])
    func broken(lines: String, line: Int) throws {
        let error = #expect(throws: ImportError.self) { try read(lines) }
        #expect(error?.place?.description == "2025-10-31.md:\(line)")
    }
}
