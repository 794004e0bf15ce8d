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
    func longestAndLatest(_ number: Int) -> String { "die \(numbers.text(number)) längsten und die letzten" }
    var firstDayHeading: String { "Von" }
    var lastDayHeading: String { "Bis" }
    var lengthHeading: String { "Länge" }

    var howFar: String { "Wie weit jede Serie kam" }
    func earlierRuns(_ number: Int) -> String { counted(number, "frühere Serie", "frühere Serien").text }
    func whatFollowed(_ reach: RunReach) -> String {
        let (day, next) = (numbers.text(reach.today), numbers.text(reach.today + 1))
        let (came, saw) = (reach.count(reaching: reach.today), reach.count(reaching: reach.today + 1))
        guard reach.today > 0 else {
            let further = reach.count(reaching: 2)
            return further == 0
                ? "Jede der \(numbers.text(reach.count)) früheren Serien hatte einen Tag. Tag 2 wäre weiter als je zuvor."
                : "\(numbers.text(further)) der \(numbers.text(reach.count)) früheren Serien \(further == 1 ? "ging" : "gingen") nach dem ersten Tag weiter."
        }
        guard came > 0 else {
            return "Weiter als jede Serie davor: Die längste hatte \(days(reach.longest).text)."
        }
        let reached = "\(numbers.text(came)) früheren Serien, die Tag \(day) erreicht haben"
        switch saw {
        case 0:
            return came == 1
                ? "Eine frühere Serie hat Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor."
                : "\(earlierRuns(came)) haben Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor."
        case came:
            return came == 1
                ? "Eine frühere Serie hat Tag \(day) erreicht, und sie kam bis Tag \(next)."
                : "Alle \(reached), kamen auch bis Tag \(next)."
        default:
            return "Von den \(reached), \(saw == 1 ? "kam eine" : "kamen \(numbers.text(saw))") bis Tag \(next)."
        }
    }
    func reachText(_ counts: [(day: Int, runs: Int)]) -> String {
        "Frühere Serien, die einen Tag erreicht haben: "
            + counts.map { "Tag \(numbers.text($0.day)): \(numbers.text($0.runs))" }.joined(separator: ", ") + "."
    }
    func todayIsDay(_ number: Int) -> String { "Tag \(numbers.text(number)), jetzt" }
    var runsThatReachedIt: String { "Frühere Serien, die ihn erreicht haben" }

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
