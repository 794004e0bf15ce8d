import TestSupport
import Testing

@testable import Markup

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

    @Test(
        "A picture that may be shown is shown, by whatever spelling of its path; of any other file only its words are")
    func pictures() {
        let options = MarkdownOptions(
            topHeadingLevel: 2, idPrefix: "", labels: page.labels, pictures: ["photos/my dög #1.jpg", "a.png"],
            pictureFolder: "../notes/")
        func html(_ markdown: String) -> String { MarkdownNotes.render(markdown, options: options).html }
        let dog = "../notes/photos/my%20d%C3%B6g%20%231.jpg"
        for path in ["<photos/my dög #1.jpg>", "./photos/my%20d%C3%B6g%20%231.jpg", "photos/my%20d&#246;g%20%231.jpg"] {
            #expect(
                html("![my *dog*](\(path) \"a \\\"b\\\"\")")
                    == "<p><img loading=\"lazy\" src=\"\(dog)\" alt=\"my dog\" title=\"a &quot;b&quot;\" /></p>\n")
        }
        #expect(
            html("[![x](a.png)](https://a.org)").contains(
                "href=\"https://a.org\"><img loading=\"lazy\" src=\"../notes/a.png\" alt=\"x\" /></a>"))
        for other in [
            "b.png", "../a.png", "/a.png", "x/../a.png", "//a.png", "a.png?x", "file:a.png", "a%2Epng%00", "",
        ] {
            #expect(html("![the *words*](<\(other)>)") == "<p>the <em>words</em></p>\n", "\(other)")
        }
        #expect(!html("`<img src=\"a.png\">` <img src=\"a.png\">").contains("<img"))
    }

    @Test("The images of a note are known with their lines, and the bytes of an embedded one aren't text of the page")
    func data() {
        let data = "![photo](data:image/png;base64,\(String(repeating: "QUJD", count: 50_000)))"
        let note = "Before\n\n\(data)\n\n![b](b.png) after `![c](c.png)`\n"
        #expect(html(note) == "<p>Before</p>\n<p>photo</p>\n<p>b after <code>![c](c.png)</code></p>\n")
        #expect(MarkdownNotes.plainText(note, limit: 500) == "Before photo b after ![c](c.png)")
        let images = MarkdownNotes.images(in: note)
        #expect(images.map(\.line) == [3, 5] && images.map(\.destination) == ["data:image/png;base64,", "b.png"])
        #expect(MarkdownNotes.images(in: "No [image](a.png)").isEmpty)
    }

    @Test("An image of the web is a link to it, so that a page loads nothing")
    func images() {
        let rel = "rel=\"noreferrer noopener\" "
        #expect(
            html("![my *run*](http://a.org/r.png \"in the \\\"rain\\\"\")")
                == "<p><a \(rel)href=\"http://a.org/r.png\" title=\"in the &quot;rain&quot;\">my <em>run</em></a></p>\n"
        )
        #expect(html("![](http://a.org/r.png)").hasSuffix("href=\"http://a.org/r.png\">http://a.org/r.png</a></p>\n"))
    }

    @Test(
        "There is never a link in a link",
        arguments: [
            ("[![alt](i.png)](b.html)", "alt", ["b.html"]), ("[![](i.png)](b.html)", "b.html", ["b.html"]),
            ("![a [b](c) ![d](e)](http://f)", "a b d", ["http://f"]), ("![a [b](c) ![d](e)](f)", "a b d", ["c"]),
            ("[![alt](http://i)](javascript:x)", "alt", ["http://i"]), ("[![alt](i.png)](javascript:x)", "alt", []),
            ("![http://x.org](http://i.png)", "http://x.org", ["http://i.png"]),
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
