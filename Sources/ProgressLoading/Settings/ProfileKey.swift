/// A key of `profile.json`, named by its path: `goals.workout` is the key `workout` of the object `goals`.
///
/// `ProfileReader` reads each of them, and `Profile+JSON.swift` writes each of them.
package enum ProfileKey: String, CaseIterable, Sendable {
    case name, levelStreak, timeZone, dayStart, language, weekStart, currency, soberUpTo, pricePerDrink, drinksPerWeek
    case drinksPerDay, caloriesPerDrink
    case savingsMethod = "savings"
    case weightKilograms = "weightKg"
    case minimumMinutes = "minMinutes"
    case mindfulnessGoal = "goals.mindfulness"
    case workoutGoal = "goals.workout"
    case drinkGoal = "goals.drinksPerWeek"
    case levelPolicy = "policies.noalc"
    case meditationPolicy = "policies.meditation"
    case workoutPolicy = "policies.workout"
    case trackerPolicy = "policies.trackers"
    case siteURL = "siteUrl"
    case feedID = "feedId"
    case publicFrom
    case timerRule = "timer"
    case aim, lastDrink, healthMilestones, assumeSteady
    case meditationSchedule = "schedules.meditation"
    case workoutSchedule = "schedules.workout"
    case milestones, celebrations, savingsGoals, reminders, quietHours, pauses, comparisons

    /// The keys from the outermost object to the value.
    package var path: [String] { [parent, name].compactMap(\.self) }

    /// The object that the key is in; nil for the profile itself.
    package var parent: String? { point.map { String(rawValue[..<$0]) } }

    /// The key within its object.
    package var name: String { point.map { String(rawValue[rawValue.utf8.index(after: $0)...]) } ?? rawValue }

    private var point: String.Index? { rawValue.utf8.firstIndex(of: UInt8(ascii: ".")) }

    /// The keys of the days that a pause or an assumption holds for.
    package enum Span: String, Sendable {
        case first = "from"
        case last = "to"
    }

    /// The further keys of a pause.
    package enum Pause: String, Sendable {
        case reason
        case subjects = "streaks"
    }

    /// The keys of a reminder.
    package enum Reminder: String, Sendable { case activity, time }

    /// The keys of something to save for.
    package enum SavingsGoal: String, Sendable { case name, amount }

    /// The keys of a health milestone of one's own.
    package enum HealthMilestone: String, Sendable { case days, text, source }

    /// The keys of an amount with its first day.
    package enum Amount: String, Sendable {
        case since
        case amount = "value"
    }

    /// The keys of a schedule, which trackers have too.
    package enum Schedule: String, Sendable { case perWeek, weekdays }
}
