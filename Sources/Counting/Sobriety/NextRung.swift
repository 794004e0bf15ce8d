/// The milestone above the length of the current streak, whatever earlier streaks reached.
package struct NextRung: Sendable, Hashable {
    /// In what the streak counts: days, or weeks.
    package let length: Int
    /// How many more the streak needs; at least 1.
    package let away: Int
    /// Whether an earlier streak had it.
    package let isAgain: Bool
}
