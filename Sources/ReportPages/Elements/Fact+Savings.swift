import ProgressAnalysis
import ProgressModel
import ReportWords

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

extension Phrases {
    /// The days that savings were counted from.
    func days(of savings: Savings) -> Figure {
        let days = savings.drinks.days
        return savings.method == .balance ? self.days(days) : soberDays(days)
    }
}
