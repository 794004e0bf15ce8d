package import Model

/// The difference of two groups of days, and its certainty (Documentation/counting.md, section 8).
package struct GroupDifference: Sendable, Hashable {
    /// The mean of the first group minus that of the second, compared within weekdays, without slow change.
    package let difference: FixedDecimal
    /// The 95 % confidence interval.
    package let interval: ClosedRange<FixedDecimal>
    /// The probability of a difference at least as large by chance, 0–1.
    package let chance: Double

    /// With fewer days in both groups together they aren't compared.
    package static let fewestDays = 84
    /// With fewer days in one group they aren't compared.
    package static let fewestOnASide = 10
    /// With fewer blocks that contain both groups nothing can be distinguished from chance.
    package static let fewestBlocks = 6
    /// The share outside a confidence interval.
    static let outside = 0.05
}

extension GroupDifference {
    /// The difference over blocks of several pairings of weeks; the least certain pairing counts.
    ///
    /// Difference and interval are those of groups without slow change; the chance is the larger of both, because such
    /// groups follow carried-over values slightly too closely. The degrees of freedom are `blocks`, the number with
    /// both groups, minus 1.
    init(_ layings: [[ComparedBlock]], withoutSlowChange rest: [[ComparedBlock]], blocks: Int) {
        let student = StudentT(degrees: blocks - 1)
        func found(_ layings: [[ComparedBlock]]) -> (estimate: Double, error: Double, chance: Double) {
            let (estimate, error) = (layings.first?.difference ?? 0, layings.map(\.error).max() ?? 0)
            let isNone = FixedDecimal(nearest: estimate) == .zero
            return (estimate, error, isNone ? 1 : student.chance(of: estimate / error))
        }
        let (plain, told) = (found(layings), found(rest))
        let reach = student.value(reachedBy: GroupDifference.outside) * told.error
        difference = FixedDecimal(nearest: told.estimate)
        interval = FixedDecimal(nearest: told.estimate - reach)...FixedDecimal(nearest: told.estimate + reach)
        chance = max(plain.chance, told.chance)
    }
}

/// What a week, or a pair, adds: over its days' distances from weekday means, group times value, and group squared.
struct ComparedBlock {
    let product, square: Double
}

extension [ComparedBlock] {
    /// The sum of products by that of squares: the mean of the weekdays' differences, weighted by their information.
    var difference: Double { reduce(0) { $0 + $1.product } / reduce(0) { $0 + $1.square } }

    /// The standard error of the difference under resampling of the blocks with replacement.
    ///
    /// The limit of endless drawing (Künsch 1989 for the blocks, Efron 1979 for the bootstrap; a ratio of sums to first
    /// order), so that nothing is drawn, with the correction for few blocks.
    var error: Double {
        let difference = difference
        let squares = reduce(0) { $0 + $1.square }
        let sum = reduce(0) { sum, block in
            let rest = block.product - difference * block.square
            return sum + rest * rest
        }
        return (sum * Double(count) / Double(Swift.max(1, count - 1))).squareRoot() / squares
    }
}

/// Student's t distribution for an even number of degrees of freedom, which needs only arithmetic and roots, so that
/// all machines give the same result (Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.4).
struct StudentT: Sendable {
    private let degrees: Int

    /// At least 2; an odd number is rounded down to the even one, which is more cautious.
    init(degrees: Int) { self.degrees = max(2, degrees / 2 * 2) }

    /// The probability of a value at least as far from 0, 0–1.
    func chance(of value: Double) -> Double {
        guard value.isFinite else { return 0 }
        let whole = Double(degrees) + value * value
        let square = Double(degrees) / whole
        var (term, sum) = (1.0, 1.0)
        for index in 1..<max(1, degrees / 2) {
            term *= Double(2 * index - 1) / Double(2 * index) * square
            sum += term
        }
        return max(0, 1 - abs(value) / whole.squareRoot() * sum)
    }

    /// The value whose `chance` is the given one, which is between 0 and 1; to 50 binary places.
    func value(reachedBy chance: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while self.chance(of: high) > chance { (low, high) = (high, high * 2) }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.chance(of: middle) > chance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// Statistics are computed in floating point; their inputs and outputs are decimals.
extension FixedDecimal {
    private static let unitAsDouble = 1_000_000_000.0

    /// The nearest floating-point number.
    ///
    /// Uses one word if the billionths fit: converting 128 bits takes hundreds of instructions.
    var double: Double {
        let word = Int64(truncatingIfNeeded: billionths)
        return (Int128(word) == billionths ? Double(word) : Double(billionths)) / FixedDecimal.unitAsDouble
    }

    /// Rounded to nine places.
    init(nearest value: Double) {
        self.init(billionths: Int128((value * FixedDecimal.unitAsDouble).rounded()))
    }

    /// A number rounded to nine places.
    static func nearest(to value: Double) -> Double { (value * unitAsDouble).rounded() / unitAsDouble }
}
