import ProgressModel

extension LogSubject {
    /// Whether it answers what a reminder of an activity asks.
    func answers(_ activity: Reminder.Activity, _ trackers: [Tracker]) -> Bool {
        switch (activity, self) {
        case (.noalc, .level), (.noalc, .drinks): true
        case (.meditation, .session(let kind, _, _)): kind != .workout
        case (.workout, .session(let kind, _, _)): kind == .workout
        case (.tracker(let id), .tracker(let index, _)): trackers[index].id == id
        default: false
        }
    }
}
