/// Days on which a gap in a streak rests, such as a holiday or an illness (Documentation/counting.md, section 4).
package struct Pause: Sendable, Hashable {
    /// Whose gaps rest.
    package enum Subject: Sendable, Hashable {
        case noalc, meditation, workout
        case trackers
        /// A tracker, by its id.
        case tracker(String)

        /// The streak that a word means, in any capitals; of any other word a tracker with that id.
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
    /// Nil for all streaks but that of the levels.
    package let subjects: Set<Subject>?

    package init(span: DaySpan, reason: String? = nil, subjects: Set<Subject>? = nil) {
        self.span = span
        self.reason = reason
        self.subjects = subjects
    }

    /// Whether the pause holds for a subject; that of a tracker also holds where all of them pause.
    package func holds(for subject: Subject) -> Bool {
        guard let subjects else { return subject != .noalc }
        if case .tracker = subject, subjects.contains(.trackers) { return true }
        return subjects.contains(subject)
    }
}
