import ProgressAnalysis
import ProgressModel
import ReportWords

extension [Fact] {
    /// What a year came to, in a few numbers.
    init(of totals: SpanTotals, _ days: ClosedRange<Day>, in report: Report) {
        let (phrases, numbers) = (report.phrases, report.numbers)
        self.init()
        if totals.levelDays > 0 {
            append(Fact(.drop, phrases.soberDays, Figure(numbers.text(totals.sober), phrases.of(totals.levelDays))))
            if let savings = Savings(report.profile, report.analysis.days, in: days),
                let saved = Fact(saved: savings, in: report)
            {
                append(saved)
            }
        }
        if let leading = report.leading, leading.first <= Swift.min(report.today, days.upperBound) {
            let days = Swift.max(leading.first, days.lowerBound)...Swift.min(report.today, days.upperBound)
            let good = Figure(numbers.text(leading.goodDays(in: days, of: report)), phrases.ofDays(days.count))
            append(Fact(nil, leading.goodDay(in: report), good, note: phrases.daysThatCount))
        }
        if totals.mindfulnessMinutes > 0 {
            let link = Link(.meditation, in: report)
            append(
                Fact(.leaf, phrases.mindfulness, phrases.duration(totals.mindfulnessMinutes), labelLink: link))
        }
        if totals.workoutMinutes > 0 {
            let link = Link(.workout, in: report)
            append(Fact(.flame, phrases.workout, phrases.duration(totals.workoutMinutes), labelLink: link))
        }
    }
}
