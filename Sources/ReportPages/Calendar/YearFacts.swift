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
            if let savings = Savings(report.profile, report.analysis.days, in: days) {
                append(contentsOf: Fact(saved: savings, in: report).map { [$0] } ?? [])
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

extension Fact {
    /// What was saved; nil without a price.
    ///
    /// A negative balance is what was spent more than before.
    init?(saved savings: Savings, note: String = "", link: Link? = nil, in report: Report) {
        guard let amount = savings.amount else { return nil }
        let phrases = report.phrases
        let isLoss = amount.minorUnits < 0
        let shown = Money(minorUnits: abs(amount.minorUnits), currency: amount.currency)
        self.init(
            .coin, isLoss ? phrases.spentMore : phrases.saved, Figure(phrases.money.text(shown)), note: note,
            link: link)
    }
}
