/// The days on which a streak expects something (Documentation/counting.md, section 4).
package enum Schedule: Sendable, Hashable {
    case everyDay
    /// On these weekdays, at least one; other weekdays are days of rest.
    case weekdays(Set<Weekday>)
    /// On a number of days of each week, 1–7, on any weekdays; the streak counts weeks.
    case perWeek(Int)

    /// The good days that a whole week needs; nil if the streak counts days.
    package var daysPerWeek: Int? { if case .perWeek(let days) = self { days } else { nil } }
}
