/// Records that metrics and what is written down are put beside.
package enum ComparedRecords: Sendable, Hashable {
    /// The levels of evenings, and the minutes of a day.
    case noalc, meditation, workout
    /// A tracker, by its id.
    case tracker(String)
}

extension Tracker {
    /// Whether it is about moods or feelings: the presets, and selections that say how pleasant an option is.
    package var isAboutMood: Bool {
        switch preset {
        case .mood, .feelings, .moodScale: mode == .selection || mode == .number
        default: mode == .selection && options.contains { $0.valence != nil }
        }
    }
}
