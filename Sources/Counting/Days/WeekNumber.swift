package import Model

/// A number of a week, exact even if it was scaled from some days to all of them.
package struct WeekNumber: Sendable, Hashable, Comparable {
    /// In 840ths of a billionth: 420 is divisible by each number of days of a week, and the mean of two is exact.
    fileprivate let parts: Int128
    /// Whether it was scaled, or a day's drinks are a guess.
    package let isEstimate: Bool

    private static let fraction: Int128 = 840

    private init(parts: Int128, isEstimate: Bool) {
        (self.parts, self.isEstimate) = (parts, isEstimate)
    }

    /// The sum of `days` days, scaled to `all` days; both are 1 to 7.
    init(_ sum: FixedDecimal, of days: Int, scaledTo all: Int, isGuess: Bool) {
        self.init(
            parts: sum.billionths * Int128(all) * (WeekNumber.fraction / Int128(days)),
            isEstimate: isGuess || days < all)
    }

    package init(_ count: Int) { self.init(FixedDecimal(count), of: 1, scaledTo: 1, isGuess: false) }

    /// The value to nine places, halves away from zero.
    package var value: FixedDecimal { FixedDecimal(billionths: divideRounding(parts, by: WeekNumber.fraction)) }

    package static func < (left: WeekNumber, right: WeekNumber) -> Bool { left.parts < right.parts }
    package static func == (left: WeekNumber, right: WeekNumber) -> Bool { left.parts == right.parts }
    package func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// The median; nil without numbers.
    ///
    /// It is an estimate if one of the numbers in the middle is.
    static func median(_ numbers: [WeekNumber]) -> WeekNumber? {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.map(\.parts).sorted()
        return WeekNumber(
            parts: (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2,
            isEstimate: numbers.contains(where: \.isEstimate))
    }

    /// The mean, to a tenth, halves away from zero; `numbers` isn't empty.
    package static func mean(_ numbers: [WeekNumber]) -> FixedDecimal {
        let tenth = FixedDecimal.unit / 10
        let sum = numbers.reduce(0) { $0 + $1.parts }
        return FixedDecimal(billionths: divideRounding(sum, by: fraction * tenth * Int128(numbers.count)) * tenth)
    }
}

/// The direction of the numbers of weeks (Documentation/counting.md, section 10).
package enum WeekDirection: Sendable {
    case less, more

    /// The minimum number of weeks on either side.
    package static let fewestWeeks = 4

    /// The direction of some weeks compared with earlier ones; nil unless their means differ by at least a tenth of the
    /// earlier mean, and the exact rank-sum test gives at most 5 %.
    package init?(from before: [WeekNumber], to now: [WeekNumber]) {
        guard min(before.count, now.count) >= WeekDirection.fewestWeeks else { return nil }
        // The means, over a common denominator.
        let mean = before.reduce(0) { $0 + $1.parts } * Int128(now.count)
        let change = now.reduce(0) { $0 + $1.parts } * Int128(before.count) - mean
        guard change != 0, abs(change) * 10 >= mean, WeekDirection.chance(before, now) <= 0.05 else { return nil }
        self = change < 0 ? .less : .more
    }

    /// The two-sided probability that two samples of one distribution differ at least as much in the sum of their
    /// ranks; equal numbers share the mean rank (Mann and Whitney, Annals of Mathematical Statistics 18, 1947);
    /// O(count⁴): meant for the weeks of a quarter.
    package static func chance(_ first: [WeekNumber], _ second: [WeekNumber]) -> Double {
        let all = first + second
        // Doubled, so that a shared rank is a whole number.
        func rank(_ number: WeekNumber) -> Int { all.count { $0 < number } + all.count { $0 <= number } + 1 }
        let ranks = all.map(rank)
        let expected = first.count * (all.count + 1)
        let distance = abs(ranks.prefix(first.count).reduce(0, +) - expected)
        // The number of choices by their size and the sum of their ranks.
        var choices = [[Double]](repeating: [Double](repeating: 0, count: 2 * expected + 1), count: first.count + 1)
        choices[0][0] = 1
        for rank in ranks {
            for chosen in stride(from: first.count, to: 0, by: -1) {
                for sum in stride(from: 2 * expected, through: rank, by: -1) {
                    choices[chosen][sum] += choices[chosen - 1][sum - rank]
                }
            }
        }
        let sums = choices[first.count]
        let extreme = sums.indices.reduce(0) { $0 + (abs($1 - expected) >= distance ? sums[$1] : 0) }
        return extreme / sums.reduce(0, +)
    }
}

extension FixedDecimal {
    /// The mean of `count` numbers with that sum, to a tenth, halves away from zero; `count` is positive.
    static func mean(of sum: FixedDecimal, over count: Int) -> FixedDecimal {
        let tenth = FixedDecimal.unit / 10
        return FixedDecimal(billionths: divideRounding(sum.billionths, by: tenth * Int128(count)) * tenth)
    }
}
