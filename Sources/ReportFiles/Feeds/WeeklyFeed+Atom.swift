import ProgressModel
import ReportMarkup
import ReportPages

/// A feed of weekly reports (RFC 4287), each with its whole content.
extension WeeklyFeed {
    /// The bytes of the file.
    var atom: [UInt8] {
        var xml = HTML()
        xml.markup("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        xml.open("feed") { xml in
            xml.attributes(#"xmlns="http://www.w3.org/2005/Atom""#)
            xml.attribute("xml:lang", language.rawValue)
        }
        xml.markup("\n")
        xml.line("id", id)
        xml.line("title", title)
        xml.element("author") { $0.element("name", text: author) }
        xml.markup("\n")
        xml.line("updated", updated.iso8601(in: .utc))
        xml.line("generator", "reportgen")
        if let webAddress { xml.feedLink(#"rel="self" type="application/atom+xml""#, webAddress) }
        if let overviewAddress { xml.feedLink(#"rel="alternate" type="text/html""#, overviewAddress) }
        for entry in entries { entry.write(to: &xml) }
        xml.markup("</feed>\n")
        return xml.takeBytes()
    }
}

extension WeeklyFeed.Entry {
    fileprivate func write(to xml: inout HTML) {
        xml.markup("<entry>\n")
        xml.line("id", id)
        xml.line("title", title)
        xml.line("updated", updated.iso8601(in: .utc))
        if let address = page.webAddress { xml.feedLink(#"rel="alternate" type="text/html""#, address) }
        let content = page.feedContent
        // The HTML is text of the feed: escaped as it enters.
        xml.element("content", #"type="html""#) { $0.escaped(content) }
        xml.markup("\n</entry>\n")
    }
}

extension HTML {
    /// Writes an element with a text on a line of its own.
    fileprivate mutating func line(_ name: StaticString, _ text: String) {
        element(name, text: text)
        markup("\n")
    }

    fileprivate mutating func feedLink(_ kind: StaticString, _ address: String) {
        shape("link") { html in
            html.attributes(kind)
            html.attribute("href", address)
        }
        markup("\n")
    }
}
