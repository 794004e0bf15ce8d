import Model

/// The days of two groups that can be compared, and their difference.
package struct ComparedDays: Sendable, Hashable {
    /// The days of each group, on weekdays on which there are both.
    package let first, second: Int
    /// The days of each group, on all weekdays.
    package let allFirst, allSecond: Int
    /// Two weeks in a row that hold days of both groups; of the two ways to lay them over the calendar the one with fewer.
    package let blocks: Int
    /// Nil if there is too little to compare.
    package let difference: GroupDifference?

    /// The days of both groups.
    package var both: Int { first + second }
}

extension ComparedDays {
    /// What is missing before two groups can be compared.
    package struct Missing: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            /// Days of both groups together, days of one group, and blocks of two weeks that hold both.
            case days, onASide, blocks
        }

        package let kind: Kind
        /// How many there are, and how many it takes.
        package let found, needed: Int
        /// Whether only weekdays that have both groups count: of all weekdays there are enough.
        package let isOfSharedWeekdays: Bool
    }

    /// What is missing; nil if the groups are compared.
    package var missing: Missing? {
        guard difference == nil else { return nil }
        // From the beginning only the days that count, so that the number does not fall once there are enough of all.
        for (kind, found, all, needed) in [
            (Missing.Kind.onASide, min(first, second), min(allFirst, allSecond), GroupDifference.fewestOnASide),
            (.days, both, allFirst + allSecond, GroupDifference.fewestDays),
        ] where found < needed {
            return Missing(kind: kind, found: found, needed: needed, isOfSharedWeekdays: all >= needed)
        }
        return Missing(
            kind: .blocks, found: blocks, needed: GroupDifference.fewestBlocks, isOfSharedWeekdays: false)
    }
}

/// What may be said of a comparison (Documentation/counting.md, section 8).
package enum ComparisonVerdict: String, Sendable, Hashable {
    /// There is too little to compare.
    case fewDays
    /// The difference could be chance.
    case unsure
    /// It is sure, and smaller than a fifth of what days usually differ by.
    case small
    /// It may be said, and another thing that goes together with this one tells the same.
    case toldElsewhere
    case said
}

/// What is known of a comparison when everything that was looked at is judged together.
struct JudgedDifference {
    let difference: GroupDifference?
    /// How far the days of what is compared usually lie from what is usual.
    let spread: Double
    /// How far the groups are apart in the numbers that are shown, in any unit, before weekdays and slow change are
    /// taken out; 0 if that is not known.
    let plain: Double

    /// Whether those look the other way round: no sentence contradicts the numbers beside it.
    fileprivate var isOpposed: Bool { plain * Double(difference?.difference.billionths ?? 0) < 0 }
}

extension [JudgedDifference] {
    /// A smaller part of the spread is not worth a sentence.
    private static var smallest: Double { 0.2 }

    /// The verdicts on all comparisons that are judged together, in their order: those of Benjamini and Hochberg, "Controlling
    /// the False Discovery Rate" (1995), whose interval does not hold 0 and which are not small.
    ///
    /// Of what is said, a part of `falseShare` at most is expected to be chance. O(n log n).
    func verdicts(falseShare: Double = 0.1) -> [ComparisonVerdict] {
        let chances = compactMap { $0.difference?.chance }.sorted()
        let last = chances.indices.last { rank in
            chances[rank] * Double(chances.count) <= falseShare * Double(rank + 1)
        }
        let most = last.map { Swift.min(chances[$0], GroupDifference.outside) }
        return map { judged in
            guard let difference = judged.difference else { return .fewDays }
            guard let most, difference.chance <= most, !difference.interval.contains(.zero), !judged.isOpposed else {
                return .unsure
            }
            return difference.difference.magnitude.double < Self.smallest * judged.spread ? .small : .said
        }
    }
}
