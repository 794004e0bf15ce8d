import ProgressAnalysis
import ProgressModel
import ReportMarkup
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
    /// A column for each week, of seven cells; nil outside of the year and of what was recorded.
    package let weeks: [[HeatCell?]]
    package let monthsLabel: String
    package let months: [Month]
    package let table: DataTable

    /// The id of a year's strip on the page of all years.
    package static func id(of year: Int) -> String { "y" + padded(year, 4) }
}

extension YearStrip {
    /// A year of the report.
    init(_ year: Int, in report: Report) {
        let phrases = report.phrases
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let totals = SpanTotals(report.analysis, in: days)
        let firstWeek = days.lowerBound.advanced(by: -report.column(of: days.lowerBound))
        name = String(year)
        id = YearStrip.id(of: year)
        link = Link(.year(year))
        facts = [Fact](of: totals, days, in: report)
        title = phrases.heatTitle(name)
        description = phrases.heatDescription(totals.sober)
        weeks = stride(from: firstWeek, through: days.upperBound, by: 7).map { week in
            (week...week.advanced(by: 6)).map { days.contains($0) ? HeatCell($0, in: report) : nil }
        }
        monthsLabel = phrases.months(of: name)
        months = (1...12).map { number in
            let month = YearMonth(year: year, month: number)
            return Month(
                name: phrases.shortMonthName(number), link: report.span.contains(month) ? Link(.month(month)) : nil)
        }
        table = YearStrip.soberTable(of: year, title: title, in: report)
    }

    /// The sober days month by month; the page of the year has a table of its days.
    private static func soberTable(of year: Int, title: String, in report: Report) -> DataTable {
        let phrases = report.phrases
        let months = report.span.months.filter { $0.year == year }
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.month, phrases.soberDays, phrases.daysWithEntry],
            rows: months.map { month in
                let totals = SpanTotals(report.analysis, in: month.firstDay...month.lastDay)
                let recorded = totals.steady + totals.easy + totals.wild
                return [
                    phrases.monthName(month.month), report.numbers.text(totals.sober), report.numbers.text(recorded),
                ]
            })
    }
}
