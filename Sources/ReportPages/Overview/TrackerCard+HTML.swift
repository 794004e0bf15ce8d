import ReportMarkup

/// The trackers side by side, each of which leads to its page.
extension TrackerCard {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(
            "trackers", id: "h-trackers",
            title: { html in
                if let link { html.arrowLink(link, on: page, text: title) } else { html.text(title) }
            },
            aside: { $0.text(order) }
        ) { html in
            html.tiles(items, on: page)
            if !hiddenItems.isEmpty {
                html.more(more) { $0.tiles(hiddenItems, on: page) }
            }
            html.dataTable(table)
        }
    }
}

extension HTML {
    fileprivate mutating func tiles(_ items: [TrackerCard.Item], on page: PageAddress) {
        element("ul", #"class="tiles""#) { html in
            for item in items { item.tile.write(on: page, to: &html) }
        }
    }
}
