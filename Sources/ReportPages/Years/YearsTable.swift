import ProgressAnalysis
import ProgressModel
import ReportWords

extension DataTable {
    /// The sober days of each month of all years, or the good days of the streak that stands in their place: a row for each
    /// year, latest first; empty where a month has none to count.
    init(monthsIn report: Report) {
        let phrases = report.phrases
        let counted = report.leading?.name(in: report) ?? phrases.soberDays
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.allYears),
            caption: "\(phrases.allYears): \(counted)",
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
        guard totals.levelDays > 0 else { return "" }
        return "\(report.numbers.text(totals.sober)) \(report.phrases.of(totals.levelDays))"
    }
}
