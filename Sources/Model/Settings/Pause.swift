/// Days on which missing records don't end a streak, such as a holiday (Documentation/counting.md, section 4).
package struct Pause: Sendable, Hashable {
    /// A streak that can be paused.
    package enum Subject: Sendable, Hashable {
        case noalc, meditation, workout
        case trackers
        case tracker(String)

        /// The streak of a word, ignoring case; any other word is the id of a tracker.
        package init(_ word: String) {
            let own: [Subject] = [.noalc, .meditation, .workout, .trackers]
            self = own.first { $0.word == word.lowercased() } ?? .tracker(word)
        }

        package var word: String {
            switch self {
            case .noalc: "noalc"
            case .meditation: "meditation"
            case .workout: "workout"
            case .trackers: "trackers"
            case .tracker(let id): id
            }
        }
    }

    package let span: DaySpan
    package let reason: String?
    /// Nil for all streaks except that of the levels.
    package let subjects: Set<Subject>?

    package init(span: DaySpan, reason: String? = nil, subjects: Set<Subject>? = nil) {
        self.span = span
        self.reason = reason
        self.subjects = subjects
    }

    /// Whether the pause applies to a subject; one for all trackers applies to each.
    package func holds(for subject: Subject) -> Bool {
        guard let subjects else { return subject != .noalc }
        if case .tracker = subject, subjects.contains(.trackers) { return true }
        return subjects.contains(subject)
    }
}
