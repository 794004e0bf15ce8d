import Markup
import Model
import Wording

/// An earlier year of the ledger.
package struct JokerYearPage: SitePage {
    package let frame: Frame
    /// `Jokers in 2024`.
    let name: String
    let pager: Pager
    /// Nil if no joker was earned or used.
    let timeline: Card?
    let ledger: Card

    package static let template = PageTemplate<JokerYearPage>(
        "joker-year", style: "jokers", shapes: [JokerShapes.html],
        [
            .html("heading", "the page's heading with the way to its neighbours") { page, html in
                html.head(page.pager, on: page.frame.address) { $0 += "<h1>\(page.name)</h1>" }
            },
            .text("name", "the page's name, such as Jokers in 2024") { $0.name },
            .text("summary", "how many jokers were earned and used in the year") { $0.ledger.aside },
            .card("timeline", "the year's jokers over time, if any came or went", \.timeline),
            .card("ledger", "what happened to the jokers, month by month", \.ledger),
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.span.jokerYears.map(PageAddress.jokerYear)
    }

    package init?(at address: PageAddress, in report: Report) {
        guard case .jokerYear(let year) = address else { return nil }
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        name = report.phrases.jokers(in: String(year))
        frame = report.frame(address, title: report.title(name), description: report.phrases.jokersDescription)
        // Years without events have no page; after the last of these pages comes the ledger on the page of jokers.
        let (years, last) = (report.span.jokerYears, report.span.lastJokerYear)
        let up = Pager.Step(link: Link(.jokers), text: report.phrases.jokers)
        let neighbours = (years.last { $0 < year }, years.first { $0 > year } ?? last)
        pager = Pager(report.phrases.years, neighbours, up: up, report.phrases) { year in
            let ledger = Link(.jokers, fragment: "h-" + Card.Name.ledger.rawValue)
            return Pager.Step(link: years.contains(year) ? Link(.jokerYear(year)) : ledger, text: String(year))
        }
        timeline = .timeline(days, in: report)
        ledger = .ledger(of: JokerEvent.all(in: report, days), in: report)
    }
}
