import ReportMarkup

/// The headings of pages that have no page before or after them.
extension HTML {
    /// Writes a page's heading.
    mutating func head(_ name: String) {
        element("div", #"class="head""#) { $0.element("h1", text: name) }
    }

    /// Writes a page's heading with a sentence below it, and the link to a page that belongs to it.
    mutating func head(_ name: String, lede: String, beside step: Pager.Step?, on page: PageAddress) {
        element("div", #"class="head""#) { html in
            html.element("div") { html in
                html.element("h1", text: name)
                if !lede.isEmpty { html.element("p", #"class="lede""#, text: lede) }
            }
            guard let step else { return }
            html.element("p", #"class="pager""#) { $0.arrowLink(step.link, on: page, text: step.text) }
        }
    }
}

extension HTML {
    /// Writes a link whose text ends with an arrow.
    mutating func arrowLink(_ link: Link, on page: PageAddress, text: String) {
        self.link(link, on: page) { html in
            html.text(text)
            html.markup(" ")
            html.icon(.right)
        }
    }

    /// Writes an emoji, which a screen reader passes over.
    mutating func emoji(_ emoji: String) {
        element("span", #"class="emoji" aria-hidden="true""#, text: emoji)
    }
}
