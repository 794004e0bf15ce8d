import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func yearsPage() -> YearsPage {
        YearsPage(
            frame: frame(.years, title: title(phrases.allYears), description: phrases.yearsDescription),
            heading: phrases.allYears, summary: phrases.years(span.years.count).text, scale: heatScale(),
            years: span.years.reversed().map(yearStrip))
    }

    private func yearStrip(_ year: Int) -> YearStrip {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let name = String(year)
        let totals = SpanTotals(analysis, in: days)
        let firstWeek = days.lowerBound.advanced(by: -column(of: days.lowerBound))
        let weeks = stride(from: firstWeek, through: days.upperBound, by: 7).map { $0 }
        let title = phrases.heatTitle(name)
        return YearStrip(
            name: name, id: YearStrip.id(of: year), link: Link(.year(year)),
            facts: facts(of: totals), title: title, description: phrases.heatDescription(totals.steady),
            weeks: weeks.map { week in
                (0..<7).map { offset in
                    let day = week.advanced(by: offset)
                    return days.contains(day) ? heatCell(day) : nil
                }
            }, monthsLabel: phrases.months(of: name),
            months: (1...12).map { number in
                let month = YearMonth(year: year, month: number)
                return YearStrip.Month(
                    name: phrases.shortMonthName(number), link: span.contains(month) ? Link(.month(month)) : nil)
            }, table: soberTable(of: year, title: title))
    }

    /// The sober days month by month; the page of the year has a table of its days.
    private func soberTable(of year: Int, title: String) -> DataTable {
        let months = span.months.filter { $0.year == year }
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.month, phrases.soberDays, phrases.daysWithEntry],
            rows: months.map { month in
                let totals = SpanTotals(analysis, in: month.firstDay...month.lastDay)
                let recorded = totals.steady + totals.easy + totals.wild
                return [phrases.monthName(month.month), numbers.text(totals.steady), numbers.text(recorded)]
            })
    }
}
