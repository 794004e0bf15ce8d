package import ProgressModel

/// What the values of a tracker's day add up to, exactly: a sum, or a mean that need not be a decimal.
package struct DayValue: Sendable, Hashable {
    private let sum: FixedDecimal
    /// How many values the mean is of; 1 for a sum, 0 where there is no value.
    private let count: Int

    init(_ sum: FixedDecimal, over count: Int = 1) {
        (self.sum, self.count) = (sum, count)
    }

    /// No value.
    static let none = DayValue(.zero, over: 0)

    /// Whether there is a value.
    package var isKnown: Bool { count > 0 }

    /// The value as it was written; a mean to two places.
    package var shown: FixedDecimal { count == 1 ? sum : rounded }

    /// The value to two places, halves away from zero.
    package var rounded: FixedDecimal { rounded(toPlaces: 2) }

    /// The value to at most nine places, halves away from zero.
    package func rounded(toPlaces places: Int) -> FixedDecimal {
        var unit: Int128 = FixedDecimal.unit
        for _ in 0..<places { unit /= 10 }
        return FixedDecimal(billionths: divideRounding(sum.billionths, by: unit * Int128(max(1, count))) * unit)
    }

    /// Whether the value is known and meets a target.
    func meets(_ target: Tracker.DailyTarget) -> Bool {
        guard isKnown else { return false }
        switch target {
        case .goal(let least): return sum.billionths >= least.billionths * Int128(count)
        case .limit(let most): return sum.billionths <= most.billionths * Int128(count)
        }
    }

    /// Whether this value is smaller; both are known.
    func isLess(than other: DayValue) -> Bool {
        sum.billionths * Int128(other.count) < other.sum.billionths * Int128(count)
    }

    /// The mean of known values; unknown where there is none.
    ///
    /// The divisors of means are brought to their common multiple; where that overflows, each mean is taken to nine places.
    static func mean(of values: some Sequence<DayValue>) -> DayValue {
        var (total, divisor, count): (Int128, Int128, Int) = (0, 1, 0)
        for value in values {
            count += 1
            let common = divisor / Int128(greatestCommonDivisor(Int(divisor), value.count)) * Int128(value.count)
            guard common < mostDivisor else {
                total += value.rounded(toPlaces: 9).billionths * divisor
                continue
            }
            total = total * (common / divisor) + value.sum.billionths * (common / Int128(value.count))
            divisor = common
        }
        return DayValue(FixedDecimal(billionths: total), over: Int(divisor) * count)
    }

    /// Keeps sums of values of 18 digits before the point within 128 bits.
    private static let mostDivisor: Int128 = 1_000_000
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
}
