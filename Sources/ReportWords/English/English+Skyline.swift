import ProgressAnalysis

extension English: SkylinePhrases {
    var everySoberStreak: String { "Every sober streak" }
    var everyStreak: String { "Every streak" }
    func streaks(_ number: Int) -> String { counted(number, "streak", "streaks").text }
    var skylineRemark: String { "Each block is a streak: the longer it lasted, the wider and the higher." }
    func skylineText(
        _ number: Int, since date: String, longest: String, times: Int, _ days: (String, String)
    ) -> String {
        let (beginning, span) = ("\(streaks(number)) since \(date)", "from \(days.0) to \(days.1)")
        if number == 1 { return "\(beginning): \(longest), \(span)." }
        return times == 1
            ? "\(beginning). The longest: \(longest), \(span)."
            : "\(beginning). The \(numbers.text(times)) longest: \(longest) each, the first \(span)."
    }
    func currentStreak(_ length: String) -> String { "Current streak: \(length)" }
    func milestoneAhead(_ length: String) -> String { "Next milestone: \(length)" }
    func longestAndLatest(_ number: Int) -> String { "the \(numbers.text(number)) longest and the latest" }
    var firstDayHeading: String { "From" }
    var lastDayHeading: String { "To" }
    var lengthHeading: String { "Length" }

    func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String {
        let words =
            switch unit {
            case .day: "days"
            case .plannedDay: "planned days"
            case .week: "weeks"
            }
        return "\(numbers.text(done)) of \(numbers.text(every)) \(words) to the next joker"
    }
    var fullHand: String { "All the jokers you can hold" }
    var jokersOverTime: String { "Jokers over time" }
    var jokerEarnedKey: String { "Joker earned" }
    var dayHealedKey: String { "Healed by a joker" }
    var jokerLostKey: String { "Joker lost" }
    var streakRunsKey: String { "Streak" }
    func jokersOfMonth(_ month: String, _ sums: RewardSums) -> String { "\(month): \(ledgerSummary(sums))" }
}
