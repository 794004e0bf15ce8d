/// A wish to be reminded of logging something at a time of day.
package struct Reminder: Sendable, Hashable {
    package enum Activity: Sendable, Hashable {
        case noalc, meditation, workout
        /// A tracker, by its id.
        case tracker(String)

        /// The word for it in files.
        package var word: String {
            switch self {
            case .noalc: "noalc"
            case .meditation: "meditation"
            case .workout: "workout"
            case .tracker(let id): id
            }
        }
    }

    package let activity: Activity
    /// Seconds after midnight on the wall clock; a NoAlc reminder before 18:00 asks about yesterday.
    package let second: Int

    /// Makes a reminder.
    package init(activity: Activity, second: Int) {
        self.activity = activity
        self.second = second
    }
}
