import ReportMarkup
import ReportPages

extension WeekPage {
    /// The report of a week below its heading as plain HTML, for a feed reader, which has neither the style sheet nor the
    /// drawings of the site.
    ///
    /// Of a week that is over it is the same in every later report, unless its records change.
    var feedContent: HTML {
        var document = FeedDocument()
        write(to: &document)
        return document.html
    }
}

/// HTML without classes, ids and links, each block on a line, so that what changes in a feed can be seen line by line.
private struct FeedDocument: TextDocument {
    var html = HTML()

    mutating func heading(_ text: String, level: Int) {
        html += level == 2 ? "<h2>\(text)</h2>\n" : "<h3>\(text)</h3>\n"
    }

    mutating func paragraph(_ content: (inout FeedDocument) -> Void) { block("p", content) }

    mutating func list(_ rows: [Block.Row], _ content: (Block.Row, inout FeedDocument) -> Void) {
        block("ul") { list in
            list.markup("\n")
            for row in rows { list.block("li") { content(row, &$0) } }
        }
    }

    mutating func table(_ table: DataTable) { html += "<table>\({ $0.rows(of: table) })</table>\n" }
    mutating func markup(_ literal: StaticString) { html.markup(literal) }
    mutating func text(_ text: String) { html.text(text) }
    mutating func strong(_ text: String) { html += "<strong>\(text)</strong>" }
    mutating func emphasis(_ text: String) { if !text.isEmpty { html += "<em>\(text)</em>" } }

    private mutating func block(_ name: StaticString, _ content: (inout FeedDocument) -> Void) {
        html.open(name)
        content(&self)
        html.close(name)
        html.markup("\n")
    }
}
