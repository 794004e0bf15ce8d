/// A question of `reportgen tracker add`, in the order in which they are asked.
package enum TrackerQuestion: CaseIterable, Sendable {
    case name, purpose, kind, icon, mode, reflection, options, target, schedule, streak, reminder, health
}

/// What the logs of a tracker of one's own are for, which is asked before anything else about it.
package enum TrackerPurpose: String, CaseIterable, Sendable {
    /// Logging is the exercise.
    case awareness
    /// Logging documents what was done.
    case activity

    /// The modes of its trackers, but for the selection, which needs its options first.
    package var modes: [Tracker.Mode] {
        self == .activity ? [.yesNo, .counter, .number] : [.awareness, .avoidance, .note]
    }

    /// The field of a form with its modes.
    package var modeField: String { rawValue + "-mode" }
}
