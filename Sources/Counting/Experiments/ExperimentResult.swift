package import Model

/// The result of an experiment: the difference between its weeks with and without, and a randomization test of it.
package struct ExperimentResult: Sendable, Hashable {
    /// The number of pairs of weeks with enough days.
    package let pairs: Int
    /// The mean difference of the pairs, with minus without.
    package let difference: FixedDecimal
    /// The confidence interval of at least 95 %.
    package let interval: ClosedRange<FixedDecimal>
    /// The share of all possible assignments that give a difference at least as large, 0–1.
    package let chance: Double
    /// The true difference that eight of ten such experiments would find.
    package let couldFind: FixedDecimal

    /// Whether the difference may be claimed.
    package var isClear: Bool { chance <= GroupDifference.outside && !interval.contains(.zero) }

    /// Fewer pairs can't reach 5 %: of 64 assignments, the drawn one and its opposite are always as large.
    package static let fewestPairs = 6
}

extension ExperimentResult {
    /// The result for the differences of the pairs; nil with too few.
    ///
    /// The test is Fisher's: if a pair had been assigned the other way, its difference would have the other sign. The
    /// interval is from Hartigan's typical values ("Using Subsample Values as Typical Values", 1969): the means of all
    /// subsets of the differences divide the line into pieces that contain the true one equally often. O(2^pairs ×
    /// pairs).
    init?(_ differences: [Double]) {
        guard differences.count >= ExperimentResult.fewestPairs else { return nil }
        let count = differences.count
        let lots = 1 << count
        let observed = differences.reduce(0, +)
        var atLeast = 0
        var means: [Double] = []
        means.reserveCapacity(lots - 1)
        // Allows for rounding in sums of another order.
        let slack = 1e-9 * differences.reduce(0) { $0 + abs($1) }
        for lot in 0..<lots {
            var (sum, chosen, size) = (0.0, 0.0, 0)
            for index in 0..<count {
                let isChosen = lot >> index & 1 == 1
                sum += isChosen ? differences[index] : -differences[index]
                if isChosen { (chosen, size) = (chosen + differences[index], size + 1) }
            }
            if abs(sum) >= abs(observed) - slack { atLeast += 1 }
            if size > 0 { means.append(chosen / Double(size)) }
        }
        means.sort()
        let place = max(1, Int(GroupDifference.outside / 2 * Double(lots)))
        let mean = observed / Double(count)
        let variance = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count - 1)
        let student = StudentT(degrees: count - 1)
        // Power of 80 %: the quantile for 5 % two-sided plus the one for 20 % one-sided.
        let reach = student.value(reachedBy: GroupDifference.outside) + student.value(reachedBy: 0.4)
        pairs = count
        difference = FixedDecimal(nearest: mean)
        interval = FixedDecimal(nearest: means[place - 1])...FixedDecimal(nearest: means[means.count - place])
        chance = Double(atLeast) / Double(lots)
        couldFind = FixedDecimal(nearest: reach * (variance / Double(count)).squareRoot())
    }
}
