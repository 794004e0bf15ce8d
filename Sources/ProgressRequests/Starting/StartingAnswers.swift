package import ProgressModel

/// What a person says before their folder is made; what is not said takes its default.
package struct StartingAnswers: Sendable {
    /// A day up to now, and when on it.
    package struct PastTime: Sendable, Equatable {
        package let day: Day
        /// Seconds after midnight; nil where nobody knows.
        package let second: Int?
    }

    package var name: String?
    package var timeZone: String
    package var language: Language
    package var currency: String
    /// A decimal such as `4.50`.
    package var pricePerDrink: String?
    /// A decimal.
    package var drinksPerWeek: String?
    /// What the person is here for; nil where they did not say.
    package var aim: Profile.Aim?
    /// The most drinks of a week, as a decimal.
    package var drinkGoal: String?
    /// How savings are counted; nil where the person did not say.
    package var savings: Profile.SavingsMethod?
    package var lastDrink: PastTime?
    /// The first sober day, for who gives that instead of the last drink.
    package var soberSince: PastTime?
    /// Whether only slips will be written down, so that days without an entry go on counting as steady.
    package var writesOnlySlips = false
    /// How many drinks a sober day may have: 0 or 1.
    package var soberUpTo = 0
    package var policy = Profile.PolicyName.universal
    /// How today is so far.
    package var level: Level?
    /// In the order in which they were named.
    package var presets: [TrackerPreset] = []
    /// When to ask about the evening before, in seconds after midnight; nil for no reminder.
    package var reminder: Int? = 9 * 3600
    package var why: String?
    /// What the ids of the feed and of the calendar will be made of.
    package var feedID = UniqueID.random()
    /// The moment of the answers.
    package let now: Instant

    let zones: TimeZones

    /// The answers of someone who says nothing.
    package init(now: Instant, timeZone: String = "UTC", language: Language = .fallback, zones: TimeZones) {
        (self.now, self.timeZone, self.language, self.zones) = (now, timeZone, language, zones)
        currency = "EUR"
    }

    /// The zone, or UTC where there is none of its name.
    package var zone: CivilZone {
        zones.bytes(timeZone).flatMap { CivilZone(name: timeZone, tzif: $0) } ?? .utc
    }

    /// A day and a second of it; nil where it is still to come, or before 1900.
    package func past(_ day: Day, at second: Int?) -> PastTime? {
        guard day <= today, day.date.year >= 1900 else { return nil }
        if let second, zone.instant(of: WallTime(day: day, second: second)) > now { return nil }
        return PastTime(day: day, second: second)
    }

    /// How savings are counted: who wants to drink less has days with some drinks, which the sober days say nothing of.
    package var savingsMethod: Profile.SavingsMethod { savings ?? (aim == .less ? .balance : .soberDays) }

    /// Whether something is known of a day, so that a site shows more than nothing.
    package var hasFirstEntry: Bool { level != nil || soberSince != nil || lastDrink != nil }

    /// Whether no drinks will be written down, but logs.
    package var recordsLogsOnly: Bool { aim == .habits && !hasFirstEntry }

    /// The day of the answers; a new profile's days start at midnight.
    package var today: Day { zone.wallTime(at: now).day }
}
