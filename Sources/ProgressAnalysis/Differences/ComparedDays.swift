/// The days of two groups that can be compared, and their difference.
package struct ComparedDays: Sendable, Hashable {
    /// The days of each group, on weekdays on which there are both.
    package let first, second: Int
    /// Two weeks in a row that hold days of both groups; of the two ways to lay them over the calendar the one with fewer.
    package let blocks: Int
    /// Nil where there is too little to compare.
    package let difference: GroupDifference?

    /// The days of both groups.
    package var both: Int { first + second }
}
