package import Model

/// The sum or mean of a tracker's values on a day, exact: a mean need not be a decimal.
package struct DayValue: Sendable, Hashable {
    private let sum: FixedDecimal
    /// The number of values of a mean; 1 for a sum, 0 without a value.
    private let count: Int

    init(_ sum: FixedDecimal, over count: Int = 1) {
        (self.sum, self.count) = (sum, count)
    }

    static let none = DayValue(.zero, over: 0)

    package var isKnown: Bool { count > 0 }

    /// The value as written; a mean to two places.
    package var shown: FixedDecimal { count == 1 ? sum : rounded }

    /// The value next to a target: a mean with two places, or as many more as distinguish it from a missed target.
    package func shown(beside target: Tracker.DailyTarget) -> FixedDecimal {
        guard count != 1 else { return sum }
        let isMet = meets(target)
        return rounded(toPlaces: (2...9).first { DayValue(rounded(toPlaces: $0)).meets(target) == isMet } ?? 9)
    }

    /// The value to two places, halves away from zero.
    package var rounded: FixedDecimal { rounded(toPlaces: 2) }

    /// The value to at most nine places, halves away from zero.
    package func rounded(toPlaces places: Int) -> FixedDecimal {
        guard count != 1 || places < 9 else { return sum }
        var unit: Int128 = FixedDecimal.unit
        for _ in 0..<places { unit /= 10 }
        return FixedDecimal(billionths: divideRounding(sum.billionths, by: unit * Int128(max(1, count))) * unit)
    }

    func meets(_ target: Tracker.DailyTarget) -> Bool {
        guard isKnown else { return false }
        switch target {
        case .goal(let least): return sum.billionths >= least.billionths * Int128(count)
        case .limit(let most): return sum.billionths <= most.billionths * Int128(count)
        }
    }

    /// The percentage of a goal, 0–100, exact: at most 99 until the goal is met, at least 1 for anything above 0.
    package func percent(of goal: FixedDecimal) -> Int {
        guard isKnown, sum.billionths > 0 else { return 0 }
        guard !meets(.goal(goal)) else { return 100 }
        return min(99, max(1, hundredths(sum.billionths, of: goal.billionths * Int128(count))))
    }

    /// The third of a goal that was reached without meeting it, 1–3; the goal is above 0.
    package func third(of goal: FixedDecimal) -> Int {
        min(3, Int(clamping: sum.billionths * 3 / (goal.billionths * Int128(max(1, count)))) + 1)
    }

    /// Whether this value is smaller; both must be known.
    func isLess(than other: DayValue) -> Bool {
        sum.billionths * Int128(other.count) < other.sum.billionths * Int128(count)
    }

    /// The mean of known values; unknown without any.
    ///
    /// The divisors of means are reduced to their common multiple; if that overflows, each mean is rounded to nine
    /// places.
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

    /// Keeps sums of values with 18 digits before the point within 128 bits.
    private static let mostDivisor: Int128 = 1_000_000
}

/// The share of a value in a larger number in hundredths, rounded; uses one word if the numbers fit, as almost all do.
private func hundredths(_ value: Int128, of whole: Int128) -> Int {
    guard let word = Int(exactly: value * 100), let divisor = Int(exactly: whole) else {
        return Int(clamping: divideRounding(value * 100, by: whole))
    }
    let (quotient, remainder) = word.quotientAndRemainder(dividingBy: divisor)
    return remainder >= divisor - remainder ? quotient + 1 : quotient
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
}
