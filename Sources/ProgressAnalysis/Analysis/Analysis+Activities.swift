package import ProgressModel

extension Analysis {
    /// An activity over the whole history.
    package func activity(_ activity: Activity) -> ActivityAnalysis {
        activity == .meditation ? meditation : workout
    }

    /// Whether the minutes of a day are enough for the day to count.
    package func counts(_ activity: Activity, on day: Day) -> Bool {
        days[day].map { activity.minutes(of: $0) >= history.profile.minimumMinutes } ?? false
    }
}
