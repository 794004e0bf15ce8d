import ReportMarkup

/// The content of a week's page.
struct WeekPageHTML {
    private let page: WeekPage
    private let address: PageAddress

    init(_ page: WeekPage) {
        self.page = page
        address = page.frame.address
    }

    var slots: [String: HTML] {
        let heading: HTML = #"<h1>\#(page.name) <span>\#(page.dates)</span></h1>"#
        return [
            "heading": PagerHTML.head(heading, page.pager, on: address),
            "content": #"""
            <div class="grid">
            \#(story)
            \#(days)
            \#(page.comparison.html { WeekComparisonHTML($0).html })
            \#(page.saboteurs.html { WeekSaboteursHTML($0, on: address).html })
            \#(page.rewards.html(rewards))
            </div>
            """#,
        ]
    }

    private var days: HTML {
        let months = page.days.months.html { #"<a href="\#(address.href($0.link))">\#($0.name)</a> "# }
        let notes = page.days.notes.html { note in
            let day: HTML = note.link.map { #"<a href="\#(address.href($0))">\#(note.day)</a>"# } ?? "\(note.day)"
            let title: HTML = note.title.isEmpty ? "" : "<b>\(note.title)</b> "
            return "<li><h4>\(day)</h4><p>\(title)\(note.excerpt)</p></li>"
        }
        let noteList: HTML =
            page.days.notes.isEmpty
            ? "" : #"<h3 class="wk-h">\#(page.days.notesTitle)</h3><ul class="wk-notes">\#(notes)</ul>"#
        return #"""
            <section class="card wk-days" aria-labelledby="h-days"><header><h2 id="h-days">\#(page.days.title)</h2><p>\#(months)</p></header>
            \#(SevenDaysHTML(page.days.seven, page.days.rings, on: address).html)
            \#(LegendHTML(page.days.legend, page.days.rings, on: address).html)
            \#(DataTableHTML(page.days.table).html)\#(noteList)</section>
            """#
    }

    private var story: HTML {
        let slip = page.story.slip.html { slip in
            slip.isHealed
                ? #"<p class="healed">\#(Icon.clover.html)<span>\#(slip.text)</span></p>"#
                : #"<p class="healed open"><span>\#(slip.text)</span></p>"#
        }
        return #"""
            <section class="wk-story" aria-label="\#(page.story.title)"><p class="wk-lead">\#(page.story.lead)</p>\#(slip)\#(FactsHTML(page.story.facts, style: "wk-facts").html)</section>
            """#
    }

    private func rewards(_ rewards: WeekRewards) -> HTML {
        let items = rewards.items.html { item in
            let day: HTML = item.link.map { #"<a href="\#(address.href($0))">\#(item.day)</a>"# } ?? "\(item.day)"
            return #"""
                <li>\#(item.symbol.icon.html)<p><b>\#(item.text)</b><small>\#(item.detail)</small></p><span>\#(day)</span></li>
                """#
        }
        return #"""
            <section class="card wk-rewards" aria-labelledby="h-rewards"><header><h2 id="h-rewards">\#(rewards.title)</h2></header><ul>\#(items)</ul></section>
            """#
    }
}

extension WeekRewards.Item.Symbol {
    fileprivate var icon: Icon {
        switch self {
        case .milestone: .flag
        case .earned: .star
        case .spent, .taken: .clover
        }
    }
}
