import Counting
import Markup
import Model
import Wording

/// A year as a strip of small squares, with a summary.
struct YearStrip: Sendable {
    /// The id of the element that the year's own page links back to.
    var id: String { YearStrip.id(of: year) }
    let year: Int
    private let days: ClosedRange<Day>
    private let report: Report
    let facts: [Fact]
    /// A column for each week with seven cells, all of them days: the week of New Year belongs completely to the year
    /// with most of its days, so that there is no gap between the years.
    let weeks: [[HeatCell]]
    /// The months, each with a link to its page, if it has one.
    let months: [(name: String, link: Link?)]

    /// The class of a half without months of the report, which is left out on narrow screens; empty otherwise.
    var emptyHalf: StaticString {
        if months.prefix(6).allSatisfy({ $0.link == nil }) { return "no-start" }
        return months.suffix(6).allSatisfy { $0.link == nil } ? "no-end" : ""
    }

    /// The id of a year's strip on the page of all years.
    static func id(of year: Int) -> String { "y" + padded(year, 4) }

    init(_ year: Int, in report: Report) {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        (self.year, self.days, self.report) = (year, days, report)
        facts = [Fact](of: SpanTotals(report.analysis, in: days), days, in: report)
        weeks = YearStrip.firstDays(of: year, days, in: report).map { week in
            (week...week.advanced(by: 6)).map { HeatCell($0, in: report) }
        }
        months = (1...12).map { number in
            let month = YearMonth(year: year, month: number)
            return (report.phrases.shortMonthName(number), report.span.contains(month) ? Link(.month(month)) : nil)
        }
    }

    /// The first days of a year's weeks; those shared with a year without a strip belong to it.
    private static func firstDays(of year: Int, _ days: ClosedRange<Day>, in report: Report) -> [Day] {
        let first = report.firstDayOfWeek(of: days.lowerBound)
        return stride(from: first, through: days.upperBound, by: 7).filter { week in
            let owner = week.advanced(by: 3).date.year
            return owner == year || !report.span.years.contains(owner)
        }
    }
}

/// A year among all years: its strip with the months below, and a summary.
extension YearStrip {
    private static let pitch = 14

    func html(on page: PageAddress) -> HTML {
        """
        <section class="strip-year\(further: emptyHalf)" id="\(id)" aria-labelledby="\(id)-h">\
        <header><h2 id="\(id)-h">\(arrow: Link(.year(year)), on: page, String(year))</h2></header>
        <div class="strip-days\(if: weeks.count > 52, " long")">\(halves)\
        <ul class="strip-months" aria-label="\(report.phrases.months(of: String(year)))">\
        \(each: months, { name, link in
            "<li>\(link, { "\($0, on: page, name)" }, else: #"<span class="off">\#(name)</span>"#)</li>"
        })</ul></div>\
        \({ $0.facts(facts, "facts-strip", on: page) })</section>

        """
    }

    /// The year in two drawings, which are below each other on narrow screens; the description of the first one is for
    /// both.
    private var halves: HTML {
        let weeksOfHalf = 26
        return """
            \({ html in
                html.image(
                    "heat", id: id, width: weeksOfHalf * YearStrip.pitch, height: 96,
                    title: report.heatTitle(String(year)), description: report.heatDescription(of: days)
                ) { write(weeks.prefix(weeksOfHalf), to: &$0) }
            })\
            <svg class="heat" aria-hidden="true" viewBox="0 0 \((weeks.count - weeksOfHalf) * YearStrip.pitch - 2) 96">\
            \({ write(weeks.dropFirst(weeksOfHalf), to: &$0) })</svg>

            """
    }

    /// There may be many years, and the days are described on the page of each.
    private func write(_ weeks: ArraySlice<[HeatCell]>, to html: inout HTML) {
        var squares = HeatSquares()
        let today = squares.add(weeks.lazy.map { $0 as [HeatCell?] }, pitch: YearStrip.pitch)
        squares.write(to: &html)
        if let (cell, x, y) = today { html.heatSquare(cell, x: x, y: y) }
    }
}
