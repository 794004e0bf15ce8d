/// Records that metrics are put beside.
package enum ComparedRecords: Sendable, Hashable {
    /// The levels of evenings, and the minutes of a day.
    case noalc, meditation, workout
    /// A tracker of moods or a saboteur, by its id.
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

    /// Whether its moods, or the days on which it was noticed, can stand beside metrics.
    package var canStandBesideMetrics: Bool { kind == .saboteur || isAboutMood }
}
