/// A question of `reportgen tracker add`, in the order of asking.
package enum TrackerQuestion: CaseIterable, Sendable {
    case name, purpose, kind, icon, mode, reflection, options, target, schedule, streak, reminder, health
}

/// The purpose of logging a tracker of one's own, which is asked first.
package enum TrackerPurpose: String, CaseIterable, Sendable {
    /// Logging is the exercise.
    case awareness
    /// Logging documents what was done.
    case activity

    /// The modes for this purpose, without the selection, which needs its options first.
    package var modes: [Tracker.Mode] {
        self == .activity ? [.yesNo, .counter, .number] : [.awareness, .avoidance, .note]
    }

    /// The name of the form's field for its modes.
    package var modeField: String { rawValue + "-mode" }
}
