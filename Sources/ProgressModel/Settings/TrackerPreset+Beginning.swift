extension TrackerPreset {
    /// What a new tracker of a preset is given beside the preset, wherever it is made.
    ///
    /// It is written into `trackers.json`, where a person can take it out again. What a preset means when it is read
    /// does not depend on it.
    package struct Beginning: Sendable, Hashable {
        package var dailyGoal: FixedDecimal?
        /// Whether it is drawn as a ring of the calendar, while fewer trackers have one than there is room for.
        package var isInCalendar = false
        /// The identifier of Apple Health for what it counts.
        package var healthType: String?
    }

    package var beginning: Beginning {
        switch self {
        case .water:
            Beginning(
                dailyGoal: FixedDecimal(8), isInCalendar: true, healthType: "HKQuantityTypeIdentifierDietaryWater")
        case .caffeine: Beginning(healthType: "HKQuantityTypeIdentifierDietaryCaffeine")
        case .teeth: Beginning(healthType: "HKCategoryTypeIdentifierToothbrushingEvent")
        case .hands: Beginning(healthType: "HKCategoryTypeIdentifierHandwashingEvent")
        case .weight: Beginning(healthType: "HKQuantityTypeIdentifierBodyMass")
        case .sleep: Beginning(healthType: "HKCategoryTypeIdentifierSleepAnalysis")
        case .steps: Beginning(healthType: "HKQuantityTypeIdentifierStepCount")
        case .mood, .moodScale: Beginning(healthType: "HKStateOfMind")
        case .feelings, .gratitude, .doomscrolling, .snacking, .procrastination, .rumination, .phone, .nails,
            .cigarettes:
            Beginning()
        }
    }
}
