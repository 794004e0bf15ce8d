import Model

/// The comparable days of two groups, and their difference.
package struct ComparedDays: Sendable, Hashable {
    /// The days of each group, on weekdays that occur in both.
    package let first, second: Int
    /// The days of each group, on all weekdays.
    package let allFirst, allSecond: Int
    /// The number of two-week blocks with days of both groups, for the pairing of weeks that gives fewer.
    package let blocks: Int
    /// Nil if there are too few days.
    package let difference: GroupDifference?

    package var both: Int { first + second }
}

extension ComparedDays {
    /// What is still needed before two groups can be compared.
    package struct Missing: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            /// Days of both groups together, days of one group, and two-week blocks with both.
            case days, onASide, blocks
        }

        package let kind: Kind
        /// The number found, and the number needed.
        package let found, needed: Int
        /// Whether only days on weekdays with both groups count; on all weekdays together there are enough.
        package let isOfSharedWeekdays: Bool
    }

    /// What is still needed; nil if the groups are compared.
    package var missing: Missing? {
        guard difference == nil else { return nil }
        // Always the days that count, so that the number doesn't fall once there are enough in total.
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

/// What a comparison may claim (Documentation/counting.md, section 8).
package enum ComparisonVerdict: String, Sendable, Hashable {
    /// There is too little to compare.
    case fewDays
    /// The difference could be chance.
    case unsure
    /// The difference is certain, but smaller than a fifth of the usual spread.
    case small
    /// The difference may be claimed, but another thing that goes together with this one already shows it.
    case toldElsewhere
    case said
}

/// A comparison before all comparisons are judged together.
struct JudgedDifference {
    let difference: GroupDifference?
    /// The usual distance of the compared days from the usual value.
    let spread: Double
    /// The difference in the displayed numbers, before weekdays and slow change are removed; 0 if unknown.
    let plain: Double

    /// Whether the displayed numbers differ in the other direction: no sentence may contradict them.
    fileprivate var isOpposed: Bool { plain * Double(difference?.difference.billionths ?? 0) < 0 }
}

extension [JudgedDifference] {
    /// Smaller parts of the spread aren't worth a sentence.
    private static var smallest: Double { 0.2 }

    /// The verdicts on comparisons that are judged together, in their order, by Benjamini and Hochberg, "Controlling
    /// the False Discovery Rate" (1995); an interval that contains 0 and a small difference claim nothing.
    ///
    /// At most `falseShare` of the claims are expected to be chance. O(n log n).
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
