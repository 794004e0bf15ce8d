import Markup
import Testing

@Suite("Notes as plain text")
struct PlainTextTests {
    @Test(
        "Only the words are left, on one line",
        arguments: [
            ("# Why\n\nFor **my** [kids](http://a.org)\nand *me*.", "Why For my kids and me."),
            ("- [x] run\n- [ ] read", "run read"), ("|a|b|\n|-|-|\n|c|d|", "a b c d"),
            ("a ![alt](i.png) <meh> `x < y`", "a alt <meh> x < y"), ("```\ncode\n```", "code"),
            ("one[^1] two\n\n[^1]: note", "one two"), ("a&amp;b &#1; c", "a&b c"), ("<div>\nx", "<div> x"),
            ("~~no~~yes", "noyes"), ("a\n\n---\n\nb", "a b"), ("", ""), (" \n ", ""),
        ])
    func words(markdown: String, expected: String) {
        #expect(MarkdownNotes.plainText(markdown, limit: 100) == expected)
    }

    @Test(
        "A cut falls between words and shows",
        arguments: [
            (17, "one two three fou"), (16, "one two three…"), (14, "one two three…"), (13, "one two…"), (4, "one…"),
            (3, "on…"), (1, "…"), (0, ""), (-5, ""),
        ])
    func cut(limit: Int, expected: String) {
        #expect(MarkdownNotes.plainText("one *two* three fou", limit: limit) == expected)
    }

    @Test("A character is never torn, and the limit holds for any text", arguments: 0...30)
    func limit(limit: Int) {
        let text = MarkdownNotes.plainText("👨‍👩‍👧‍👦👍🏽 e\u{301}tude 🇩🇪🇨🇭 immer weiter", limit: limit)
        #expect(text.count <= limit)
        #expect("👨‍👩‍👧‍👦👍🏽 e\u{301}tude 🇩🇪🇨🇭 immer weiter".hasPrefix(text.last == "…" ? String(text.dropLast()) : text))
    }

    @Test("A text too large to parse gives its beginning")
    func large() {
        #expect(MarkdownNotes.plainText(String(repeating: "wort ", count: 1_000_000), limit: 12) == "wort wort…")
    }

    @Test(
        "A line of words is the same as with a parser",
        arguments: [
            "1 < 2", "a <b", "<a> b", "Ana & Bob", "a &amp; b", "see http://x.y", "at 9: tea", "oh! [a](b)", "12) a",
            "Grüße aus Köln 🍀", "日本 語", "a - b - c", "2025-10-31", "3", "\u{3000}a", "a\u{2028}b", "(a) b", "- a", "--",
            "long day, tired", "müde. Sehr müde", "said \"no\", twice", "a  b", "a b ", "www.example.org a", "1. a",
            "a*b*",
            "a\u{A0}b", "x (y) z; 50 %", "É\u{301}a", "a+b=c - d", "Haww.b", "a\tb", "ab…", "e.g. x@y.z",
            "two lines\nin one note", "a  \nb", "a\n\nb", "a\n---\nb", "a\n===", "a\n1. b", "a\n2) b", "a\n- b",
            "a\n  b",
            "a\n: b", "a\n\tb", "ü\nö, ä.", "a\nwww.b.org",
        ])
    func plain(line: String) {
        // A text with a final line end isn't recognised as plain.
        #expect(MarkdownNotes.plainText(line, limit: 40) == MarkdownNotes.plainText(line + "\n", limit: 40))
    }
}
