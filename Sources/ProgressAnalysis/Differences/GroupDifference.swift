package import ProgressModel

/// How far two groups of days are apart, and how sure that is (Documentation/counting.md, section 8).
package struct GroupDifference: Sendable, Hashable {
    /// The mean of the first group minus that of the second, each day beside days of its own weekday, without slow change.
    package let difference: FixedDecimal
    /// The interval of 95 % around it.
    package let interval: ClosedRange<FixedDecimal>
    /// How likely a difference at least as great is where there is none, 0–1.
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
    /// `blocks` is how many of them hold both groups; that many less one are the degrees of freedom.
    init(_ layings: [[ComparedBlock]], blocks: Int) {
        let estimate = layings.first?.difference ?? 0
        let error = layings.map(\.error).max() ?? 0
        let distribution = StudentT(degrees: blocks - 1)
        let reach = distribution.value(reachedBy: GroupDifference.outside) * error
        difference = FixedDecimal(nearest: estimate)
        interval = FixedDecimal(nearest: estimate - reach)...FixedDecimal(nearest: estimate + reach)
        chance = estimate == 0 ? 1 : distribution.chance(of: estimate / error)
    }
}

extension FixedDecimal {
    /// To nine places.
    fileprivate init(nearest value: Double) {
        self.init(billionths: Int128((value * Double(FixedDecimal.unit)).rounded()))
    }
}
