import ProgressAnalysis
import ProgressModel
import ReportWords

/// A year as a strip of small squares, with what it came to.
package struct YearStrip: Sendable {
    /// A month, which leads to its page where it has one.
    package struct Month: Sendable {
        package let name: String
        package let link: Link?
    }

    package let name: String
    /// The element that the year's own page leads back to.
    package let id: String
    package let link: Link
    package let facts: [Fact]
    package let title: String
    package let description: String
    /// A column for each week, of seven cells, all of them days: the week of New Year stands whole with the year that has
    /// most of its days, so that the years go on without a gap.
    package let weeks: [[HeatCell]]
    package let monthsLabel: String
    package let months: [Month]

    /// A half of the year.
    package enum Half: Sendable { case first, second }

    /// The half without a month of the report, which is left out where there is little room; nil where both have one.
    package var emptyHalf: Half? {
        if months.prefix(6).allSatisfy({ $0.link == nil }) { return .first }
        return months.suffix(6).allSatisfy { $0.link == nil } ? .second : nil
    }

    /// The id of a year's strip on the page of all years.
    package static func id(of year: Int) -> String { "y" + padded(year, 4) }
}

extension YearStrip {
    /// A year of the report.
    init(_ year: Int, in report: Report) {
        let phrases = report.phrases
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let totals = SpanTotals(report.analysis, in: days)
        name = String(year)
        id = YearStrip.id(of: year)
        link = Link(.year(year))
        facts = [Fact](of: totals, days, in: report)
        title = report.heatTitle(name)
        description = report.heatDescription(of: days)
        weeks = YearStrip.firstDays(of: year, days, in: report).map { week in
            (week...week.advanced(by: 6)).map { HeatCell($0, in: report) }
        }
        monthsLabel = phrases.months(of: name)
        months = (1...12).map { number in
            let month = YearMonth(year: year, month: number)
            return Month(
                name: phrases.shortMonthName(number), link: report.span.contains(month) ? Link(.month(month)) : nil)
        }
    }

    /// The first days of the weeks of a year; those that it shares with a year without a strip are its own.
    private static func firstDays(of year: Int, _ days: ClosedRange<Day>, in report: Report) -> [Day] {
        let first = report.firstDayOfWeek(of: days.lowerBound)
        return stride(from: first, through: days.upperBound, by: 7).filter { week in
            let owner = week.advanced(by: 3).date.year
            return owner == year || !report.span.years.contains(owner)
        }
    }
}
