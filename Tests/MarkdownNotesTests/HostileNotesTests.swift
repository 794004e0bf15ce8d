import TestSupport
import Testing

@testable import MarkdownNotes

@Suite("Hostile notes")
struct HostileNotesTests {
    /// Pieces that have brought Markdown parsers down when repeated.
    static let pieces = [
        ">", "> ", "[", "]", "*", "_", "- ", "> - ", "1. ", "![", "![l", "[a](", "[a](<b", "*a_ ", "*a **a ", "`", "<",
        "<?",
        "<!--", "<![CDATA[", "<a ", "&", "\\", "~", "~a", "www.", "http://a", "a@", "a@b.c_", "[^", "[^1]", "[^1]:",
        "|",
        "|\n", "a|b\n", "-|\n", "a\n-\n", "[a]: b\n", "- [ ] a\n", "<div>\n\n", "\n", "\t", "\0", "\u{301}", "\u{202E}",
    ]

    @Test("Endless repetition ends, at once, in balanced HTML", arguments: pieces, [60_000, 100_000])
    func repetition(piece: String, bytes: Int) {
        let note = String(repeating: piece, count: bytes / piece.utf8.count)
        var rendered = ""
        let elapsed = ContinuousClock().measure { rendered = html(note) }
        // Quadratic time would take minutes; a busy machine may be many times slower than a quiet one.
        #expect(elapsed < .seconds(10))
        #expect(faults(in: rendered).isEmpty)
    }

    @Test(
        "Notes that cost more than they weigh are shown as written",
        arguments: [
            // A table head of thousands of columns fills up thousands of short rows.
            String(repeating: "|a", count: 8_000) + "\n" + String(repeating: "|-", count: 8_000) + "\n"
                + String(repeating: "a\n", count: 1_500),
            // Every use of a definition copies its destination.
            "[a]: " + String(repeating: "x", count: 30_000) + "\n\n" + String(repeating: "[a]", count: 10_000),
            // Every line may head a table, together with all lines before it.
            String(repeating: "a\n", count: 30_000) + "-|-\n",
            // Deeper than a browser builds its tree.
            String(repeating: "> ", count: 101) + "a",
            String(repeating: "*a **b ", count: 60) + String(repeating: "b** a*", count: 60),
            // Larger than a note.
            String(repeating: "a b\n\n", count: 20_000),
        ])
    func asWritten(note: String) {
        let rendered = html(note)
        #expect(rendered == SourceAsHTML.render(note).html)
        #expect(rendered.utf8.count < 10 * note.utf8.count)
        #expect(faults(in: rendered).isEmpty)
    }

    @Test("Ordinary long notes are Markdown to the end")
    func generous() {
        let table = "|day|level|minutes|\n|-|-|-:|\n" + String(repeating: "|2025-10-31|steady|12|\n", count: 1_000)
        #expect(read(table).names.count { $0 == "td" } == 3_000)
        let quote = String(repeating: "> ", count: 90) + "a"
        #expect(read(quote).names.count { $0 == "blockquote" } == 90)
        let links =
            String(repeating: "[a][b] ", count: 500) + "\n\n[b]: http://a.org/" + String(repeating: "x", count: 60)
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

    @Test("Whatever is strung together, the page stays whole", arguments: 0..<40)
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
