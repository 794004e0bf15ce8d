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

    init(first: Int, second: Int, all: (first: Int, second: Int), blocks: Int, difference: GroupDifference?) {
        (self.first, self.second) = (first, second)
        (allFirst, allSecond) = all
        self.blocks = blocks
        self.difference = difference
    }
}
