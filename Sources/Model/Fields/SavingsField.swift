/// A field of the settings of savings; its raw value is its name in the form.
package enum SavingsField: String, CaseIterable, Sendable {
    case price, currency, drinks, unit, method, calories
    case goal, amount
}

/// The settings of savings as the fields of a form hold them.
package struct SavingsAnswers: Sendable, Equatable {
    /// Something to save for; both texts are empty if nothing was entered.
    package struct Goal: Sendable, Equatable {
        package var name: String
        package var amount: String

        package var isEmpty: Bool { name.isEmpty && amount.isEmpty }

        /// Makes something to save for.
        package init(name: String, amount: String) { (self.name, self.amount) = (name, amount) }
    }

    /// Amounts as they are entered, without a unit; empty for none.
    package var price = "", currency = "", drinks = "", calories = ""
    package var isPerDay = false
    package var method = Profile.SavingsMethod.soberDays
    /// In the order of the file; the form has two empty ones after them.
    package var goals: [Goal] = []

    /// Makes answers that say nothing.
    package init() {}
}
