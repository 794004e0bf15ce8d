import MarkdownNotes
import ProgressModel
import ReportMarkup
import ReportPages

/// A feed of weekly reports (RFC 4287), each with its whole content.
struct AtomFeed {
    private let feed: WeeklyFeed

    init(_ feed: WeeklyFeed) {
        self.feed = feed
    }

    var bytes: [UInt8] {
        let selfLink = feed.webAddress.html {
            #"<link rel="self" type="application/atom+xml" href="\#($0)"/>\#n"#
        }
        let overview = feed.overviewAddress.html { #"<link rel="alternate" type="text/html" href="\#($0)"/>\#n"# }
        let xml: HTML = #"""
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\#(feed.language.rawValue)">
            <id>\#(feed.id)</id>
            <title>\#(feed.title)</title>
            <author><name>\#(feed.author)</name></author>
            <updated>\#(feed.updated.iso8601(in: .utc))</updated>
            <generator>reportgen</generator>
            \#(selfLink)\#(overview)\#(feed.entries.html(AtomFeed.entry))</feed>

            """#
        return xml.bytes
    }

    private static func entry(_ entry: WeeklyFeed.Entry) -> HTML {
        let link = entry.page.webAddress.html { #"<link rel="alternate" type="text/html" href="\#($0)"/>\#n"# }
        let options = MarkdownOptions(
            topHeadingLevel: 1, idPrefix: "\(entry.id)-", labels: entry.page.frame.noteLabels)
        // The HTML is text of the feed: escaped as it enters.
        let content = MarkdownNotes.render(entry.page.markdownContent.text, options: options).html
        return #"""
            <entry>
            <id>\#(entry.id)</id>
            <title>\#(entry.title)</title>
            <updated>\#(entry.updated.iso8601(in: .utc))</updated>
            \#(link)<content type="html">\#(content)</content>
            </entry>

            """#
    }
}
