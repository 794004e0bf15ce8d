package import ProgressAnalysis
import ProgressModel
package import ReportWords

extension Fact {
    /// What was saved, `isExact` with cents; nil without a price.
    init?(
        saved savings: Savings, isExact: Bool = false, note: String = "", link: Link? = nil, change: Change? = nil,
        in report: Report
    ) {
        guard let saved = savings.words(report.phrases) else { return nil }
        self.init(
            .coin, saved.label, Figure(isExact ? saved.amount : saved.headline), note: note, link: link, change: change)
    }
}

extension Savings {
    /// What was saved, `Saved` and `€8.00`, or spent more than before where a balance is negative; nil without a price.
    ///
    /// `headline` is the amount without cents, where it is at least ten.
    package func words(_ phrases: Phrases) -> (label: String, amount: String, headline: String)? {
        guard let amount, let wholeAmount else { return nil }
        let isAbout = drinks.estimatedDays > 0
        return (
            isLoss ? phrases.spentMore : phrases.saved,
            phrases.about(phrases.money.text(amount.magnitude), if: isAbout),
            phrases.about(phrases.money.headline(amount.magnitude, whole: abs(wholeAmount)), if: isAbout)
        )
    }
}

extension Phrases {
    /// The calories that were not drunk.
    func calories(of savings: Savings) -> Figure {
        Figure(about(numbers.text(savings.caloriesAvoided), if: savings.drinks.estimatedDays > 0), "kcal")
    }

    /// The days that savings were counted from.
    func days(of savings: Savings) -> Figure {
        let days = savings.drinks.days
        return savings.method == .balance ? self.days(days) : soberDays(days)
    }
}
