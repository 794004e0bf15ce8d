package import Model

/// A chapter of the story (Documentation/counting.md, section 10).
package struct StoryEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The first record of any kind, or the first assumed day if that is earlier; `isSober` if it was a sober one,
        /// `isFirst` unless earlier days have events: an avoidance begins without a record.
        case firstRecord(isWritten: Bool, isSober: Bool, isFirst: Bool = true)
        /// A length that the sober streak first reached in the run that began on `start`.
        case milestone(days: Int, start: Day)
        /// A length first reached by the streak that leads instead of the levels.
        case streakMilestone(StreakName, length: Int, unit: StreakUnit)
        /// The first day on which all of several habits were done, and their number.
        case firstFullDay(habits: Int)
        /// The first day that a joker healed in the levels' streak.
        case firstHealed
        /// A month with several Saturdays that a joker healed, ascending.
        case healedSaturdays([Day])
        /// A past run of sober days that was longer than all before it; the longest of all is `longest`.
        case record(Streak.Run)
        /// Months with almost no records: `days` with a record, and the day of the next record.
        case quiet(from: YearMonth, days: Int, back: Day)
        /// A past year: its sober days, those with a level and how many of them are assumed, those with any record, and
        /// its longest run of sober days; `more` is the number of sober days more than the year before, nil if that had
        /// none to compare.
        case year(Year)
        /// The longest past run of sober days, or the only one.
        case longest(Streak.Run, isOnly: Bool = false)
    }

    package enum StreakName: Sendable, Hashable {
        case activity(Activity)
        case tracker(LocalizedText, Tracker.Mode)
        case goalOfDrinks
    }

    package struct Year: Sendable, Hashable {
        package let year: Int
        package let sober, levels, assumed, recorded, longest: Int
        /// The drinks of its days, including guesses, if the aim is to drink less; else nil.
        package let drinks: FixedDecimal?
        /// The count of several habits that lead; else empty.
        package let habits: HabitCount
        package let more: Int?
    }

    package let kind: Kind
    /// The day the event is on: the last day of a month, a year or a run so far.
    package let day: Day
    package let words: ClosedRange<Day>
}

extension StoryEvent {
    /// The priority if a story has more events than chapters; among years and lengths the greater one has more.
    var weight: Int {
        switch kind {
        case .firstRecord, .longest: .max
        case .firstHealed, .firstFullDay: 60_000
        case .streakMilestone(_, let length, let unit): 50_000 + length * unit.days
        case .year(let year): 30_000 + year.year
        case .milestone(let days, _): 10_000 + days
        case .quiet: 2
        case .healedSaturdays: 1
        case .record: 0
        }
    }
}
