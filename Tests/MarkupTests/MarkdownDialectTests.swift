import Markup
import TestSupport
import Testing

@Suite("What people write in notes")
struct MarkdownDialectTests {
    @Test("U-37 the personal why keeps its paragraphs, emphasis and lists")
    func why() {
        let why = "I want to be **awake** for my kids.\n\n- mornings\n- *their* jokes\n"
        let expected = """
            <p>I want to be <strong>awake</strong> for my kids.</p>
            <ul>
            <li>mornings</li>
            <li><em>their</em> jokes</li>
            </ul>

            """
        #expect(html(why) == expected)
    }

    @Test(
        "GitHub's dialect is understood",
        arguments: [
            ("~~one drink~~ none", "<p><del>one drink</del> none</p>\n"),
            ("a < b & c > \"d\"", "<p>a &lt; b &amp; c &gt; &quot;d&quot;</p>\n"),
            ("line\\\nbreak", "<p>line<br />\nbreak</p>\n"),
            ("`<b>`", "<p><code>&lt;b&gt;</code></p>\n"),
            ("```swift\nlet a = 1\n```", "<pre><code class=\"language-swift\">let a = 1\n</code></pre>\n"),
            ("Grüße 😊", "<p>Grüße 😊</p>\n"),
            ("\u{FEFF}# Why", "<h3>Why</h3>\n"),
            ("one\r\n\r\ntwo", "<p>one</p>\n<p>two</p>\n"),
            ("", ""),
            (" \n\t\n", ""),
        ])
    func dialect(markdown: String, expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test("The alignment of a table's columns is a class, as pages forbid styles")
    func tables() {
        let rendered = html("|l|c|r|n|\n|:-|:-:|-:|-|\n|1|2|3|4|\n")
        #expect(rendered.contains("<th class=\"align-left\">l</th>"))
        #expect(rendered.contains("<td class=\"align-center\">2</td>"))
        #expect(rendered.contains("<td class=\"align-right\">3</td>\n<td>4</td>"))
        #expect(!rendered.contains("align="))
        #expect(faults(in: rendered).isEmpty)
    }

    @Test("A checkbox has a name in the page's language, escaped, and cannot be ticked")
    func tasks() {
        let labels = MarkdownLabels(taskDone: "erledigt", taskOpen: "\"noch\" <offen>", backToReference: "zurück")
        let options = MarkdownOptions(topHeadingLevel: 2, idPrefix: "", labels: labels)
        let rendered = MarkdownNotes.render("- [x] run\n- [ ] read\n", options: options).html
        #expect(faults(in: rendered).isEmpty)
        let reading = HTMLReader(fragment: rendered.utf8).root
        #expect(reading.checkboxes.map { $0["aria-label"] } == ["erledigt", "\"noch\" <offen>"])
        #expect(reading.checkboxes.map { $0["checked"] != nil } == [true, false])
        #expect(reading.checkboxes.allSatisfy { $0["disabled"] != nil })
    }

    @Test(
        "A note's headings are below the page's and end at level 6",
        arguments: [
            (1, ["h1", "h2", "h6"]), (3, ["h3", "h4", "h6"]), (6, ["h6", "h6", "h6"]),
            (0, ["h1", "h2", "h6"]), (99, ["h6", "h6", "h6"]),
        ])
    func headings(top: Int, expected: [String]) {
        let options = MarkdownOptions(topHeadingLevel: top, idPrefix: "", labels: page.labels)
        let rendered = MarkdownNotes.render("# a\n\nb\n-\n\n###### c\n", options: options).html
        #expect(HTMLReader(fragment: rendered.utf8).root.names == expected)
    }

    @Test("Footnotes of two notes on a page have ids of their own and lead to each other")
    func footnotes() {
        let note = "Slept well[^1], really[^1].\n\n[^1]: eight hours\n"
        let day = { MarkdownOptions(topHeadingLevel: 3, idPrefix: $0, labels: page.labels) }
        let both =
            MarkdownNotes.render(note, options: day("2025-10-30-")).html
            + MarkdownNotes.render(note, options: day("\"><31-")).html
        #expect(faults(in: both).isEmpty)
        let reading = HTMLReader(fragment: both.utf8).root
        #expect(reading.ids.count == 6)
        let targets = Set(reading.links.compactMap { $0["href"]?.dropFirst() }.map(String.init))
        #expect(targets == Set(reading.ids))
        #expect(reading.links.compactMap { $0["aria-label"] } == Array(repeating: "back to the text", count: 4))
    }

    @Test("Many threads at once render as one does")
    func concurrency() async {
        let note = "~~a~~ www.example.org\n\n- [x] b\n\n|c|\n|-|\n|d|\n"
        let expected = html(note)
        let differing = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<500).count { _ in html(note) != expected } }
            }
            return await group.reduce(0, +)
        }
        #expect(differing == 0)
    }
}
