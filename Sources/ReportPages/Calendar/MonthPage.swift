/// A month: its ring calendar, and every day in detail.
package struct MonthPage: Sendable {
    package let frame: Frame
    package let name: String
    package let year: String
    package let yearLink: Link
    package let pager: Pager
    package let facts: [Fact]
    package let calendarLabel: String
    package let calendar: RingCalendar
    package let weeksLabel: String
    /// The reports of the weeks that reach into the month, ascending.
    package let weeks: [Pager.Step]
    package let daysTitle: String
    package let openAll: String
    package let closeAll: String
    /// The days that have been, latest first.
    package let days: [DayDetail]
    package let rings: RingSet
}
