package import Counting

extension Phrases {
    package var howFar: String { say("How far each streak got", "Wie weit jede Serie kam") }
    private func earlierRuns(_ number: Int) -> String {
        counted(number, ("earlier streak", "earlier streaks"), ("frühere Serie", "frühere Serien")).text
    }
    /// A sentence about what happened next in past runs that were as long as the current one.
    package func whatFollowed(_ reach: RunReach) -> String {
        let (day, next, all) = (n(reach.today), n(reach.today + 1), n(reach.count))
        return switch reach.following {
        case .afterFirstDay(0):
            say(
                "Each of the \(earlierRuns(reach.count)) had one day. Day 2 would be further than ever.",
                "Jede der \(all) früheren Serien hatte einen Tag. Tag 2 wäre weiter als je zuvor.")
        case .afterFirstDay(let runs):
            say(
                "\(n(runs)) of the \(earlierRuns(reach.count)) went on after the first day.",
                "\(n(runs)) der \(all) früheren Serien \(runs == 1 ? "ging" : "gingen") nach dem ersten Tag weiter.")
        case .furthest:
            say(
                "Further than every streak before: the longest had \(days(reach.longest)).",
                "Weiter als jede Serie davor: Die längste hatte \(days(reach.longest)).")
        case .reached(1, 0):
            say(
                "One earlier streak reached day \(day). Day \(next) is further than ever.",
                "Eine frühere Serie hat Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor.")
        case .reached(1, _):
            say(
                "One earlier streak got this far, and went on to day \(next).",
                "Eine frühere Serie kam so weit, und noch bis Tag \(next).")
        case .reached(let runs, 0):
            say(
                "\(earlierRuns(runs)) reached day \(day). Day \(next) is further than ever.",
                "\(earlierRuns(runs)) haben Tag \(day) erreicht. Tag \(next) ist weiter als je zuvor.")
        case .reached(let runs, let saw) where saw == runs:
            say(
                "All of the \(earlierRuns(runs)) that reached day \(day) made it to day \(next).",
                "Alle \(n(runs)) früheren Serien, die Tag \(day) erreicht haben, kamen auch bis Tag \(next).")
        case .reached(let runs, let saw):
            say(
                "Of the \(earlierRuns(runs)) that reached day \(day), \(n(saw)) made it to day \(next).",
                "Von den \(n(runs)) früheren Serien, die Tag \(day) erreicht haben, \(saw == 1 ? "kam eine" : "kamen \(n(saw))") bis Tag \(next)."
            )
        }
    }
    /// The number of runs that reached each of some days, ascending.
    package func reachText(_ counts: [(day: Int, runs: Int)]) -> String {
        say(
            "Earlier streaks that reached a day: "
                + counts.map { "day \(n($0.day)): \(n($0.runs))" }.joined(separator: ", ") + ".",
            "So viele frühere Serien kamen so weit: "
                + counts.map { "Tag \(n($0.day)): \(n($0.runs))" }.joined(separator: ", ") + ".")
    }
    package var runsThatReachedIt: String { say("Earlier streaks that got this far", "Frühere Serien bis dahin") }
    package func towardsJoker(_ done: Int, of every: Int, _ unit: StreakUnit) -> String {
        let words =
            switch unit {
            case .day: "days"
            case .plannedDay: "planned days"
            case .week: "weeks"
            }
        return say(
            "\(n(done)) of \(n(every)) \(words) to the next joker",
            "\(n(done)) von \(dativeUnits(every, unit)) bis zum nächsten Joker")
    }
    package var fullHand: String { say("As many jokers as can be held", "Mehr Joker gehen nicht") }
    package var jokersOverTime: String { say("Jokers over time", "Joker im Lauf der Zeit") }
    package var jokerEarnedKey: String { say("Joker earned", "Joker verdient") }
    package var dayHealedKey: String { say("Healed by a joker", "Von einem Joker geheilt") }
    package var jokerTakenKey: String { say("Joker taken", "Joker genommen") }
}
