/// A setting of the profile that a form changes; its raw value is its key in `profile.json`, but for `why`, which is a file.
package enum ProfileField: String, CaseIterable, Sendable {
    case name, levelStreak, language, timeZone, dayStart, weekStart
    case weight = "weightKg"
    case aim, lastDrink
    case drinkGoal = "goals.drinksPerWeek"
    case soberUpTo, timer, milestones, why, quietHours, publicFrom
    case minimumMinutes = "minMinutes"
    case mindfulnessGoal = "goals.mindfulness"
    case workoutGoal = "goals.workout"
    case meditationSchedule = "schedules.meditation"
    case workoutSchedule = "schedules.workout"
    case levelPolicy = "policies.noalc"
    case meditationPolicy = "policies.meditation"
    case workoutPolicy = "policies.workout"
    case trackerPolicy = "policies.trackers"
}

/// A group of settings.
package enum FieldGroup: Sendable {
    case person, drinks, habits, jokers, reminders, pauses
}
