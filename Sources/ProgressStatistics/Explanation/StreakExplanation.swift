import ProgressAnalysis
import ProgressModel

/// What one streak made of one day.
package struct StreakExplanation: Sendable {
    package let name: String
    /// Plain sentences: what was recorded, what the day was, which rule decided, what changed.
    package let lines: [String]

    init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }

    /// Nil where nothing was recorded and the streak had not begun.
    init?(
        _ name: String, _ records: [String], on day: Day, in walk: StreakWalk, footer: [String] = [],
        reason: String? = nil
    ) {
        guard let stand = walk[day] else {
            guard !records.isEmpty else { return nil }
            self.init(name: name, lines: records + ["The streak does not reach this day."] + footer)
            return
        }
        let before = walk[day.advanced(by: -1)]
        let recorded = records.isEmpty ? ["Nothing was recorded."] : records
        let verdict = Verdict(
            stand, policy: walk.policy, events: Array(walk.ledger(in: day...day)), reason: reason)
        let change = "\(days(before?.length ?? 0)) before, \(days(stand.length)) after"
        var lines = recorded + verdict.sentences + ["Streak: \(change)."]
        if walk.policy.rewardEvery != nil {
            lines.append("Rewards: \(before?.balance ?? 0) before, \(stand.balance) after.")
        }
        self.init(name: "\(name), policy \(walk.policy.name.rawValue)", lines: lines + footer)
    }
}

/// A number of days in English.
func days(_ number: Int) -> String { number == 1 ? "1 day" : "\(number) days" }
