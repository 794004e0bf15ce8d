import ProgressAnalysis

extension German: SkylinePhrases {
    var everySoberStreak: String { "Alle nüchternen Serien" }
    var everyStreak: String { "Alle Serien" }
    func streaks(_ number: Int) -> String { counted(number, "Serie", "Serien").text }
    var skylineRemark: String { "Jeder Block ist eine Serie: je länger sie war, desto breiter und höher." }
    func skylineText(
        _ number: Int, since date: String, longest: String, times: Int, _ days: (String, String)
    ) -> String {
        let (beginning, span) = ("\(streaks(number)) seit dem \(date)", "vom \(days.0) bis zum \(days.1)")
        if number == 1 { return "\(beginning): \(longest), \(span)." }
        return times == 1
            ? "\(beginning). Die längste: \(longest), \(span)."
            : "\(beginning). Die \(numbers.text(times)) längsten: je \(longest), die erste \(span)."
    }
    func currentStreak(_ length: String) -> String { "Aktuelle Serie: \(length)" }
    func milestoneAhead(_ length: String) -> String { "Nächster Meilenstein: \(length)" }
    func longestAndLatest(_ number: Int) -> String { "die \(numbers.text(number)) längsten und die letzten" }
    var firstDayHeading: String { "Von" }
    var lastDayHeading: String { "Bis" }
    var lengthHeading: String { "Länge" }

    func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String {
        "\(numbers.text(done)) von \(dativeUnits(every, unit)) bis zum nächsten Joker"
    }
    var fullHand: String { "Alle Joker, die gehen" }
    var jokersOverTime: String { "Joker im Lauf der Zeit" }
    var jokerEarnedKey: String { "Joker verdient" }
    var dayHealedKey: String { "Von einem Joker geheilt" }
    var jokerLostKey: String { "Joker verloren" }
    var streakRunsKey: String { "Serie" }
    func jokersOfMonth(_ month: String, _ sums: RewardSums) -> String { "\(month): \(ledgerSummary(sums))" }
}
