/// The days of two groups that can be compared, and their difference.
package struct ComparedDays: Sendable, Hashable {
    /// The days of each group, on weekdays on which there are both.
    package let first, second: Int
    /// The days of each group, on all weekdays.
    package let allFirst, allSecond: Int
    /// Two weeks in a row that hold days of both groups; of the two ways to lay them over the calendar the one with fewer.
    package let blocks: Int
    /// Nil where there is too little to compare.
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

    /// What is missing; nil where the groups are compared.
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
