import Markup
import Model

extension HTML {
    /// Writes a text as a link; only the text if there is no link.
    mutating func link(_ link: Link?, on page: PageAddress, _ text: String) {
        guard let link else { return self.text(text) }
        markup("<a")
        attribute("href") { $0.address(link, on: page) }
        markup(">")
        self.text(text)
        markup("</a>")
    }

    /// Writes the relative address of a link.
    mutating func address(_ link: Link, on page: PageAddress) {
        let isOnPage = link.fragment != nil && link.page == page
        if !isOnPage {
            text(page.root)
            path(of: link.page)
        }
        if let fragment = link.fragment {
            markup("#")
            text(fragment)
        }
    }
}

extension HTML {
    /// Writes the path of a page, relative to the root of the site.
    ///
    /// Most links lead to months and weeks, whose addresses are written without making a string.
    private mutating func path(of page: PageAddress) {
        switch page {
        case .month(let month) where month.year >= 1000:
            markup("calendar/")
            number(month.year)
            markup("-")
            twoDigits(month.month)
        case .week(let week) where week.year >= 1000:
            markup("weeks/")
            number(week.year)
            markup("-W")
            twoDigits(week.number)
        default: return text(page.path)
        }
        markup(".html")
    }
}

extension HTML.StringInterpolation {
    /// Appends the attribute `href` of a link, with a space before it.
    mutating func appendInterpolation(href link: Link, on page: PageAddress) {
        html.attribute("href") { $0.address(link, on: page) }
    }

    /// Appends a text as a link; only the text if there is no link.
    mutating func appendInterpolation(_ link: Link?, on page: PageAddress, _ text: String) {
        html.link(link, on: page, text)
    }
}
