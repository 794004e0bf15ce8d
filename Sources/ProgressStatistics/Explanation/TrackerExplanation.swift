import ProgressAnalysis
import ProgressModel

/// What a tracker made of one day, in the mode it had then.
struct TrackerExplanation {
    /// Nil where nothing was recorded and no walk reaches the day.
    let explanation: StreakExplanation?

    init(_ tracker: TrackerAnalysis, _ records: [String], on day: Day, language: Language) {
        let name = tracker.tracker.name.text(in: language)
        guard let (mode, walk) = tracker.walk(on: day) else {
            explanation = records.isEmpty ? nil : StreakExplanation(name: name, lines: records)
            return
        }
        var footer: [String] = []
        if tracker.streak == nil { footer.append("The tracker shows no streak; this is what it would be.") }
        if !tracker.tracker.isActive { footer.append("The tracker is inactive: its last log stands in for today.") }
        explanation = StreakExplanation(
            "\(name) (\(mode.rawValue))", records + TrackerExplanation.meaning(of: mode, records), on: day, in: walk,
            footer: footer, reason: mode == .avoidance ? "it was logged" : nil)
    }

    private static func meaning(of mode: Tracker.Mode, _ records: [String]) -> [String] {
        switch (mode, records.isEmpty) {
        case (.avoidance, true): ["Nothing was logged, which is what avoidance wants."]
        case (.avoidance, false): ["In avoidance any log is a missed day, and none is ever healed."]
        case (_, true): []
        case (_, false): ["One log is enough for the day, whatever its value."]
        }
    }
}
