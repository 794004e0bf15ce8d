package import ReportWords

/// The past year of a tracker as one grid in two halves, which stand side by side where there is room.
package struct TrackerCalendar: Sendable {
    package typealias Mark = TrackerMark

    /// A day.
    package struct Cell: Sendable {
        package let mark: Mark
        package let isToday: Bool
        /// The day in words; empty outside of the tracker's time.
        package let label: String
    }

    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        /// The name of the month that begins in the week.
        package let month: String?
        /// Seven cells; nil after today.
        package let cells: [Cell?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    package let title: String
    package let summary: Figure
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    package let legendLabel: String
    /// The marks in use with what they mean.
    package let legend: [(mark: Mark, text: String)]
    package let table: DataTable
}
