package import Model

/// What an experiment found: how far its weeks with and without are apart, by a test of the lot that was drawn.
package struct ExperimentResult: Sendable, Hashable {
    /// The pairs of weeks that have enough days on both sides.
    package let pairs: Int
    /// The mean of the differences of the pairs, with minus without.
    package let difference: FixedDecimal
    /// The interval of at least 95 % around it.
    package let interval: ClosedRange<FixedDecimal>
    /// Of all lots that could have been drawn, the share that gives a difference at least as great, 0–1.
    package let chance: Double
    /// The difference that would have been found in eight of ten such experiments.
    package let couldFind: FixedDecimal

    /// Whether the difference may be said.
    package var isClear: Bool { chance <= GroupDifference.outside && !interval.contains(.zero) }

    /// With fewer pairs no difference could be told from chance: of 64 lots the one that was drawn and its opposite.
    package static let fewestPairs = 6
}

extension ExperimentResult {
    /// The result of the differences of the pairs; nil of too few.
    ///
    /// The test is Fisher's: had the coin of a pair fallen otherwise, its difference would have the other sign. The interval
    /// are Hartigan's typical values ("Using Subsample Values as Typical Values", 1969): the means of all subsets of the
    /// differences part the line into pieces that hold the true one equally often. O(2^pairs × pairs).
    init?(_ differences: [Double]) {
        guard differences.count >= ExperimentResult.fewestPairs else { return nil }
        let count = differences.count
        let lots = 1 << count
        let observed = differences.reduce(0, +)
        var atLeast = 0
        var means: [Double] = []
        means.reserveCapacity(lots - 1)
        // What adding in another order changes.
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
        // Eight of ten: beyond the bound that five of a hundred pass, by as much as two of ten stay below it.
        let reach = student.value(reachedBy: GroupDifference.outside) + student.value(reachedBy: 0.4)
        pairs = count
        difference = FixedDecimal(nearest: mean)
        interval = FixedDecimal(nearest: means[place - 1])...FixedDecimal(nearest: means[means.count - place])
        chance = Double(atLeast) / Double(lots)
        couldFind = FixedDecimal(nearest: reach * (variance / Double(count)).squareRoot())
    }
}
