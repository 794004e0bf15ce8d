/// A wish to be reminded of logging something at a time of day.
package struct Reminder: Sendable, Hashable {
    package enum Activity: Sendable, Hashable {
        case noalc, meditation, workout
        /// A tracker, by its id.
        case tracker(String)

        /// The activity of a word of a file; what is none of the built-in ones is the id of a tracker.
        package init(word: String) {
            let own: [Activity] = [.noalc, .meditation, .workout]
            self = own.first { $0.word == word.lowercased() } ?? .tracker(word)
        }

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

    package init(activity: Activity, second: Int) {
        self.activity = activity
        self.second = second
    }
}
