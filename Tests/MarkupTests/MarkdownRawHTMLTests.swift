import TestSupport
import Testing

@Suite("Raw HTML in notes is text")
struct MarkdownRawHTMLTests {
    @Test(
        "Nothing in angle brackets is lost or runs",
        arguments: [
            ("I felt <meh> today", "<p>I felt &lt;meh&gt; today</p>\n"),
            ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
            ("a <!-- b --> c", "<p>a &lt;!-- b --&gt; c</p>\n"),
            ("<div onclick=\"x\">\n*a*\n</div>", "<p>&lt;div onclick=&quot;x&quot;&gt;\n*a*\n&lt;/div&gt;</p>\n"),
            ("**<img src=x onerror=y>**", "<p><strong>&lt;img src=x onerror=y&gt;</strong></p>\n"),
            (
                "- one\n  <div>\n- two",
                "<ul>\n<li>\n<p>one</p>\n<p>&lt;div&gt;</p>\n</li>\n<li>\n<p>two</p>\n</li>\n</ul>\n"
            ),
            ("<pre>\n\na</pre>", "<p>&lt;pre&gt;\na&lt;/pre&gt;</p>\n"),
        ])
    func shown(markdown: String, expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test("In tables, quotes, headings and footnotes as well")
    func everywhere() {
        let reading = read("# <a>\n\n> <b>\n\n|<c>|\n|-|\n|<d>|\n\nx[^1]\n\n[^1]: <e>\n\n    <div>\n")
        for tag in ["<a>", "<b>", "<c>", "<d>", "<e>", "<div>"] { #expect(reading.text.contains(tag)) }
    }
}
