package import Model

/// How far two groups of days are apart, and how sure that is (Documentation/counting.md, section 8).
package struct GroupDifference: Sendable, Hashable {
    /// The mean of the first group minus that of the second, each day beside days of its own weekday, without slow change.
    package let difference: FixedDecimal
    /// The interval of 95 % around it.
    package let interval: ClosedRange<FixedDecimal>
    /// How likely a difference at least as great without a real one, 0–1.
    package let chance: Double

    /// Fewer days in both groups together are not compared.
    package static let fewestDays = 84
    /// Fewer days in one group are not compared.
    package static let fewestOnASide = 10
    /// In fewer blocks that hold both groups nothing can be told from chance.
    package static let fewestBlocks = 6
    /// What lies outside of an interval by chance.
    static let outside = 0.05
}

extension GroupDifference {
    /// The difference of blocks that were laid over the calendar in several ways, of which the least sure one counts.
    ///
    /// The difference and its interval are those of groups without slow change; the chance is the greater one of both, since
    /// such groups follow carried-over values a little too well. `blocks` is how many hold both groups; that many less one are
    /// the degrees of freedom.
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

/// What a week, or a block of two, adds to a difference: of its days' distances from the means of their weekdays the sum of
/// group times value, and of the group squared.
struct ComparedBlock {
    let product, square: Double
}

extension [ComparedBlock] {
    /// The difference of the groups: the sum of the products by that of the squares, which is the mean of the differences of
    /// the weekdays, each weighted by the days it rests on.
    var difference: Double { reduce(0) { $0 + $1.product } / reduce(0) { $0 + $1.square } }

    /// How far the difference is usually off, when blocks are drawn anew from these, as many as they are, any block any
    /// number of times.
    ///
    /// This is what endless drawing comes to (Künsch 1989 for the blocks, Efron 1979 for the drawing; a quotient of sums to
    /// the first order), so that nothing is drawn, and with the correction for few blocks.
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

/// Student's t distribution with an even number of degrees of freedom, which needs no more than the four rules and roots,
/// so that every machine finds the same (Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.4).
struct StudentT: Sendable {
    private let degrees: Int

    /// At least 2; an odd number is taken for the even one below it, which is the more careful one.
    init(degrees: Int) { self.degrees = max(2, degrees / 2 * 2) }

    /// How likely a value at least as far from 0 is by chance, 0–1.
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

    /// The value that is reached by chance as rarely as that, of 0 to 1 without both ends; to 50 binary places.
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

/// Statistics are counted with floating-point numbers; what goes in and comes out are decimals.
extension FixedDecimal {
    private static let unitAsDouble = 1_000_000_000.0

    /// The number as near as it can be.
    ///
    /// In one word where the billionths fit: to convert 128 bits takes hundreds of instructions.
    var double: Double {
        let word = Int64(truncatingIfNeeded: billionths)
        return (Int128(word) == billionths ? Double(word) : Double(billionths)) / FixedDecimal.unitAsDouble
    }

    /// To nine places.
    init(nearest value: Double) {
        self.init(billionths: Int128((value * FixedDecimal.unitAsDouble).rounded()))
    }

    /// A number without what lies beyond nine places.
    static func nearest(to value: Double) -> Double { (value * unitAsDouble).rounded() / unitAsDouble }
}
