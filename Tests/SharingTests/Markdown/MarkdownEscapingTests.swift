import Testing

@testable import Markup

@Suite("Text in Markdown")
struct MarkdownEscapingTests {
    private static let labels = MarkdownLabels(taskDone: "", taskOpen: "", backToReference: "")

    /// The result of GitHub's own parser.
    private func html(_ markdown: Markdown) -> String {
        let options = MarkdownOptions(topHeadingLevel: 1, idPrefix: "", labels: MarkdownEscapingTests.labels)
        return MarkdownNotes.render(markdown.text, options: options).html
    }

    /// The text of HTML that holds no tag.
    private func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Texts that have another meaning in Markdown.
    private static let texts = [
        "*|<x>", "**bold** _it_ ~~gone~~ `code`", "\\| \\\\| |", "[a](javascript:alert(1)) ![i](x.png)",
        "https://example.org/a_b http://x.y www.example.org WWW.x.org ftp://x.y", "<script>alert(1)</script>",
        "&amp; &#60; &lt;", "# no heading #", "- no item", "+ no item", "31. October", "1) first", "1", "31.",
        "> no quote", "---", "===", "~~~", "```", "| a | b |", "[^1]: note", "[a]: https://x.y", "- [ ] task", "$x$",
        "a\\", "*", "_", "\\", "|", "!", "1.000", "–5", "12 of 31.",
    ]

    @Test("is that text in a paragraph, an item, a heading, a quote and a cell", arguments: texts)
    func everywhere(text: String) {
        let shown = escaped(text)
        #expect(html("\(text)") == "<p>\(shown)</p>\n")
        #expect(html("word \(text) word") == "<p>word \(shown) word</p>\n")
        #expect(html("# \(text)") == "<h1>\(shown)</h1>\n")
        var list = Markdown()
        list.block { $0.item { $0.text(text) } }
        #expect(html(list) == "<ul>\n<li>\(shown)</li>\n</ul>\n")
        #expect(html("> \(text)") == "<blockquote>\n<p>\(shown)</p>\n</blockquote>\n")
        #expect(html("**\(text)**") == "<p><strong>\(shown)</strong></p>\n")
        var table = Markdown()
        table.table([text, "b"]) { markdown in
            markdown.row { markdown in
                markdown.cell { $0.text(text) }
                markdown.cell { $0.text("c") }
            }
        }
        #expect(html(table).contains("<th>\(shown)</th>\n<th>b</th>\n"))
        #expect(html(table).contains("<td>\(shown)</td>\n<td>c</td>\n"))
    }

    @Test("stays on its line", arguments: ["a\nb", "a\r\n\r\nb", " a\t\u{2028}b ", "    a \u{1B} b", "a\u{0}\u{85}b"])
    func lines(text: String) {
        let markdown: Markdown = "\(text)"
        #expect(markdown.text == "a b")
    }

    @Test("keeps together what belongs together")
    func spaces() {
        let markdown: Markdown = "x \("40\u{A0}%")"
        #expect(markdown.text == "x 40\u{A0}%")
    }

    @Test("turns no direction of writing around but its own")
    func direction() {
        let markdown: Markdown = "\("\u{202E}ab\u{2067}c") \("\u{2069}d")"
        #expect(markdown.text == "ab\u{2067}c\u{2069} d")
    }

    @Test("in the address of a link stays in the address")
    func addresses() {
        let link: Markdown = "[\("a]b")](\(address: "https://x.y/(a) b|<c>\\"))"
        #expect(link.text == #"[a\]b](https://x.y/%28a%29%20b%7C%3Cc%3E%5C)"#)
    }

    @Test("is not changed if nothing in it could be mark-up")
    func plain() {
        let markdown: Markdown = "# \("Week 44, 27 October – it’s “fine” (really): 12 min, 9/8 €5.")"
        #expect(markdown.text == "# Week 44, 27 October – it’s “fine” (really): 12 min, 9/8 €5.")
    }
}
