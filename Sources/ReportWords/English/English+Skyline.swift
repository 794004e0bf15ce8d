import ProgressAnalysis

extension English: SkylinePhrases {
    var howFar: String { "How far each streak got" }
    func earlierRuns(_ number: Int) -> String { counted(number, "earlier streak", "earlier streaks").text }
    func whatFollowed(_ reach: RunReach) -> String {
        let (day, next) = (numbers.text(reach.today), numbers.text(reach.today + 1))
        switch reach.following {
        case .afterFirstDay(0):
            return "Each of the \(earlierRuns(reach.count)) had one day. Day 2 would be further than ever."
        case .afterFirstDay(let runs):
            return "\(numbers.text(runs)) of the \(earlierRuns(reach.count)) went on after the first day."
        case .furthest: return "Further than every streak before: the longest had \(days(reach.longest).text)."
        case .reached(1, 0): return "One earlier streak reached day \(day). Day \(next) is further than ever."
        case .reached(1, _): return "One earlier streak reached day \(day), and it saw day \(next)."
        case .reached(let runs, 0):
            return "\(earlierRuns(runs)) reached day \(day). Day \(next) is further than ever."
        case .reached(let runs, let saw):
            let reached = "the \(earlierRuns(runs)) that reached day \(day)"
            return saw == runs
                ? "All of \(reached) saw day \(next)." : "Of \(reached), \(numbers.text(saw)) saw day \(next)."
        }
    }
    func reachText(_ counts: [(day: Int, runs: Int)]) -> String {
        "Earlier streaks that reached a day: "
            + counts.map { "day \(numbers.text($0.day)): \(numbers.text($0.runs))" }.joined(separator: ", ") + "."
    }
    func todayIsDay(_ number: Int) -> String { "Day \(numbers.text(number)), now" }
    var runsThatReachedIt: String { "Earlier streaks that reached it" }

    func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String {
        let words =
            switch unit {
            case .day: "days"
            case .plannedDay: "planned days"
            case .week: "weeks"
            }
        return "\(numbers.text(done)) of \(numbers.text(every)) \(words) to the next joker"
    }
    var fullHand: String { "As many jokers as can be held" }
    var jokersOverTime: String { "Jokers over time" }
    var jokerEarnedKey: String { "Joker earned" }
    var dayHealedKey: String { "Healed by a joker" }
    var jokerLostKey: String { "Joker lost" }
    var streakRunsKey: String { "Streak" }
    func jokersOfMonth(_ month: String, _ sums: RewardSums) -> String { "\(month): \(ledgerSummary(sums))" }
}
