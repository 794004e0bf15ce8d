import Counting
import Markup
import Model
import Wording

/// All years.
package struct YearsPage: SitePage {
    package let frame: Frame
    /// `since November 2015`.
    let summary: String
    /// The year with the most sober days; empty if there is only one, and with another aim.
    let lede: String
    /// The totals of all years.
    let facts: [Fact]
    let scale: HeatScale
    let besides: Besides
    /// Latest first; never empty.
    let years: [YearStrip]
    /// All years compared with the last one; nil if fewer than two have entries.
    let comparison: YearComparison?
    /// The habits of the last year compared with the years before; nil if no habit has two.
    let habits: Card?

    package static let template = PageTemplate<YearsPage>(
        "years", shapes: [HeatShapes.pastYear],
        [
            .text("heading", "the page's heading") { $0.frame.language.phrases.allYears },
            .text("summary", "since when there are records, in words") { $0.summary },
            .text("lede", "which year has the most sober days, empty of a single one") { $0.lede },
            .html("facts", "what all years came to, in large numbers") {
                $1.facts($0.facts, "facts-years", on: $0.frame.address)
            },
            .list(
                "years", "the years, latest first", { page in page.years.map { ($0, page.frame.address) } },
                [
                    .text("name", "the year, such as 2025") { String($0.0.year) },
                    .html("card", "the year as a strip of days, with its months and what it came to") {
                        $1 += $0.0.html(on: $0.1)
                    },
                ]),
            .card(
                "comparison", "the sober days of all years as lines, empty of fewer than two with an entry",
                \.comparison?.card),
            .card("habits", "each habit's share of what was planned, beside the years before", \.habits),
            .html("scale", "what the shades mean") { page, html in
                html.heatScale(page.scale, on: page.frame.address)
                page.besides.write(on: page.frame.address, to: &html)
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.years] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .years else { return nil }
        let phrases = report.phrases
        frame = report.frame(
            .years, title: report.title(phrases.allYears), description: phrases.yearsDescription, marksToday: true)
        summary = phrases.since(report.analysis.days.firstRecorded.yearMonth)
        let recorded = report.analysis.days.range
        facts = [Fact](of: SpanTotals(report.analysis, in: recorded), recorded, in: report)
        lede = YearsPage.best(in: report)
        let firstYear = report.span.years.first ?? report.today.date.year
        scale = HeatScale(of: YearMonth(year: firstYear, month: 1).firstDay...report.today, in: report)
        besides = Besides(DataTable(monthsIn: report), in: report)
        years = report.span.years.reversed().map { YearStrip($0, in: report) }
        comparison = YearComparison(Array(report.span.years), in: report)
        habits = Card.habits(of: Array(report.span.years), in: report)
    }

    /// The year with the most sober days; of several the latest.
    private static func best(in report: Report) -> String {
        guard report.hasLevels, report.lead != .less, report.span.years.count > 1 else { return "" }
        let sober = report.span.years.map { year in
            report.soberDays(in: YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay)
        }
        guard let most = sober.max(), most > 0, let place = sober.lastIndex(of: most) else { return "" }
        return report.phrases.bestYear(Array(report.span.years)[place], most)
    }
}

extension DataTable {
    /// The sober days of each month of all years, or the good days of the leading streak: a row for each year, latest
    /// first; empty if a month has nothing to count.
    init(monthsIn report: Report) {
        let phrases = report.phrases
        let levels =
            report.lead != .less
            ? phrases.soberDays : report.tellsDrinksFirst ? phrases.drinksHeading : phrases.level(.steady)
        let counted = report.leading?.name(in: report) ?? levels
        self.init(
            phrases, phrases.allYears, caption: "\(phrases.allYears): \(counted)",
            headings: [phrases.year] + (1...12).map { phrases.shortMonthName($0) },
            rows: report.span.years.reversed().map { year in
                [String(year)] + (1...12).map { DataTable.counted(YearMonth(year: year, month: $0), in: report) }
            })
    }

    /// `28 of 31`.
    private static func counted(_ month: YearMonth, in report: Report) -> String {
        guard report.span.contains(month) else { return "" }
        let days = month.firstDay...month.lastDay
        if let leading = report.leading { return report.numbers.text(leading.goodDays(in: days, of: report)) }
        let totals = SpanTotals(report.analysis, in: days)
        let known = report.knownDays(totals)
        guard known > 0 else { return "" }
        if report.tellsDrinksFirst { return report.drinks(totals).number }
        return "\(report.numbers.text(report.countedDays(in: days))) \(report.phrases.of(known))"
    }
}
