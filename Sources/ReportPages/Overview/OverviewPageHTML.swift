import MarkdownNotes
import ReportMarkup

/// The content of the overview.
struct OverviewPageHTML {
    private let page: OverviewPage

    init(_ page: OverviewPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        return [
            "hero": HeroHTML(page.hero, on: address).html,
            "facts": FactsHTML(page.facts).html,
            "month": month,
            "week": WeekCardHTML(page.week, on: address).html,
            "milestones": page.milestones.html { MilestoneCardHTML($0, on: address).html },
            "pastYear": page.heat.html { PastYearHTML($0, on: address).html },
            "trackers": page.trackers.html { TrackerCardHTML($0, on: address).html },
            "why": page.why.html(why),
        ]
    }

    private var month: HTML {
        let address = page.frame.address
        return #"""
            <section class="card month" aria-labelledby="h-month"><header><h2 id="h-month"><a href="\#(address.href(page.monthLink))">\#(page.monthName) \#(Icon.right.html)</a></h2><p>\#(page.monthSummary)</p></header>\#(RingCalendarHTML(page.month, on: address, namesCells: false).html)</section>
            """#
    }

    private func why(_ card: WhyCard) -> HTML {
        let options = MarkdownOptions(topHeadingLevel: 3, idPrefix: "why-", labels: page.frame.noteLabels)
        return #"""
            <section class="why" aria-labelledby="h-why"><h2 id="h-why">\#(card.title)</h2><div class="why-text written" dir="auto">\#(MarkdownNotes.render(card.markdown, options: options))</div></section>
            """#
    }
}
