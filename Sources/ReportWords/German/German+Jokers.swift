import ProgressAnalysis
import ProgressModel

extension German: JokersPhrases {
    var jokersDescription: String { "Alle Joker: wann sie verdient und wofür sie gebraucht wurden." }
    var jokersLede: String {
        "Ein Joker trägt eine Serie über einen Tag hinweg, der anders lief. Woher jeder kam und was er geheilt hat."
    }
    var inHand: String { "Joker auf der Hand" }
    func held(_ number: Int, of cap: Int) -> String {
        "\(numbers.text(number)) von \(counted(cap, "Joker", "Jokern").text)"
    }
    func nextJoker(in number: Int, _ unit: StreakUnit) -> String { "Noch \(more(number, unit)) bis zum nächsten." }
    func firstJoker(in number: Int, _ unit: StreakUnit) -> String { "Noch \(more(number, unit))." }
    private func more(_ number: Int, _ unit: StreakUnit) -> String {
        guard number == 1 else { return goodUnits(number, unit) }
        return switch unit {
        case .day: "ein guter Tag"
        case .plannedDay: "ein geplanter Tag"
        case .week: "eine gute Woche"
        }
    }
    func jokersWait(_ number: Int) -> String {
        number == 1
            ? "Ein Joker wartet auf die nächste Serie." : "\(numbers.text(number)) Joker warten auf die nächste Serie."
    }
    var jokersUnderWay: String { "Auf dem Weg zum ersten Joker" }
    func withoutJokers(_ names: [String]) -> String {
        "Zurzeit ohne Joker: \(enumeration(names))."
    }
    var noJokersAtAll: String {
        "In deinem Profil gibt es keine Joker: Jeder gute Tag zählt."
    }
    var noJokersYet: String { "Noch kein Joker. Sieben gute Tage bringen den ersten." }
    func jokers(_ number: Int) -> String { counted(number, "Joker", "Joker").text }
    func jokers(_ number: Int, of streak: String) -> String {
        "\(number == 0 ? "Noch kein Joker" : jokers(number)), \(streak)"
    }
    func jokers(in year: String) -> String { "Joker \(year)" }
    var ledger: String { "Verdient und eingesetzt" }
    func ledgerSummary(_ sums: RewardSums) -> String {
        let taken = sums.taken > 0 ? ", \(numbers.text(sums.taken)) verloren" : ""
        return "\(numbers.text(sums.earned)) verdient, \(numbers.text(sums.healed)) eingesetzt\(taken)"
    }
    func healed(_ reason: MissReason, _ day: Day, of family: StreakKind) -> String {
        let weekday = name(of: day.weekday)
        switch (reason, family) {
        case (.easy, _): return "Joker heilt den lockeren \(weekday)"
        case (.wild, _): return "Joker heilt den wilden \(weekday)"
        case (.gap, .minutes), (.gap, .logs): return "Joker heilt den verpassten \(weekday)"
        case (.gap, .levels): return "Joker heilt den \(weekday) ohne Eintrag"
        }
    }
    func healedWeek(from monday: Day) -> String { "Joker heilt die Woche ab \(dayAndMonth(monday))" }
    func taken(_ number: Int, by reason: MissReason, _ day: Day) -> String {
        let weekday = name(of: day.weekday)
        let subject =
            switch reason {
            case .easy: "Der lockere \(weekday)"
            case .wild: "Der wilde \(weekday)"
            case .gap: "Der \(weekday) ohne Eintrag"
            }
        return "\(subject) hat \(number == 1 ? "einen" : numbers.text(number)) Joker gekostet"
    }
    func handWasFull(at lengths: [Int], _ unit: StreakUnit) -> String {
        "\(unit == .week ? "In Woche" : "An Tag") \(enumeration(lengths.map(numbers.text(_:)))) hattest du schon alle Joker."
    }
    func thenInHand(_ number: Int) -> String { "danach \(jokers(number))" }
    func enumeration(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " und " + last
    }
}
