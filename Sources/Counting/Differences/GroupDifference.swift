package import Model

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
