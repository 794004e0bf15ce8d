import ProgressAnalysis
import ProgressModel

extension German: ExplanationPhrases {
    func explanationTitle(_ day: Day) -> String { "\(name(of: day.weekday)), \(day)" }
    func dayIsAfter(_ today: Day) -> String {
        "Gezählt wird bis zum \(today); dieser Tag zählt noch nicht."
    }
    func firstRecordIsOf(_ day: Day) -> String { "Der erste Eintrag ist vom \(day)." }
    var dayIsToday: String { "Der Tag ist heute: Was fehlt, kannst du noch eintragen." }
    var nothingWasRecorded: String { "Es wurde nichts eingetragen." }
    var noStreakHadBegun: String { "Es wurde nichts eingetragen, und keine Serie hatte begonnen." }
    var streakDoesNotReachThisDay: String { "Die Serie reicht nicht bis zu diesem Tag." }

    func explainedStreak(_ name: String, _ policy: Profile.PolicyName) -> String { "\(name), Regel \(policy.rawValue)" }
    func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String { "\(name) (\(trackingMode(mode)))" }

    func recordedEntry(_ level: Level, drinks: String?, time: String?, place: String, isSuperseded: Bool) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { ", eingetragen \($0)" } ?? ""
        let end = isSuperseded ? " Ein späterer Eintrag ersetzt ihn." : ""
        return "Eingetragen: \(word(for: level))\(drinks)\(time) (\(place)).\(end)"
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
    func soberDayNumber(_ number: Int) -> String { "Ein nüchterner Tag, der \(number). in Folge." }

    var goodDay: String { "Ein guter Tag: Die Serie wächst." }
    var stillOpen: String { "Noch offen: Heute ändert nichts, bis etwas eingetragen ist." }
    var restingDay: String { "Ein Ruhetag: Er verlängert die Serie nicht und beendet sie nicht." }
    func missedDay(_ reason: MissReason) -> String {
        switch reason {
        case .easy: "Ein Fehltag (\(easyWord))."
        case .wild: "Ein Fehltag (\(wildWord))."
        case .gap: "Ein Fehltag."
        }
    }
    var missedByALog: String { "Ein Fehltag (es wurde etwas eingetragen)." }
    var earnedBeforeItIsNeeded: String { "Er wird verdient, bevor er gebraucht wird." }
    var aJokerHealsIt: String { "Ein Joker heilt ihn: Der Tag zählt, und die Serie geht weiter." }
    var noStreakToSave: String { "Es gab keine Serie zu retten." }
    func nothingIsHealed(lost: Int) -> String { "Unter dieser Regel wird nichts geheilt: \(streakEnds(lost))" }
    func notHealed(_ reason: MissReason, lost: Int) -> String {
        "Diese Regel heilt keinen \(missed(reason, ending: "n")): \(streakEnds(lost))"
    }
    func noJokerLeft(lost: Int) -> String { "Es war kein Joker mehr da, der ihn heilt: \(streakEnds(lost))" }
    /// `lockeren Tag`, with the ending of the adjective.
    private func missed(_ reason: MissReason, ending: String) -> String {
        switch reason {
        case .easy: "lockere\(ending) Tag"
        case .wild: "wilde\(ending) Tag"
        case .gap: "Tag ohne Eintrag"
        }
    }
    private func word(for level: Level) -> String {
        switch level {
        case .steady: steadyWord
        case .easy: easyWord
        case .wild: wildWord
        }
    }
    private func streakEnds(_ lost: Int) -> String {
        "Die Serie von \(lost == 1 ? "1 Tag" : "\(lost) Tagen") endet hier."
    }
    func earns(days: Int) -> String { days == 1 ? "1 Tag bringt einen Joker." : "\(days) Tage bringen einen Joker." }
    func wouldEarn(days: Int, held: Int) -> String {
        "\(dayCount(days)) brächten einen Joker, aber mehr als \(held) kannst du nicht haben."
    }
    func costs(_ reason: MissReason, jokers: Int) -> String {
        "Ein \(missed(reason, ending: "r")) kostet \(jokers == 1 ? "einen Joker" : "\(jokers) Joker")."
    }
    func streakChange(before: Int, after: Int) -> String {
        "Serie: \(dayCount(before)) vorher, \(dayCount(after)) nachher."
    }
    func jokerChange(before: Int, after: Int) -> String { "Joker: \(before) vorher, \(after) nachher." }

    var nothingLoggedWhileAvoiding: String { "Es wurde nichts eingetragen: Genau darum geht es beim Vermeiden." }
    var loggedWhileAvoiding: String { "Beim Vermeiden ist jeder Eintrag ein Fehltag, und keiner wird geheilt." }
    var oneLogIsEnough: String { "Ein Eintrag genügt für den Tag, egal mit welchem Wert." }
    var trackerShowsNoStreak: String { "Der Tracker zeigt keine Serie; so sähe sie aus." }
    var trackerIsInactive: String { "Der Tracker ist inaktiv: Der Tag seines letzten Eintrags gilt als heute." }
}
