import Testing

@testable import Markup

@Suite("Escaping")
struct EscapingTests {
    @Test(
        "turns mark-up into text",
        arguments: [
            ("plain äöü – “quoted” 🍀", "plain äöü – “quoted” 🍀"),
            ("<b a=\"c\">&'", "&lt;b a=&quot;c&quot;&gt;&amp;&#39;"),
            ("\u{301}<\u{301}", "\u{301}&lt;\u{301}"), ("a\tb\nc\rd", "a\tb\nc\rd"),
            ("a\0b\u{7F}c\u{85}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
            ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("", ""),
        ])
    func text(text: String, html: String) {
        #expect(written { $0.text(text) }.unicodeScalars.elementsEqual(html.unicodeScalars))
    }

    @Test("finds each character at every place of a text")
    func everyPlace() {
        for code in UInt8(0)..<0x80 {
            let alone = written { $0.text(String(UnicodeScalar(code))) }
            for place in 0..<17 {
                let (before, after) = (String(repeating: "x", count: place), String(repeating: "y", count: 16 - place))
                let text = before + String(UnicodeScalar(code)) + after
                #expect(written { $0.text(text) } == before + alone + after, "\(code) after \(place)")
            }
        }
    }

    @Test("leaves numbers as they are", arguments: [0, 9, 10, 42, 99, 100, 101, 999, 1000, 40_730, -1, -42, -100])
    func number(_ number: Int) {
        #expect(written { $0.number(number) } == String(number))
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
        #expect(written { $0.text(text) }.unicodeScalars.elementsEqual(html.unicodeScalars))
    }

    @Test("happens to whatever is not a literal, and never twice")
    func elements() {
        let html = written { html in
            html.element(
                "p",
                {
                    $0.attribute("title", "a \"b\""); $0.attribute("data-x", tenths: -95)
                }
            ) {
                $0.element("b", text: "a < b")
                $0.number(-7)
                $0.shape("path") { $0.attributes(#"class="c""#) }
            }
        }
        #expect(html == #"<p title="a &quot;b&quot;" data-x="-9.5"><b>a &lt; b</b>-7<path class="c"/></p>"#)
    }

    private func written(_ write: (inout HTML) -> Void) -> String {
        var html = HTML()
        write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
