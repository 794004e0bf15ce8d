/// When a streak expects something (Documentation/counting.md, section 4).
package enum Schedule: Sendable, Hashable {
    case everyDay
    /// On these weekdays, of which there is at least one; a gap on another rests.
    case weekdays(Set<Weekday>)
    /// On so many days of each week, 1–7, whichever they are; the streak counts weeks.
    case perWeek(Int)

    /// The good days that a whole week needs; nil if the streak counts days.
    package var daysPerWeek: Int? { if case .perWeek(let days) = self { days } else { nil } }
}
