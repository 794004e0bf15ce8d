import ProgressAnalysis
import ProgressModel

extension German: DayPhrases {
    func level(_ level: Level) -> String {
        switch level {
        case .steady: "Ruhig"
        case .easy: "Locker"
        case .wild: "Wild"
        }
    }
    var noEntryThen: String { "kein Eintrag" }
    var noEntry: String { "Kein Eintrag" }
    var notYet: String { "Noch nicht" }
    var today: String { "Heute" }
    var healed: String { "Geheilt" }
    var allRingsClosed: String { "alle Ringe geschlossen" }
    var healedByJoker: String { "von einem Joker geheilt" }
    var mindfulness: String { "Achtsamkeit" }
    var workout: String { "Training" }

    func days(_ number: Int) -> Figure { counted(number, "Tag", "Tage") }
    func drinks(_ number: FixedDecimal) -> Figure {
        Figure(numbers.text(number), number == FixedDecimal(1) ? "Drink" : "Drinks")
    }
    var assumed: String { "angenommen" }
    var assumedSteady: String { "Ruhig, angenommen" }
    func assumed(_ days: Int, of all: Int, lastWritten: String) -> String {
        (days == all
            ? "Diese Tage haben keinen Eintrag und zählen"
            : "\(numbers.text(days)) dieser Tage \(days == 1 ? "hat keinen Eintrag und zählt" : "haben keinen Eintrag und zählen")")
            + " als nüchtern; der letzte Eintrag ist vom \(lastWritten)."
    }
    var allAssumed: String {
        "Diese Tage haben keinen Eintrag und zählen als nüchtern; bisher wurde nichts eingetragen."
    }
    func stillSteady(after days: Int) -> String {
        "Seit \(counted(days, "Tag", "Tagen").text) wurde nichts eingetragen. Waren sie alle ruhig?"
    }
    func about(_ number: String) -> String { "etwa " + number }
    func estimated(_ days: Int) -> String { counted(days, "Tag geschätzt", "Tage geschätzt").text }
    func recorded(on days: Int, of all: Int) -> String {
        "an \(numbers.text(days)) von \(counted(all, "Tag", "Tagen").text)"
    }
    func minutes(_ number: String) -> Figure { Figure(number, "Min.") }
    func logs(_ number: Int) -> Figure { counted(number, "Eintrag", "Einträge") }
    func moments(_ number: Int) -> Figure { tellsDays ? days(number) : counted(number, "Moment", "Momente") }
    func kilocalories(_ number: Int) -> String { "\(numbers.text(number)) kcal" }

    func atMost(_ limit: String) -> String { "höchstens \(limit)" }
    func amount(_ amount: String, of goal: String?, unit: String?) -> String {
        guard let goal else { return unit.map { "\(amount) \($0)" } ?? amount }
        return unit.map { "\(amount) von \(goal) \(dative(of: $0))" } ?? "\(amount) von \(goal)"
    }
    func amount(_ amount: String, limit: String, unit: String?) -> String {
        "\(self.amount(amount, of: nil, unit: unit)) (Limit \(limit))"
    }
    /// The dative of a unit in the plural: `Gläsern`.
    ///
    /// One that does not end as German plurals without an n do, such as km,
    /// stays as it is.
    private func dative(of unit: String) -> String {
        let endings = ["e", "er", "el"]
        return unit.count > 3 && endings.contains(where: unit.hasSuffix) ? unit + "n" : unit
    }
    func singular(_ unit: String) -> String {
        germanSingulars[unit] ?? unit
    }

    func session(_ kind: Session.Kind) -> String {
        switch kind {
        case .meditation: "Meditation"
        case .breathing: "Atemübung"
        case .workout: "Training"
        }
    }
    func workoutType(_ type: String) -> String {
        germanWorkouts[type] ?? capitalized(type)
    }

    func healedDay(_ reason: MissReason, length: Int, left: Int) -> String {
        let day =
            switch reason {
            case .easy: "Ein lockerer Tag"
            case .wild: "Ein wilder Tag"
            case .gap: "Ein Tag ohne Eintrag"
            }
        let rest = left == 0 ? "" : " Noch " + counted(left, "Joker", "Joker").text + "."
        return "\(day), von einem Joker geheilt. 🍀 geht weiter: \(days(length).text).\(rest)"
    }
    func openDay(_ reason: MissReason) -> String {
        switch reason {
        case .easy: "Ein lockerer Tag. Mit dem nächsten ruhigen Tag beginnt eine neue Serie."
        case .wild: "Ein wilder Tag. Mit dem nächsten ruhigen Tag beginnt eine neue Serie."
        case .gap: "Nichts eingetragen. Mit dem nächsten ruhigen Tag beginnt eine neue Serie."
        }
    }
    func earned(days: Int, held: Int) -> String {
        "Tag \(numbers.text(days)) der Serie hat einen Joker gebracht. \(held == 1 ? "Jetzt ist es" : "Jetzt sind es") \(jokers(held))."
    }
    func noticed(_ tracker: String, _ times: Int) -> String {
        times == 0
            ? "\(tracker): nichts bemerkt"
            : tellsDays ? daysNoticed(tracker) : "\(tracker): \(moments(times).text)"
    }
    func without(_ tracker: String) -> String { "ohne \(tracker)" }
    func with(_ tracker: String) -> String { "mit \(tracker)" }
    func withTracker(_ tracker: String) -> String { "\(tracker) eingetragen" }
}

/// Units that people count in.
private let germanSingulars = [
    "Gläser": "Glas", "Tassen": "Tasse", "Flaschen": "Flasche", "Seiten": "Seite", "Kapitel": "Kapitel",
    "Schritte": "Schritt", "Minuten": "Minute", "Stunden": "Stunde", "Portionen": "Portion",
    "Stücke": "Stück", "Kaffees": "Kaffee", "Zigaretten": "Zigarette",
]

private let germanWorkouts = [
    "walking": "Gehen", "hiking": "Wandern", "running": "Laufen", "cycling": "Radfahren",
    "swimming": "Schwimmen", "rowing": "Rudern", "elliptical": "Crosstrainer", "strength": "Krafttraining",
    "hiit": "HIIT",
]
