package import ProgressModel

/// The settings of savings as they are written: decimals such as `4.50`, codes of currencies.
package struct SavingsValues: Sendable, Equatable {
    /// Something to save for; both texts are empty where there is nothing.
    package struct Goal: Sendable, Equatable {
        package let name: String
        package let amount: String

        package var isEmpty: Bool { name.isEmpty && amount.isEmpty }

        /// Makes a goal; `amount` is a decimal.
        package init(name: String, amount: String) {
            (self.name, self.amount) = (name, amount)
        }
    }

    /// Decimals; nil for none.
    package var price, drinks, calories: String?
    /// A code of ISO 4217; nil for none.
    package var currency: String?
    /// Whether `drinks` is a number for a day and not for a week.
    package var isPerDay = false
    package var method = Profile.SavingsMethod.soberDays
    /// In the order of the file.
    package var goals: [Goal] = []

    /// Makes values of which none is known.
    package init() {}
}
