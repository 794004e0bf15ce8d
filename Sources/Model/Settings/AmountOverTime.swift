/// An amount that may change, such as the price of a drink; the first amount also applies to all earlier days.
package struct AmountOverTime: Sendable, Hashable {
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

    package init(_ amount: FixedDecimal) {
        first = amount
        changes = []
    }

    /// Amounts with their first days, ascending; nil if empty.
    package init?(_ amounts: [Change]) {
        guard let first = amounts.first else { return nil }
        self.first = first.amount
        changes = Array(amounts.dropFirst())
    }

    package var amounts: [FixedDecimal] { [first] + changes.map(\.amount) }

    package func amount(on day: Day) -> FixedDecimal {
        let index = index(on: day)
        return index == 0 ? first : changes[index - 1].amount
    }

    /// The index in `amounts` of the one that applies on a day.
    package func index(on day: Day) -> Int { changes.partitioningIndex { $0.since > day } }
}
