import ProgressAnalysis
import ProgressModel
import ReportWords

/// What a tracker made of one day, in the mode it had then.
struct TrackerExplanation {
    /// Nil where nothing was recorded and no walk reaches the day.
    let explanation: StreakExplanation?

    init(
        _ tracker: TrackerAnalysis, _ records: [String], on day: Day, _ profile: Profile, _ language: Language,
        _ phrases: Phrases
    ) {
        let name = tracker.name.text(in: language)
        guard let (mode, walk) = tracker.walk(on: day) else {
            explanation = records.isEmpty ? nil : StreakExplanation(name: name, lines: records)
            return
        }
        var footer: [String] = []
        if tracker.streak == nil { footer.append(phrases.trackerShowsNoStreak) }
        if !tracker.isActive { footer.append(phrases.trackerIsInactive) }
        let meaning = TrackerExplanation.meaning(of: mode, tracker, isLogged: !records.isEmpty, phrases)
        let value = DayValueWords(analysis: tracker, day: day, phrases: phrases).sentence(in: mode)
        explanation = StreakExplanation(
            phrases.explainedTracker(name, mode), records + [value, meaning].compactMap(\.self), on: day, in: walk,
            footer: footer, isAvoided: mode == .avoidance,
            rest: mode == .avoidance
                ? nil : RestSentences(tracker.tracker.rest(profile), isGood: tracker.isGood(_:)), phrases)
    }

    private static func meaning(
        of mode: Tracker.Mode, _ tracker: TrackerAnalysis, isLogged: Bool, _ phrases: Phrases
    ) -> String? {
        if mode != .avoidance, tracker.streakOn == .goal, tracker.target != nil { return nil }
        return switch (mode, isLogged) {
        case (.avoidance, false): phrases.nothingLoggedWhileAvoiding
        case (.avoidance, true): phrases.loggedWhileAvoiding
        case (_, false): nil
        case (.counter, true) where tracker.tracker.dailyLimit == nil: phrases.anythingAboveZeroIsEnough
        case (_, true): phrases.oneLogIsEnough
        }
    }
}
