package struct Reminder: Sendable, Hashable {
    package enum Activity: Sendable, Hashable {
        case noalc, meditation, workout
        case tracker(String)

        /// The activity of a word in a file; other words are ids of trackers.
        package init(word: String) {
            let own: [Activity] = [.noalc, .meditation, .workout]
            self = own.first { $0.word == word.lowercased() } ?? .tracker(word)
        }

        /// Its word in files.
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
    /// Seconds after midnight, local time; a reminder about drinks before 18:00 asks about yesterday.
    package let second: Int

    package init(activity: Activity, second: Int) {
        self.activity = activity
        self.second = second
    }
}
