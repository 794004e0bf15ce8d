/// What a workout is called here: `running` for `HKWorkoutActivityTypeRunning`.
enum WorkoutName {
    private static let prefix = "HKWorkoutActivityType"

    /// The types whose energy is known here, by the name in the export.
    private static let known = [
        "Walking": "walking", "Hiking": "hiking", "Running": "running", "Cycling": "cycling",
        "Swimming": "swimming", "Rowing": "rowing", "Elliptical": "elliptical",
        "Yoga": "yoga", "Pilates": "pilates", "TraditionalStrengthTraining": "strength",
        "FunctionalStrengthTraining": "strength", "HighIntensityIntervalTraining": "hiit",
    ]

    /// The type of a workout; others are their own words, such as `table tennis`.
    static func type(of activity: String) -> String {
        let name = activity.hasPrefix(prefix) ? String(activity.dropFirst(prefix.count)) : activity
        if let type = known[name] { return type }
        var words = ""
        for character in name.prefix(60) {
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words += character.lowercased()
        }
        return words
    }
}
