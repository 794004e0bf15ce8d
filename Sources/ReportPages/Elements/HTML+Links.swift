import ReportMarkup

extension HTML {
    /// Writes a link that is a text; the text alone if there is no link.
    mutating func link(_ link: Link?, on page: PageAddress, _ text: String) {
        if let link { self += "<a\(href: link, on: page)>\(text)</a>" } else { self.text(text) }
    }

    /// Writes the relative address of a link.
    mutating func address(_ link: Link, on page: PageAddress) {
        let isOnPage = link.fragment != nil && link.page == page
        if !isOnPage {
            text(page.root)
            text(link.page.path)
        }
        if let fragment = link.fragment {
            markup("#")
            text(fragment)
        }
    }
}

extension HTML.StringInterpolation {
    /// Appends the attribute `href` of a link, with a space before it.
    mutating func appendInterpolation(href link: Link, on page: PageAddress) {
        html.attribute("href") { $0.address(link, on: page) }
    }

    /// Appends a link that is a text; the text alone if there is no link.
    mutating func appendInterpolation(_ link: Link?, on page: PageAddress, _ text: String) {
        html.link(link, on: page, text)
    }
}
