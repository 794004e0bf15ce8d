import ProgressAnalysis
import ProgressModel

extension English: JokersPhrases {
    var jokersDescription: String { "Every joker that was earned, and what it was used for." }
    var jokersLede: String {
        "A joker keeps a streak going over a day that didn't go to plan. Where each came from, and what it healed."
    }
    var inHand: String { "Jokers in hand" }
    func held(_ number: Int, of cap: Int) -> String {
        "\(numbers.text(number)) of \(counted(cap, "joker", "jokers").text)"
    }
    func nextJoker(in number: Int, _ unit: StreakUnit) -> String { "Next in \(goodUnits(number, unit))." }
    func firstJoker(in number: Int, _ unit: StreakUnit) -> String { "First in \(goodUnits(number, unit))." }
    func jokersWait(_ number: Int) -> String {
        number == 1
            ? "One joker waits for the next streak." : "\(numbers.text(number)) jokers wait for the next streak."
    }
    var jokersUnderWay: String { "On the way to the first joker" }
    func withoutJokers(_ names: [String]) -> String {
        "No jokers at present: \(enumeration(names))."
    }
    var noJokersAtAll: String {
        "Your profile counts streaks without jokers: every good day counts."
    }
    var noJokersYet: String { "No joker yet. Seven good days bring the first one." }
    func jokers(_ number: Int) -> String { counted(number, "joker", "jokers").text }
    func jokers(_ number: Int, of streak: String) -> String {
        "\(number == 0 ? "No jokers yet" : jokers(number)), \(streak)"
    }
    func jokers(in year: String) -> String { "Jokers in \(year)" }
    var ledger: String { "Earned and used" }
    func ledgerSummary(_ sums: RewardSums) -> String {
        let taken = sums.taken > 0 ? ", \(numbers.text(sums.taken)) lost" : ""
        return "\(numbers.text(sums.earned)) earned, \(numbers.text(sums.healed)) healed\(taken)"
    }
    func healed(_ reason: MissReason, _ day: Day, of family: StreakKind) -> String {
        let weekday = name(of: day.weekday)
        switch (reason, family) {
        case (.easy, _): return "Healed the easy \(weekday)"
        case (.wild, _): return "Healed the wild \(weekday)"
        case (.gap, .minutes), (.gap, .logs): return "Healed the missed \(weekday)"
        case (.gap, .levels): return "Healed the \(weekday) without an entry"
        }
    }
    func healedWeek(from monday: Day) -> String { "Healed the week of \(dayAndMonth(monday))" }
    func taken(_ number: Int, by reason: MissReason, _ day: Day) -> String {
        let weekday = name(of: day.weekday)
        let subject =
            switch reason {
            case .easy: "The easy \(weekday)"
            case .wild: "The wild \(weekday)"
            case .gap: "The \(weekday) without an entry"
            }
        return "\(subject) cost \(number == 1 ? "a joker" : "\(numbers.text(number)) jokers")"
    }
    func handWasFull(at lengths: [Int], _ unit: StreakUnit) -> String {
        let lengths = enumeration(lengths.dropLast().map(numbers.text(_:)) + lengths.suffix(1).map { units($0, unit) })
        return "At \(lengths) no more could be held."
    }
    func thenInHand(_ number: Int) -> String { "\(numbers.text(number)) held afterwards" }
    func enumeration(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}
