import Model

/// Reads settings that name activities.
extension RecordedFolder {
    /// Reminders from a text such as `noalc 21:00, meditation 7:30`; nil for other texts.
    ///
    /// A time alone is a reminder for drinks, or if habits lead, for the first active tracker.
    func reminders(_ text: String) -> [Reminder]? {
        let found = text.split(separator: ",").map { part -> Reminder? in
            var words = part.split(separator: " ").map(String.init)
            guard let last = words.popLast(), let second = AnswerText.time(last) else { return nil }
            return (words.isEmpty ? usualActivity : activity(words)).map { Reminder(activity: $0, second: second) }
        }
        return found.contains(nil) || found.isEmpty ? nil : found.compactMap { $0 }
    }

    /// The activities named between commas, such as `nightshift, snacking`; nil for other texts.
    func activities(_ text: String) -> [Reminder.Activity]? {
        let found = text.split(separator: ",").map { activity($0.split(separator: " ").map(String.init)) }
        return found.contains(nil) || found.isEmpty ? nil : found.compactMap { $0 }
    }

    /// The activity with this name; nil for other names, and for a note.
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
