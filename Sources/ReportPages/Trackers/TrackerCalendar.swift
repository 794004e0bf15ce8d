/// The past year of a tracker as one grid in two halves, which stand side by side where there is room.
package struct TrackerCalendar: Sendable {
    /// What a day was; each has a shape of its own.
    package enum Mark: Sendable, Hashable {
        /// Before the tracker's time or after it.
        case outside
        case none
        case done
        /// How much of a goal, in steps of a third, 1–4; 4 is the goal.
        case goal(Int)
        /// Moments, 1–4; 4 stands for more as well.
        case moments(Int)
        /// An avoided day.
        case avoided
        /// Nothing was logged, and a joker healed the day.
        case healed
        /// A streak ended.
        case ended
    }

    /// A day.
    package struct Cell: Sendable {
        package let mark: Mark
        package let isToday: Bool
        /// The day in words.
        package let label: String
        /// Nil before the first record of all.
        package let link: Link?
    }

    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        /// The month that begins in the week, with its page where it has one.
        package let month: (name: String, link: Link?)?
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
