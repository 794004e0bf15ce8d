/// A field of the settings for savings; the raw value is its name in the form.
package enum SavingsField: String, CaseIterable, Sendable {
    case price, currency, drinks, unit, method, calories
    case goal, amount
}

/// The settings for savings in the fields of a form.
package struct SavingsAnswers: Sendable, Equatable {
    /// A savings goal; both texts are empty if nothing was entered.
    package struct Goal: Sendable, Equatable {
        package var name: String
        package var amount: String

        package var isEmpty: Bool { name.isEmpty && amount.isEmpty }

        package init(name: String, amount: String) { (self.name, self.amount) = (name, amount) }
    }

    /// Amounts as entered, without a unit; empty for none.
    package var price = "", currency = "", drinks = "", calories = ""
    package var isPerDay = false
    package var method = Profile.SavingsMethod.soberDays
    /// In file order; the form has two empty ones after them.
    package var goals: [Goal] = []

    package init() {}
}
