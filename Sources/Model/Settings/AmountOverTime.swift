/// An amount that may have changed, such as the price of a drink; before the first change the first amount holds.
package struct AmountOverTime: Sendable, Hashable {
    /// An amount and its first day.
    package struct Change: Sendable, Hashable {
        package let since: Day
        package let amount: FixedDecimal

        package init(since: Day, amount: FixedDecimal) {
            self.since = since
            self.amount = amount
        }
    }

    /// The amount before all changes.
    package let first: FixedDecimal
    /// Ascending by day.
    package let changes: [Change]

    /// An amount that never changed.
    package init(_ amount: FixedDecimal) {
        first = amount
        changes = []
    }

    /// Amounts with their first days, ascending; nil if there are none.
    package init?(_ amounts: [Change]) {
        guard let first = amounts.first else { return nil }
        self.first = first.amount
        changes = Array(amounts.dropFirst())
    }

    /// All amounts, the first one first.
    package var amounts: [FixedDecimal] { [first] + changes.map(\.amount) }

    /// The amount that holds on a day.
    package func amount(on day: Day) -> FixedDecimal {
        let index = index(on: day)
        return index == 0 ? first : changes[index - 1].amount
    }

    /// The place in `amounts` of the one that holds on a day.
    package func index(on day: Day) -> Int { changes.partitioningIndex { $0.since > day } }
}
