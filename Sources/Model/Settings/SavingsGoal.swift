/// Something to save for.
package struct SavingsGoal: Sendable, Hashable {
    package let name: String
    /// In the currency of the profile.
    package let amount: FixedDecimal

    package init(name: String, amount: FixedDecimal) {
        self.name = name
        self.amount = amount
    }
}
