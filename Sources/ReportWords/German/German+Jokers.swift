import ProgressAnalysis
import ProgressModel

extension German: JokersPhrases {
    var jokersDescription: String { "Alle Joker: wann du sie verdient und wofür du sie gebraucht hast." }
    var jokersLede: String {
        "Ein Joker trägt deine Serie über einen Tag, der anders lief. Hier siehst du, woher deine kamen und was sie geheilt haben."
    }
    var inHand: String { "Auf der Hand" }
    func held(_ number: Int, of cap: Int) -> String {
        "\(numbers.text(number)) von \(counted(cap, "Joker", "Jokern").text)"
    }
    func nextJoker(in goodDays: Int) -> String {
        goodDays == 1
            ? "Noch ein guter Tag bis zum nächsten." : "Noch \(numbers.text(goodDays)) gute Tage bis zum nächsten."
    }
    func firstJoker(in goodDays: Int) -> String {
        goodDays == 1 ? "Noch ein guter Tag." : "Noch \(numbers.text(goodDays)) gute Tage."
    }
    var handIsFull: String { "Die Hand ist voll. Der nächste kommt, wenn du einen gebraucht hast." }
    func jokersWait(_ number: Int) -> String {
        number == 1
            ? "Ein Joker wartet auf die nächste Serie." : "\(numbers.text(number)) Joker warten auf die nächste Serie."
    }
    var jokersUnderWay: String { "Auf dem Weg zum ersten" }
    func withoutJokers(_ names: [String]) -> String {
        "Ohne Joker \(names.count == 1 ? "läuft" : "laufen") \(enumeration(names)): Da wird nichts verdient und nichts verbraucht, jeder gute Tag zählt für sich."
    }
    var noJokersAtAll: String {
        "In deinem Profil laufen die Serien ohne Joker. Es wird nichts verdient und nichts verbraucht, jeder gute Tag zählt für sich."
    }
    var noJokersYet: String { "Noch kein Joker. Sieben gute Tage bringen den ersten." }
    func jokers(_ number: Int) -> String { counted(number, "Joker", "Joker").text }
    func jokers(_ number: Int, of streak: String) -> String {
        "\(number == 0 ? "Noch kein Joker" : jokers(number)), \(streak)"
    }
    func jokers(in year: String) -> String { "Joker \(year)" }
    var ledger: String { "Verdient und gebraucht" }
    func ledgerSummary(_ sums: RewardSums) -> String {
        let taken = sums.taken > 0 ? ", \(numbers.text(sums.taken)) genommen" : ""
        return "\(numbers.text(sums.earned)) verdient, \(days(sums.healed).text) geheilt\(taken)"
    }
    var earnedAJoker: String { "haben einen Joker gebracht" }
    func healed(_ reason: MissReason, _ day: Day, of family: StreakKind) -> String {
        let weekday = name(of: day.weekday)
        switch (reason, family) {
        case (.easy, _): return "Den Easy-Tag am \(weekday) geheilt"
        case (.wild, _): return "Den Wild-Tag am \(weekday) geheilt"
        case (.gap, .minutes): return "Die Pause am \(weekday) geheilt"
        case (.gap, .levels), (.gap, .logs): return "Den \(weekday) ohne Eintrag geheilt"
        }
    }
    func taken(_ number: Int, by reason: MissReason, _ day: Day) -> String {
        let weekday = name(of: day.weekday)
        let subject =
            switch reason {
            case .easy: "Der Easy-Tag am \(weekday)"
            case .wild: "Der Wild-Tag am \(weekday)"
            case .gap: "Der \(weekday) ohne Eintrag"
            }
        return "\(subject) hat \(number == 1 ? "einen" : numbers.text(number)) Joker genommen"
    }
    func handWasFull(at lengths: [Int]) -> String {
        let days = enumeration(
            lengths.dropLast().map(numbers.text(_:)) + lengths.suffix(1).map { counted($0, "Tag", "Tagen").text })
        return "Bei \(days) war die Hand schon voll."
    }
    func thenInHand(_ number: Int) -> String { "danach \(numbers.text(number)) auf der Hand" }
    func balanceTitle(_ streak: String) -> String { "Joker auf der Hand im Verlauf, \(streak)" }
    func balanceDescription(from first: String, to last: String, _ sums: RewardSums, now: Int) -> String {
        "Vom \(first) bis zum \(last): \(ledgerSummary(sums)), am Ende \(numbers.text(now)) auf der Hand."
    }
    var dateHeading: String { "Datum" }
    var eventHeading: String { "Was war" }
    var inHandHeading: String { "Auf der Hand" }
    private func enumeration(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " und " + last
    }
}
