import ProgressAnalysis

extension German: SkylinePhrases {
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
