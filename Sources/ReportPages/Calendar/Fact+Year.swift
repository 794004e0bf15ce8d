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
        if let leading = Fact(leadingIn: days, of: report) { append(leading) }
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

extension Fact {
    /// How many of some days count for what the calendars show; nil with levels, and before it began.
    init?(leadingIn days: ClosedRange<Day>, of report: Report) {
        guard let leading = report.leading, leading.first <= min(report.today, days.upperBound) else { return nil }
        let days = max(leading.first, days.lowerBound)...min(report.today, days.upperBound)
        let good = Figure(
            report.numbers.text(leading.goodDays(in: days, of: report)), report.phrases.ofDays(days.count))
        self.init(nil, leading.goodDay(in: report), good, note: report.phrases.daysThatCount)
    }
}
