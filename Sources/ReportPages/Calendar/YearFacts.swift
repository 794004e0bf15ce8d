import ProgressAnalysis
import ProgressModel
import ReportWords

extension [Fact] {
    /// What a year came to, in a few numbers.
    init(of totals: SpanTotals, in report: Report) {
        let (phrases, numbers) = (report.phrases, report.numbers)
        self.init()
        if totals.levelDays > 0 {
            let steady = Figure(numbers.text(totals.steady), phrases.of(totals.levelDays))
            append(Fact(.drop, phrases.soberDays, steady))
            if let amount = Savings(report.profile, soberDays: totals.steady)?.amount {
                append(Fact(.coin, phrases.saved, Figure(phrases.money.text(amount))))
            }
        }
        if totals.mindfulnessMinutes > 0 {
            append(Fact(.leaf, phrases.mindfulness, phrases.duration(totals.mindfulnessMinutes)))
        }
        if totals.workoutMinutes > 0 {
            append(Fact(.flame, phrases.workout, phrases.duration(totals.workoutMinutes)))
        }
    }
}
