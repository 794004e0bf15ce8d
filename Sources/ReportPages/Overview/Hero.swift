package import ReportWords

/// How the person is doing, at one glance.
package struct Hero: Sendable {
    package let headline: String
    package let lede: String
    /// What takes their place once the timer had to stop; nil where none runs.
    package let stale: StaleWords?
    /// Nil where there is nothing to count.
    package let timer: TimerFace?
    package let streaks: [HeaderStreak]
}

/// What an old page says instead of what was true when it was built.
package struct StaleWords: Sendable {
    package let headline: String
    package let lede: String
}

/// The live timer: what it shows when the page is built, and what a script needs to go on.
package struct TimerFace: Sendable {
    /// A part of the time with its unit.
    package struct Part: Sendable {
        package let value: String
        package let unit: String
        /// The unit in full, for the short ones.
        package let title: String
    }

    package let label: String
    /// The unit of `days` when it is 1, and otherwise.
    package let oneDay, manyDays: String
    package let days: Part
    /// Hours, minutes, seconds, of two digits each; empty where only whole days are told.
    package let clock: [Part]
    /// ISO 8601 with offset, or without one for the public; nil where the timer stands at zero.
    package let start, end: String?
    /// What to say of the streak once the timer had to stop.
    package let whenBuilt: String
    /// How much of the way to the next milestone is done, 0–100; nil where nothing runs.
    package let share: Int?
    /// Whether the time had come already, when the page was built, that the timer must show zero.
    package let isOver: Bool
    /// Whether the number of days is too long for its usual size.
    package let isLong: Bool
    /// Today's day in the calendar.
    package let link: Link
}

/// One of the three streaks at the top.
package struct HeaderStreak: Sendable {
    package let emoji: String
    package let name: String
    package let figure: Figure
    /// `2 rewards`; nil where there are none.
    package let rewardText: String?
    package let rewards: Int
    /// How many can be held; 0 where none are earned.
    package let cap: Int
    /// Its jokers in the ledger, and what the link is called.
    package let jokersLink: Link
    package let jokersLabel: String
    /// `longest 30 days`; nil where the current one is the longest.
    package let longest: String?
}
