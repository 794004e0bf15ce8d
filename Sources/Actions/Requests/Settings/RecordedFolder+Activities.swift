import Model

/// What the settings that name activities mean.
extension RecordedFolder {
    /// When to ask about what, as in `noalc 21:00, meditation 7:30`; nil for anything else.
    ///
    /// A time alone asks about drinks, or where habits lead about the first tracker in use.
    func reminders(_ text: String) -> [Reminder]? {
        let found = text.split(separator: ",").map { part -> Reminder? in
            var words = part.split(separator: " ").map(String.init)
            guard let last = words.popLast(), let second = AnswerText.time(last) else { return nil }
            return (words.isEmpty ? usualActivity : activity(words)).map { Reminder(activity: $0, second: second) }
        }
        return found.contains(nil) || found.isEmpty ? nil : found.compactMap { $0 }
    }

    /// What is meant by names between commas, such as `nightshift, snacking`; nil for anything else.
    func activities(_ text: String) -> [Reminder.Activity]? {
        let found = text.split(separator: ",").map { activity($0.split(separator: " ").map(String.init)) }
        return found.contains(nil) || found.isEmpty ? nil : found.compactMap { $0 }
    }

    /// What words name; nil if they name nothing, and for a note.
    private func activity(_ words: [String]) -> Reminder.Activity? {
        guard let (meaning, count) = try? LogNames(history.trackers).find(words), count == words.count else {
            return words == ["noalc"] ? .noalc : nil
        }
        switch meaning {
        case .level: return .noalc
        case .session(.workout), .workoutType: return .workout
        case .session: return .meditation
        case .tracker(let index): return .tracker(history.trackers[index].id)
        case .note, .drink: return nil
        }
    }

    private var usualActivity: Reminder.Activity {
        guard profile.aim == .habits, let tracker = history.trackers.first(where: \.isActive) else { return .noalc }
        return .tracker(tracker.id)
    }
}
