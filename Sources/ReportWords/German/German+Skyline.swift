import ProgressAnalysis

extension German: SkylinePhrases {
    var everySoberStreak: String { "Alle nüchternen Serien" }
    var everyStreak: String { "Alle Serien" }
    func streaks(_ number: Int) -> String { counted(number, "Serie", "Serien").text }
    func skylineRemark(isRunning: Bool) -> String {
        "Jeder Block ist eine Serie: so breit, wie sie dauerte, so hoch, wie sie zählt."
            + (isRunning ? " Die grüne läuft noch." : "")
    }
    func skylineText(
        _ number: Int, since date: String, longest: String, times: Int, _ days: (String, String)
    ) -> String {
        let (beginning, span) = ("\(streaks(number)) seit dem \(date)", "vom \(days.0) bis zum \(days.1)")
        if number == 1 { return "\(beginning): \(longest), \(span)." }
        return times == 1
            ? "\(beginning). Die längste: \(longest), \(span)."
            : "\(beginning). Die \(numbers.text(times)) längsten: je \(longest), die erste \(span)."
    }
    func longestAndLatest(_ number: Int) -> String { "die \(numbers.text(number)) längsten und die letzten" }
    var firstDayHeading: String { "Von" }
    var lastDayHeading: String { "Bis" }
    var lengthHeading: String { "Länge" }

    var howFar: String { "Wie weit jede Serie kam" }
    func earlierRuns(_ number: Int) -> String { counted(number, "frühere Serie", "frühere Serien").text }
    func whatFollowed(_ reach: RunReach) -> String {
        let (day, next) = (numbers.text(reach.today), numbers.text(reach.today + 1))
        let all = numbers.text(reach.count)
        switch reach.following {
        case .afterFirstDay(0):
            return "Jede der \(all) früheren Serien hatte einen Tag. Tag 2 wäre weiter als je zuvor."
        case .afterFirstDay(let runs):
            let went = runs == 1 ? "ging" : "gingen"
            return "\(numbers.text(runs)) der \(all) früheren Serien \(went) nach dem ersten Tag weiter."
        case .furthest: return "Weiter als jede Serie davor: Die längste hatte \(days(reach.longest).text)."
        case .reached(1, 0): return "Eine frühere Serie hat Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor."
        case .reached(1, _): return "Eine frühere Serie hat Tag \(day) erreicht, und sie kam bis Tag \(next)."
        case .reached(let runs, 0):
            return "\(earlierRuns(runs)) haben Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor."
        case .reached(let runs, let saw):
            let reached = "\(numbers.text(runs)) früheren Serien, die Tag \(day) erreicht haben"
            guard saw < runs else { return "Alle \(reached), kamen auch bis Tag \(next)." }
            return "Von den \(reached), \(saw == 1 ? "kam eine" : "kamen \(numbers.text(saw))") bis Tag \(next)."
        }
    }
    func reachText(_ counts: [(day: Int, runs: Int)]) -> String {
        "So viele frühere Serien kamen so weit: "
            + counts.map { "Tag \(numbers.text($0.day)): \(numbers.text($0.runs))" }.joined(separator: ", ") + "."
    }
    func todayIsDay(_ number: Int) -> String { "Tag \(numbers.text(number)), jetzt" }
    var runsThatReachedIt: String { "Frühere Serien bis dahin" }

    func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String {
        "\(numbers.text(done)) von \(dativeUnits(every, unit)) bis zum nächsten Joker"
    }
    var fullHand: String { "Mehr Joker gehen nicht" }
    var jokersOverTime: String { "Joker im Lauf der Zeit" }
    var jokerEarnedKey: String { "Joker verdient" }
    var dayHealedKey: String { "Von einem Joker geheilt" }
    var jokerLostKey: String { "Joker verloren" }
    var streakRunsKey: String { "Serie" }
    func jokersOfMonth(_ month: String, _ sums: RewardSums) -> String { "\(month): \(ledgerSummary(sums))" }
}
