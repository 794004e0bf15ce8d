import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What happened to the jokers: the latest year, and the way to those before, which have pages of their own.
package struct JokerLedger: Sendable {
    package struct Year: Sendable {
        package let name: String
        /// Empty where it would say what the ledger's own does.
        package let summary: String
        /// Latest first; never empty.
        package let months: [JokerMonth]
    }

    /// A year with a page of its own.
    package struct EarlierYear: Sendable {
        package let name: String
        package let summary: String
        package let link: Link
    }

    package let title: String
    /// What all years came to.
    package let summary: String
    /// The latest year in which something happened.
    package let latest: Year
    /// Latest first; empty where there is one year.
    package let earlier: [EarlierYear]

    /// The id of the ledger on the page of jokers.
    package static let element = "ledger"
}

extension JokerLedger {
    /// Nil where nothing ever happened.
    init?(in report: Report) {
        let phrases = report.phrases
        let events = JokerEvent.all(in: report)
        let years = events.grouped { $0.reward.day.date.year }
        guard let (year, latestEvents) = years.first else { return nil }
        title = phrases.ledger
        summary = JokerEvent.summary(of: events, phrases)
        latest = Year(
            name: String(year), summary: years.count == 1 ? "" : JokerEvent.summary(of: latestEvents, phrases),
            months: JokerMonth.all(of: latestEvents, areOpen: false, in: report))
        earlier = years.dropFirst().map { year, events in
            EarlierYear(
                name: String(year), summary: JokerEvent.summary(of: events, phrases), link: Link(.jokerYear(year)))
        }
    }
}

extension JokerLedger {
    /// The latest year a month at a time, then a line for each year before.
    func html(on page: PageAddress) -> HTML {
        """
        <section class="card ledger" id="\(JokerLedger.element)" aria-labelledby="h-ledger">\
        <header><h2 id="h-ledger">\(title)</h2><p>\(summary)</p></header>
        <div class="ledger-year"><h3>\(latest.name)</h3><span>\(latest.summary)</span></div>
        \(each: latest.months, { $0.html("h4", on: page) })\
        \(if: !earlier.isEmpty, """
            <ul class="ledger-years">\
            \(each: earlier, { year in
                """
                <li><a\(href: year.link, on: page)><b>\(year.name)</b><span>\(year.summary)</span>\
                \(icon: .right)</a></li>

                """
            })</ul>
            """)</section>
        """
    }
}
