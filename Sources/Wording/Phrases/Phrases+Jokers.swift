package import Counting
package import Model

extension Phrases {
    package var jokersDescription: String {
        say(
            "Every joker that was earned, and what it was used for.",
            "Alle Joker: wann sie verdient und wofür sie gebraucht wurden.")
    }
    package var jokersLede: String {
        say(
            "A joker keeps a streak going over a day that didn't go to plan. Where each came from, and what it healed.",
            "Ein Joker trägt eine Serie über einen Tag hinweg, der anders lief als geplant. Woher jeder kam und was er geheilt hat."
        )
    }
    package var inHand: String { say("Jokers in hand", "Joker auf der Hand") }
    package func held(_ number: Int, of cap: Int) -> String {
        say("\(n(number)) of \(counted(cap, "joker", "jokers"))", "\(n(number)) von \(counted(cap, "Joker", "Jokern"))")
    }
    package func nextJoker(in number: Int, _ unit: StreakUnit) -> String {
        say("Next in \(goodUnits(number, unit)).", "Noch \(more(number, unit)) bis zum nächsten.")
    }
    /// The same if none was ever earned.
    package func firstJoker(in number: Int, _ unit: StreakUnit) -> String {
        say("First in \(goodUnits(number, unit)).", "Noch \(more(number, unit)).")
    }
    package func jokersWait(_ number: Int) -> String {
        number == 1
            ? say("One joker waits for the next streak.", "Ein Joker wartet auf die nächste Serie.")
            : say("\(n(number)) jokers wait for the next streak.", "\(n(number)) Joker warten auf die nächste Serie.")
    }
    /// Streaks that haven't earned a joker yet.
    package var jokersUnderWay: String { say("On the way to the first joker", "Auf dem Weg zum ersten Joker") }
    /// Streaks with a policy without jokers, by name.
    package func withoutJokers(_ names: [String]) -> String {
        say(
            "\(enumeration(names)) \(names.count == 1 ? "earns" : "earn") no jokers.",
            "Zurzeit ohne Joker: \(enumeration(names)).")
    }
    package var noJokersAtAll: String {
        say(
            "Your profile counts streaks without jokers: every good day counts.",
            "In deinem Profil gibt es keine Joker: Jeder gute Tag zählt.")
    }
    /// `isGoal` if the weeks are weeks within a goal of drinks.
    package func earnFirstJoker(_ number: Int, _ unit: StreakUnit, isGoal: Bool = false) -> String {
        let units = isGoal && unit == .week ? weeksWithinGoal(number).text : goodUnits(number, unit)
        return say(
            "\(units) earn\(number == 1 ? "s" : "") the first joker.",
            "\(units) \(number == 1 ? "bringt" : "bringen") den ersten Joker.")
    }
    /// Months in which jokers were lost because the cap was reached.
    package var noneCouldBeHeld: String { say("The hand was full", "Die Hand war voll") }
    package func jokers(_ number: Int) -> String { counted(number, ("joker", "jokers"), ("Joker", "Joker")).text }
    /// The link from a streak to its jokers: `2 jokers, Meditation`.
    package func jokers(_ number: Int, of streak: String) -> String {
        say(
            "\(number == 0 ? "No jokers yet" : jokers(number)), \(streak)",
            "\(number == 0 ? "Noch kein Joker" : jokers(number)), \(streak)")
    }
    /// The heading of a year of the ledger.
    package func jokers(in year: String) -> String { say("Jokers in \(year)", "Joker \(year)") }
    package var ledger: String { say("Earned and used", "Verdient und eingesetzt") }
    package func ledgerSummary(_ sums: RewardSums) -> String {
        let taken = sums.taken > 0 ? say(", \(n(sums.taken)) taken", ", \(n(sums.taken)) genommen") : ""
        return say(
            "\(n(sums.earned)) earned, \(n(sums.healed)) healed\(taken)",
            "\(n(sums.earned)) verdient, \(n(sums.healed)) eingesetzt\(taken)")
    }
    /// The week that a joker healed, by its Monday.
    package func healedWeek(from monday: Day) -> String {
        say(
            "A joker saved the week of \(dayAndMonth(monday))",
            "Ein Joker rettet die Woche ab dem \(dayAndMonth(monday))")
    }
    package func taken(_ number: Int, by reason: MissReason, _ day: Day) -> String {
        let subject = capitalized(dayWords(reason, day, hasLevels: true))
        return say(
            "\(subject) took \(number == 1 ? "a joker" : "\(n(number)) jokers")",
            "\(subject) hat \(number == 1 ? "einen" : n(number)) Joker genommen")
    }
    /// The lengths at which a joker was lost because the cap was reached.
    package func handWasFull(at lengths: [Int], _ unit: StreakUnit) -> String {
        let numbers = lengths.map { n($0) }
        let withUnit: [String] = numbers.dropLast() + lengths.suffix(1).map { units($0, unit) }
        return say(
            "At \(enumeration(withUnit)) no more could be held.",
            "\(unit == .week ? "In Woche" : "An Tag") \(enumeration(numbers)) hattest du schon alle Joker.")
    }
    /// What a screen reader hears of the stars.
    package func thenInHand(_ number: Int) -> String { say("\(n(number)) held after that", "danach \(jokers(number))") }
    func enumeration(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        let others = items.dropLast().joined(separator: ", ")
        return say("\(others) and \(last)", "\(others) und \(last)")
    }
    /// As `goodUnits`, with a word for 1.
    func more(_ number: Int, _ unit: StreakUnit) -> String {
        guard number == 1 else { return goodUnits(number, unit) }
        return switch unit {
        case .day: say("One more good day", "ein guter Tag")
        case .plannedDay: say("One more planned day", "ein geplanter Tag")
        case .week: say("One more good week", "eine gute Woche")
        }
    }
}
