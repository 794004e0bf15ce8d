/// A month of ring cells.
package struct RingCalendar: Sendable {
    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Seven short names, as the profile begins its weeks.
    package let weekdays: [String]
    /// How many cells stand empty before the first day.
    package let offset: Int
    /// All days of the month, ascending.
    package let cells: [RingCell]
    package let rings: RingSet
    package let legend: Legend
    /// The month as a picture of its sober days.
    package let share: ShareLink?
    package let table: DataTable
}

/// The rings that a history has any use for; what is never done leaves no empty track.
package struct RingSet: Sendable {
    package let hasWorkout: Bool
    package let hasMindfulness: Bool
    /// The colours of rings 4 and 5 as `#RRGGBB`, nil for a ring's own; as many as there are focus trackers.
    package let focusColours: [String?]
}
