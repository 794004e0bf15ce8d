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
    package let focusRings: [FocusRing]
    package let legend: Legend
    package let table: DataTable
}

/// How ring 4 or 5 is drawn.
package struct FocusRing: Sendable {
    /// `#RRGGBB`; nil for the ring's own colour.
    package let colour: String?
}
