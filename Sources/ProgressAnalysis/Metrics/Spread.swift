package import ProgressModel

/// The middle of some values and the middle half of them.
package struct Spread: Sendable, Hashable {
    /// How many values there are; at least 1.
    package let count: Int
    package let median: FixedDecimal
    /// From the first to the third quartile.
    package let middleHalf: ClosedRange<FixedDecimal>
}

extension Spread {
    /// The spread of ascending values; nil without any; O(1).
    package init?(ascending values: some RandomAccessCollection<FixedDecimal>) {
        guard !values.isEmpty else { return nil }
        count = values.count
        median = values.quantile(quarters: 2)
        middleHalf = values.quantile(quarters: 1)...values.quantile(quarters: 3)
    }
}

extension RandomAccessCollection<FixedDecimal> {
    /// A quantile of ascending values, between the two closest ranks: type 7 of Hyndman and Fan, "Sample Quantiles in
    /// Statistical Packages" (1996); to nine places, halves away from zero.
    ///
    /// `quarters` is 0 to 4.
    fileprivate func quantile(quarters: Int) -> FixedDecimal {
        let (place, rest) = ((count - 1) * quarters).quotientAndRemainder(dividingBy: 4)
        let below = self[index(startIndex, offsetBy: place)].billionths
        guard rest > 0 else { return FixedDecimal(billionths: below) }
        let above = self[index(startIndex, offsetBy: place + 1)].billionths
        return FixedDecimal(billionths: divideRounding(below * Int128(4 - rest) + above * Int128(rest), by: 4))
    }
}
