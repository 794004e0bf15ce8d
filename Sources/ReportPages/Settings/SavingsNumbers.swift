import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What savings come to, and how far they reach towards what is saved for.
struct SavingsNumbers: Sendable {
    /// Empty without a rate.
    private let facts: [Fact]
    /// In the order of the profile; empty without a price.
    private let goals: [(name: String, text: String)]
    /// What stands there where an amount is missing; nil where none is.
    private let remark: String?

    /// The numbers of some savings; nil where the profile has no rate.
    init(_ savings: Savings?, in report: Report) {
        let phrases = report.phrases
        remark = savings?.amount == nil ? phrases.savingsNeedBoth : nil
        guard let savings else {
            (facts, goals) = ([], [])
            return
        }
        let drinks = savings.drinks.total
        let isMore = drinks < .zero
        let number = phrases.estimate(drinks.magnitude, if: savings.drinks.estimatedDays > 0)
        facts = [
            Fact(saved: savings, isExact: true, note: phrases.days(of: savings).text, in: report),
            Fact(
                .glass, isMore ? phrases.drinksHeading : phrases.drinksAvoided,
                Figure(number, isMore ? phrases.moreThanBefore : "")),
            savings.caloriesAvoided < 0
                ? nil : Fact(.bolt, phrases.caloriesAvoided, phrases.calories(of: savings)),
        ].compactMap(\.self)
        goals =
            savings.amount.map { amount in
                report.profile.savingsGoals.map { goal in
                    let price = phrases.money.text(goal.amount, savings.currency)
                    let missing = goal.missing(after: amount)
                    let text = missing.map { phrases.goal(price, missing: phrases.money.text($0)) }
                    return (goal.name.isolated, text ?? phrases.goalReached(price))
                }
            } ?? []
    }

    func html(on page: PageAddress) -> HTML {
        """
        \({ $0.facts(facts, on: page) })\(remark, { #"<p class="quiet">\#($0)</p>"# })\
        \(if: !goals.isEmpty, """
            <dl class="goal-list">\(each: goals, { "<div><dt>\($0.name)</dt><dd>\($0.text)</dd></div>" })</dl>
            """)
        """
    }
}
