import ReportMarkup

extension WeekJokers {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card("wk-jokers", id: "h-jokers", title: title) { html in
            html.element("ul") { html in
                for item in items { html.element("li") { item.write(on: page, to: &$0) } }
            }
        }
    }
}

extension WeekJokers.Item {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        if let icon = symbol.icon {
            html.icon(icon)
        } else {
            html.element("i", #"class="minus" aria-hidden="true""#, text: "")
        }
        html.element("p") { html in
            html.element("b", text: text)
            html.element("small", text: detail)
        }
        html.element("span") { $0.day(day, link, on: page) }
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
