import TestSupport
import Testing

@testable import Markup

@Suite("Hostile notes")
struct HostileNotesTests {
    /// Pieces that have crashed Markdown parsers when repeated.
    static let pieces = [
        ">", "> ", "[", "]", "*", "_", "- ", "> - ", "1. ", "![", "![l", "[a](", "[a](<b", "*a_ ", "*a **a ", "`", "<",
        "<?",
        "<!--", "<![CDATA[", "<a ", "&", "\\", "~", "~a", "www.", "http://a", "a@", "a@b.c_", "[^", "[^1]", "[^1]:",
        "|",
        "|\n", "a|b\n", "-|\n", "a\n-\n", "[a]: b\n", "- [ ] a\n", "<div>\n\n", "\n", "\t", "\0", "\u{301}", "\u{202E}",
    ]

    // Quadratic time would take minutes; the limit ends such a run instead of letting it hang.
    @Test("Endless repetition ends in balanced HTML", .timeLimit(.minutes(10)), arguments: pieces, [60_000, 100_000])
    func repetition(piece: String, bytes: Int) {
        #expect(faults(in: html(String(repeating: piece, count: bytes / piece.utf8.count))).isEmpty)
    }

    /// A note whose rendering would take too long.
    struct CostlyNote: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
    }

    static let costlyNotes = [
        CostlyNote(
            "a table head of thousands of columns, which fills up thousands of short rows",
            "|a" * 8_000 + "\n" + "|-" * 8_000 + "\n" + "a\n" * 1_500),
        CostlyNote(
            "a long destination, which every use of its definition copies",
            "[a]: " + "x" * 30_000 + "\n\n" + "[a]" * 10_000),
        CostlyNote(
            "lines of which each may head a table, together with all lines before it", "a\n" * 30_000 + "-|-\n"),
        CostlyNote("quotes deeper than a browser builds its tree", "> " * 101 + "a"),
        CostlyNote("emphasis deeper than a browser builds its tree", "*a **b " * 60 + "b** a*" * 60),
        CostlyNote("a text larger than a note may be", "a b\n\n" * 20_000),
    ]

    @Test("Notes that cost too much are shown as written", arguments: costlyNotes)
    func asWritten(_ note: CostlyNote) {
        let rendered = html(note.text)
        #expect(rendered == SourceAsHTML.render(note.text).html)
        #expect(rendered.utf8.count < 10 * note.text.utf8.count)
        #expect(faults(in: rendered).isEmpty)
    }

    @Test("Ordinary long notes are Markdown to the end")
    func generous() {
        let table = "|day|level|minutes|\n|-|-|-:|\n" + "|2025-10-31|steady|12|\n" * 1_000
        #expect(read(table).names.count { $0 == "td" } == 3_000)
        let quote = "> " * 90 + "a"
        #expect(read(quote).names.count { $0 == "blockquote" } == 90)
        let links =
            "[a][b] " * 500 + "\n\n[b]: http://a.org/" + "x" * 60
        #expect(read(links).links.count == 500)
    }

    @Test("A note shown as written keeps every line, escaped")
    func source() {
        let expected = "<p>a &lt;b&gt;<br />\n&quot;c&quot; &amp; \u{FFFD}</p>\n<p>d</p>\n"
        #expect(SourceAsHTML.render("\na <b>\r\n\"c\" & \0\n \t\n\nd\n").html == expected)
    }

    @Test("Control characters never reach the page, however they are spelled")
    func controls() {
        #expect(html("a\0b\u{1}c&#2;d&#0;e\u{7F}") == "<p>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}</p>\n")
    }

    @Test("Any combination of pieces gives balanced HTML", arguments: 0..<40)
    func soup(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces =
            Self.pieces + [
                "a", " ", "\n\n", "    ", "](b)", "](javascript:x)", "](http://a.org \"t\")", "</div>", "<b>", "\"",
                "'", "# ",
                "|a|\n|-:|\n", "[^1]: ", "**", "~~", "```\n", "<http://a.org>", "- [x] ", "![", ")",
            ]
        for _ in 0..<50 {
            let note = (0..<60).map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }.joined()
            let reading = read(note)
            for link in reading.links {
                let href = link["href"] ?? ""
                #expect(LinkDestination.permitted(href) == href, "\(note)")
            }
            #expect(MarkdownNotes.plainText(note, limit: 20).count <= 20)
        }
    }
}
