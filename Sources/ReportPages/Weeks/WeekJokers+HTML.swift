import ReportMarkup

extension WeekJokers {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-jokers", id: "h-jokers", title: title) { html in
            html += "<ul>\(each: items, { $0.html(on: page) })</ul>"
        }
    }
}

extension WeekJokers.Item {
    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <li>\(symbol.icon.map { "\(icon: $0)" } ?? #"<i class="minus" aria-hidden="true"></i>"#)\
        <p><b>\(text)</b><small>\(detail)</small></p><span>\(link, on: page, day)</span></li>
        """
    }
}

extension WeekJokers.Item.Symbol {
    /// Nil for a joker that was lost: a clover is a healed day and nothing else.
    fileprivate var icon: Icon? {
        switch self {
        case .milestone: .flag
        case .earned: .star
        case .spent: .clover
        case .taken: nil
        }
    }
}

extension HTML {
    /// Writes the name of a day as a link to its detail, or as text where it has none.
    mutating func day(_ name: String, _ link: Link?, on page: PageAddress) {
        if let link { self.link(link, on: page, text: name) } else { text(name) }
    }
}
