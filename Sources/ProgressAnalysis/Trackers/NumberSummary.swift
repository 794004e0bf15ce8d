package import ProgressModel

/// The day values of a number over the whole history, each to two places.
package struct NumberSummary: Sendable, Hashable {
    package let latest, mean, min, max: FixedDecimal

    /// Nil where no day has a value.
    init?(_ values: [DayValue]) {
        let known = values.filter(\.isKnown)
        guard let latest = known.last, let least = known.min(by: { $0.isLess(than: $1) }),
            let most = known.max(by: { $0.isLess(than: $1) })
        else { return nil }
        self.latest = latest.rounded
        mean = DayValue.mean(of: known).rounded
        min = least.rounded
        max = most.rounded
    }
}
