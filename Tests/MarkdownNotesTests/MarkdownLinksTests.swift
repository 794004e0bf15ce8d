import TestSupport
import Testing

@testable import MarkdownNotes

@Suite("Where links of notes lead")
struct MarkdownLinksTests {
    @Test(
        "Links to the web, to mailboxes and within the site stay",
        arguments: [
            ("http://a.org/?b=c&d#e", "http://a.org/?b=c&d#e"), ("HTTPS://a.org", "https://a.org"),
            ("mailto:me@a.org", "mailto:me@a.org"), ("#top", "#top"), ("../2025.html", "../2025.html"),
            ("notes/a:b.html", "notes/a:b.html"), ("?q=a:b", "?q=a:b"), ("/", "/"),
        ])
    func permitted(destination: String, expected: String) {
        #expect(LinkDestination.permitted(destination) == expected)
        let link = read("[label](<\(destination)>)").links.first
        #expect(link?["href"] == expected)
        #expect(link?["rel"] == (expected.hasPrefix("http") ? "noreferrer noopener" : nil))
    }

    @Test(
        "Every other destination leaves only the label",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#115;cript:alert(1)", "javascript&colon;alert(1)",
            "&#1;javascript:alert(1)", "java&#10;script:alert(1)", "java&Tab;script:alert(1)",
            "&#32;javascript:alert(1)",
            "\\javascript:alert(1)", "data:text/html,x", "data:image/png;base64,AA", "vbscript:x", "file:///etc/passwd",
            "ftp://a.org", "tel:1", "xmpp:a@b.c", "//a.org/x", "\\\\\\\\a.org", "/\\\\a.org", "&#32;//a.org", "http:a",
            "https://", "mailto:", "x:y", "é:y", "a b:c", "&NewLine;x", "&#0;javascript:x", "&#127;x", "",
        ])
    func forbidden(destination: String) {
        for markdown in [
            "[label](<\(destination)>)", "![label](<\(destination)>)", "[label]\n\n[label]: <\(destination)>",
        ] {
            let reading = read(markdown)
            #expect(reading.links.isEmpty, "\(markdown)")
            #expect(reading.text.hasPrefix("label"), "\(markdown)")
        }
    }

    @Test("What is in the label of a forbidden link keeps its form")
    func forbiddenLabel() {
        #expect(html("a [**b** `c`](javascript:x) d") == "<p>a <strong>b</strong> <code>c</code> d</p>\n")
        #expect(html("<javascript:alert(1)>") == "<p>javascript:alert(1)</p>\n")
    }

    @Test("Bare addresses are links; those of other protocols are text")
    func bare() {
        #expect(
            read("www.a.org, https://b.org and me@c.org").links.map { $0["href"] } == [
                "http://www.a.org", "https://b.org", "mailto:me@c.org",
            ])
        #expect(html("ftp://a.org") == "<p>ftp://a.org</p>\n")
    }

    @Test("An image is a link to it, so that a page loads nothing")
    func images() {
        let rel = "rel=\"noreferrer noopener\" "
        #expect(
            html("![my *run*](http://a.org/r.png \"in the \\\"rain\\\"\")")
                == "<p><a \(rel)href=\"http://a.org/r.png\" title=\"in the &quot;rain&quot;\">my <em>run</em></a></p>\n"
        )
        #expect(html("![](r.png)") == "<p><a href=\"r.png\">r.png</a></p>\n")
    }

    @Test(
        "There is never a link in a link",
        arguments: [
            ("[![alt](i.png)](b.html)", "alt", ["b.html"]), ("[![](i.png)](b.html)", "b.html", ["b.html"]),
            ("![a [b](c) ![d](e)](f)", "a b d", ["f"]), ("[![alt](i.png)](javascript:x)", "alt", ["i.png"]),
            ("![http://x.org](i.png)", "http://x.org", ["i.png"]),
        ])
    func nested(markdown: String, text: String, hrefs: [String]) {
        let reading = read(markdown)
        #expect(reading.text.trimmed == text)
        #expect(reading.links.map { $0["href"] } == hrefs)
    }

    @Test("A footnote in a link's label stays reachable")
    func footnoteInLink() {
        let reading = read("[a[^1]](b.html)\n\n[^1]: c\n")
        #expect(reading.links.first?["href"] == "#fn-2025-10-31-1")
    }

    @Test("Text that looks like the library's attributes is left alone")
    func lookalikes() {
        let text = "<a href=\"http://a\" id=\"fn-1\"> <td align=\"left\"> <input type=\"checkbox\" disabled=\"\" />"
        #expect(read("`\(text)`").text.trimmed == text)
        #expect(read("[a](b.html '\(text)')").links.first?["title"] == text)
    }
}
