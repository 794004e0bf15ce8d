import Testing

@testable import ReportRendering

@Suite("Escaping")
struct EscapingTests {
    @Test(
        "makes text of what a parser would take for more",
        arguments: [
            ("plain äöü – “quoted” 🍀", "plain äöü – “quoted” 🍀"),
            ("<b a=\"c\">&'", "&lt;b a=&quot;c&quot;&gt;&amp;&#39;"),
            ("\u{301}<\u{301}", "\u{301}&lt;\u{301}"), ("a\tb\nc\rd", "a\tb\nc\rd"),
            ("a\0b\u{7F}c\u{85}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
            ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("", ""),
        ])
    func text(text: String, html: String) {
        #expect(Escaping.escaped(text).unicodeScalars.elementsEqual(html.unicodeScalars))
    }

    @Test(
        "drops overrides of the direction, and closes what a text leaves open",
        arguments: [
            ("a\u{202E}b\u{202C}c", "abc"), ("a\u{2067}b", "a\u{2067}b\u{2069}"), ("a\u{2069}b", "ab"),
            ("\u{2068}\u{2066}x\u{2069}", "\u{2068}\u{2066}x\u{2069}\u{2069}"),
            ("\u{200E}\u{200F}", "\u{200E}\u{200F}"),
            ("…‘’", "…‘’"),
        ])
    func direction(text: String, html: String) {
        #expect(Escaping.escaped(text).unicodeScalars.elementsEqual(html.unicodeScalars))
    }

    @Test("happens to whatever is interpolated, and never twice")
    func interpolation() {
        let bold: HTML = "<b>\("a < b")</b>"
        let outer: HTML = "<p>\(bold) \(7) \(tenths: 95) \(tenths: 40)</p>"
        #expect(outer.text == "<p><b>a &lt; b</b> 7 9.5 4</p>")
    }
}
