import Markup
import Testing

/// HTML that is written as a literal with values in it.
@Suite struct HTMLLiteralTests {
    @Test("What a person wrote is text, in content and in attributes")
    func escapesValues() {
        let name = #"<b>"Tea" & 'toast'</b>"#
        let html: HTML = #"<p title="\#(name)">\#(name)</p>"#
        let escaped = "&lt;b&gt;&quot;Tea&quot; &amp; &#39;toast&#39;&lt;/b&gt;"
        #expect(String(decoding: html.bytes, as: UTF8.self) == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test("Parts are written in their order, and absent ones are not written")
    func writesParts() {
        let (absent, present): (String?, String?) = (nil, "&")
        let html: HTML = """
            <ul>\(each: [1, 2], { "<li>\($0)</li>" })</ul>\(absent, { "<p>\($0)</p>" })\(present, { "<b>\($0)</b>" })\
            \(if: false, "<hr>")\(if: true, "<br>")\({ $0.tenths(95) })\("<i></i>" as HTML)
            """
        let expected = "<ul><li>1</li><li>2</li></ul><b>&amp;</b><br>9.5<i></i>"
        #expect(String(decoding: html.bytes, as: UTF8.self) == expected)
    }
}
