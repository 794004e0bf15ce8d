import ProgressModel
import ReportMarkup

extension HTML {
    /// Writes a link to a page, or to a place on it, from the page `page`.
    mutating func link(
        _ link: Link, on page: PageAddress, _ attributes: StaticString = "", content: (inout HTML) -> Void
    ) {
        open("a") { html in
            html.href(link, on: page)
            html.attributes(attributes)
        }
        content(&self)
        close("a")
    }

    /// Writes a link that is a text.
    mutating func link(_ link: Link, on page: PageAddress, _ attributes: StaticString = "", text: String) {
        self.link(link, on: page, attributes) { $0.text(text) }
    }

    /// Writes a link that is a text; the text alone if there is no link.
    mutating func link(_ link: Link?, on page: PageAddress, _ text: String) {
        if let link { self.link(link, on: page, text: text) } else { self.text(text) }
    }

    /// Writes the way to a share card.
    mutating func link(_ link: ShareLink, on page: PageAddress) {
        element("a", { $0.attribute("href", page.href(link)) }, text: link.text)
    }

    /// Writes the attribute `href` of a link.
    mutating func href(_ link: Link, on page: PageAddress) {
        attribute("href") { $0.address(link, on: page) }
    }

    /// Writes the relative address of a link.
    mutating func address(_ link: Link, on page: PageAddress) {
        let isOnPage = link.fragment != nil && link.page == page
        if !isOnPage {
            text(page.root)
            link.page.write(to: &self)
        }
        if let fragment = link.fragment {
            markup("#")
            text(fragment)
        }
    }
}

extension HTML.StringInterpolation {
    /// Appends the attribute `href` of a link, with a space before it.
    mutating func appendInterpolation(href link: Link, on page: PageAddress) { html.href(link, on: page) }

    /// Appends a link that is a text; the text alone if there is no link.
    mutating func appendInterpolation(_ link: Link?, on page: PageAddress, _ text: String) {
        html.link(link, on: page, text)
    }
}

extension PageAddress {
    /// Writes the path of the page.
    func write(to html: inout HTML) {
        switch self {
        case .month(let month):
            html.markup("calendar/")
            html.digits(month.year, width: 4)
            html.markup("-")
            html.twoDigits(month.month)
            html.markup(".html")
        default: html.text(path)
        }
    }
}

extension HTML {
    /// Writes a number that is not negative with at least so many digits.
    mutating func digits(_ number: Int, width: Int) {
        var limit = 10
        for _ in 1..<width {
            if number < limit { markup("0") }
            limit *= 10
        }
        self.number(number)
    }
}
