import ProgressModel

/// What a history without levels is told by: its first activity, else its first tracker in use that has a streak.
package enum LeadingSubject: Sendable {
    case activity(Activity)
    case tracker(TrackerAnalysis)
}

extension Analysis {
    /// Nil of a history with levels, and of one without activities and trackers with a streak.
    package var leading: LeadingSubject? {
        guard noalc.streak.walk.isEmpty else { return nil }
        if let activity = Activity.allCases.first(where: { !activity($0).streak.walk.isEmpty }) {
            return .activity(activity)
        }
        return trackers.first { $0.tracker.isActive && $0.streak != nil }.map(LeadingSubject.tracker)
    }

    /// The streak of what leads; nil of a tracker without one.
    package func streak(of subject: LeadingSubject) -> Streak? {
        switch subject {
        case .activity(let activity): self.activity(activity).streak
        case .tracker(let tracker): tracker.streak
        }
    }
}
