import ProgressAnalysis
import ProgressModel

extension Report {
    /// Whether a year is also a book to fold: where the person alone reads, and four weeks of it have a record.
    func hasZine(of year: Int) -> Bool {
        guard audience == .private, span.years.contains(year) else { return false }
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        guard days.overlaps(analysis.days.range) else { return false }
        var recorded = 0
        for day in days.clamped(to: analysis.days.range) where analysis.days.isRecorded(day) {
            recorded += 1
            if recorded == Report.fewestDaysOfZine { return true }
        }
        return false
    }

    private static let fewestDaysOfZine = 28
}
