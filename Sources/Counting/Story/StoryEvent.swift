package import Model

/// Something that is told as a chapter of the story (Documentation/counting.md, section 10).
package struct StoryEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The first record of any kind, or the first assumed day where that is earlier; `isSober` where it was a sober one,
        /// `isFirst` unless something is told of the days before: an avoidance begins without a record.
        case firstRecord(isWritten: Bool, isSober: Bool, isFirst: Bool = true)
        /// A length of the sober streak, reached for the first time in the run that began on `start`.
        case milestone(days: Int, start: Day)
        /// A length of the streak that is in the place of the levels, reached for the first time.
        case streakMilestone(StreakName, length: Int, unit: StreakUnit)
        /// The first day on which all of several habits were done, and how many they were.
        case firstFullDay(habits: Int)
        /// The first day that a joker healed in the low-alcohol streak.
        case firstHealed
        /// A month with several Saturdays that a joker healed, ascending.
        case healedSaturdays([Day])
        /// A run of sober days that is over and was longer than those before, of which there was at least one; the longest of
        /// all has a chapter of its own.
        case record(Streak.Run)
        /// Months in which next to nothing was written down: `days` with a record, and the day of the next one.
        case quiet(from: YearMonth, days: Int, back: Day)
        /// A year that is over: its sober days, those with a level and how many of them are assumed, those with any
        /// record, and its longest run of sober days; `more` is how many sober days it had more than the year before,
        /// nil if that had none to compare.
        case year(Year)
        /// The longest run of sober days that is over, or the only one.
        case longest(Streak.Run, isOnly: Bool = false)
    }

    package enum StreakName: Sendable, Hashable {
        case activity(Activity)
        case tracker(LocalizedText, Tracker.Mode)
        /// Weeks within a goal of drinks.
        case goalOfDrinks
    }

    /// What a year came to.
    package struct Year: Sendable, Hashable {
        package let year: Int
        package let sober, levels, assumed, recorded, longest: Int
        /// The drinks of its days, guessed ones included, where to drink less leads; else nil.
        package let drinks: FixedDecimal?
        /// What its days asked for, where several habits lead; else nothing.
        package let habits: HabitCount
        package let more: Int?
    }

    package let kind: Kind
    /// The day it belongs to: the last one of a month or a year, and of a run as far as it has come.
    package let day: Day
    package let words: ClosedRange<Day>
}

extension StoryEvent {
    /// How much it counts when a story has more events than chapters; among years and lengths the greater one counts more.
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
