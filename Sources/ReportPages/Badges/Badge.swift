/// A small label with a value, to stand on a page elsewhere.
package struct Badge: Sendable {
    /// The name of its files, unique among the badges: `noalc`, a tracker's id.
    package let name: String
    package let label: String
    package let message: String
    /// Whether there is a value to be glad of; else it is drawn in grey.
    package let isGood: Bool
}

/// Today as rings, to stand on a page elsewhere: the level and the minutes, no trackers.
package struct TodayRing: Sendable {
    package let cell: RingCell
    package let rings: RingSet
    /// `Today, 31 October 2025: Steady, 30 min Workout`.
    package let title: String
}
