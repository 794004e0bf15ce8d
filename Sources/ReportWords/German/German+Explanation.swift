import ProgressAnalysis
import ProgressModel

extension German: ExplanationPhrases {
    func explanationTitle(_ day: Day) -> String { "\(name(of: day.weekday)), \(day)" }
    func dayIsAfter(_ today: Day) -> String {
        "Der Tag liegt nach dem \(today), bis zu dem gezählt wird: Er zählt noch nirgends."
    }
    func firstRecordIsOf(_ day: Day) -> String { "Der erste Eintrag ist vom \(day)." }
    var dayIsToday: String { "Der Tag ist heute: Was fehlt, kann noch kommen." }
    var nothingWasRecorded: String { "Es wurde nichts eingetragen." }
    var noStreakHadBegun: String { "Es wurde nichts eingetragen, und keine Serie hatte begonnen." }
    var streakDoesNotReachThisDay: String { "Die Serie reicht nicht bis zu diesem Tag." }

    func explainedStreak(_ name: String, _ policy: Profile.PolicyName) -> String { "\(name), Regel \(policy.rawValue)" }
    func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String { "\(name) (\(trackingMode(mode)))" }

    func recordedEntry(_ level: Level, drinks: String?, time: String?, place: String, isSuperseded: Bool) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { ", eingetragen \($0)" } ?? ""
        let end = isSuperseded ? " Ein späterer Eintrag ersetzt ihn." : ""
        return "Eingetragen: \(level.rawValue)\(drinks)\(time) (\(place)).\(end)"
    }
    func recordedSessions(_ sessions: [String]) -> String { "Eingetragen: \(sessions.joined(separator: ", "))." }
    func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, place: String) -> String {
        let name = type.map { "\(session(kind)) (\(workoutType($0)))" } ?? session(kind)
        return "\(name) \(numbers.text(decimal: minutes)) min (\(place))"
    }
    func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String {
        "Zusammen \(minutes) min, \(areEnough ? "genug" : "zu wenig"): Ein Tag zählt ab \(threshold) min."
    }
    func logged(at time: String?, place: String) -> String {
        "Eingetragen\(time.map { " um \($0)" } ?? "") (\(place))."
    }
    func soberDayNumber(_ number: Int) -> String { "Ein nüchterner Tag, Nummer \(number) in Folge." }

    var goodDay: String { "Ein guter Tag: Die Serie wächst." }
    var stillOpen: String { "Noch offen: Heute ändert nichts, bis etwas eingetragen ist." }
    var restingDay: String { "Ein Ruhetag: Er verlängert die Serie nicht und beendet sie nicht." }
    func missedDay(_ reason: MissReason) -> String {
        switch reason {
        case .easy, .wild: "Ein Fehltag (\(reason.rawValue))."
        case .gap: "Ein Fehltag (ohne Eintrag)."
        }
    }
    var missedByALog: String { "Ein Fehltag (es wurde etwas eingetragen)." }
    var earnedBeforeItIsNeeded: String { "Er wird verdient, bevor er gebraucht wird." }
    var aJokerHealsIt: String { "Geheilt: Ein Joker war da, also zählt der Tag und die Serie geht weiter." }
    var noStreakToSave: String { "Es gab keine Serie zu retten." }
    func nothingIsHealed(lost: Int) -> String { "Unter dieser Regel wird nichts geheilt: \(streakEnds(lost))" }
    func notHealed(_ reason: MissReason, lost: Int) -> String {
        "Diese Regel heilt keinen \(reason == .gap ? "Tag ohne Eintrag" : "Tag mit \(reason.rawValue)"): \(streakEnds(lost))"
    }
    func noJokerLeft(lost: Int) -> String { "Es war kein Joker mehr da, der ihn heilt: \(streakEnds(lost))" }
    private func streakEnds(_ lost: Int) -> String {
        "Die Serie von \(lost == 1 ? "1 Tag" : "\(lost) Tagen") endet hier."
    }
    func earns(days: Int) -> String { days == 1 ? "1 Tag bringt einen Joker." : "\(days) Tage bringen einen Joker." }
    func wouldEarn(days: Int, held: Int) -> String {
        "\(dayCount(days)) brächten einen Joker, aber mehr als \(held) gibt es nicht auf einmal."
    }
    func costs(_ reason: MissReason, jokers: Int) -> String {
        "\(reason == .gap ? "Ein Tag ohne Eintrag" : "Ein Tag mit \(reason.rawValue)") kostet \(jokers == 1 ? "einen Joker" : "\(jokers) Joker")."
    }
    func streakChange(before: Int, after: Int) -> String {
        "Serie: \(dayCount(before)) vorher, \(dayCount(after)) nachher."
    }
    func jokerChange(before: Int, after: Int) -> String { "Joker: \(before) vorher, \(after) nachher." }

    var nothingLoggedWhileAvoiding: String { "Es wurde nichts eingetragen, und genau das will das Vermeiden." }
    var loggedWhileAvoiding: String { "Beim Vermeiden ist jeder Eintrag ein Fehltag, und keiner wird geheilt." }
    var oneLogIsEnough: String { "Ein Eintrag genügt für den Tag, egal mit welchem Wert." }
    var trackerShowsNoStreak: String { "Der Tracker zeigt keine Serie; so sähe sie aus." }
    var trackerIsInactive: String { "Der Tracker ruht: Sein letzter Eintrag steht für heute." }
}
