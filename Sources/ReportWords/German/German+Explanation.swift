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

    func recordedEntry(_ level: Level, drinks: String?, time: String?, origin: RecordOrigin) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { ", notiert \($0)" } ?? ""
        let end = origin.isSuperseded ? " Ein späterer Eintrag ersetzt ihn." : ""
        return "Eingetragen: \(word(for: level))\(drinks)\(time)\(words(for: origin)).\(end)"
    }
    func recordedSessions(_ sessions: [String]) -> String { "Eingetragen: \(sessions.joined(separator: ", "))." }
    func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, origin: RecordOrigin) -> String {
        let name = type.map { "\(session(kind)) (\(workoutType($0)))" } ?? session(kind)
        return "\(name) \(numbers.text(decimal: minutes)) min\(words(for: origin))"
    }
    func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String {
        "Zusammen \(minutes) min, \(areEnough ? "genug" : "zu wenig"): Ein Tag zählt ab \(threshold) min."
    }
    func logged(at time: String?, origin: RecordOrigin) -> String {
        "Eingetragen\(time.map { " um \($0)" } ?? "")\(words(for: origin))."
    }
    func soberDayNumber(_ number: Int) -> String { "Ein nüchterner Tag, der \(number). in Folge." }

    func goodStep(_ unit: StreakUnit) -> String {
        unit == .week ? "Eine gute Woche: Die Serie wächst." : "Ein guter Tag: Die Serie wächst."
    }
    func stillOpen(_ unit: StreakUnit, isLast: Bool) -> String {
        unit == .week
            ? "Noch offen: Die Woche ändert noch nichts."
            : isLast
                ? "Noch offen: Heute ändert nichts, bis etwas eingetragen ist."
                : "Noch offen: Bis 18 Uhr am Tag danach wird nach ihm gefragt, bis dahin ändert er nichts."
    }
    func restingStep(_ unit: StreakUnit) -> String {
        unit == .week
            ? "Eine Ruhewoche: Sie verlängert die Serie nicht und beendet sie nicht."
            : "Ein Ruhetag: Er verlängert die Serie nicht und beendet sie nicht."
    }
    func missedStep(_ reason: MissReason, _ unit: StreakUnit) -> String {
        if unit == .week { return reason == .gap ? "Eine Fehlwoche." : "Eine Fehlwoche: über dem Ziel." }
        return switch reason {
        case .easy: "Ein verpasster Tag (\(easyWord))."
        case .wild: "Ein verpasster Tag (\(wildWord))."
        case .gap: "Ein verpasster Tag."
        }
    }
    var missedByALog: String { "Ein verpasster Tag (es wurde etwas eingetragen)." }
    var earnedBeforeItIsNeeded: String { "Er wird verdient, bevor er gebraucht wird." }
    func aJokerHealsIt(_ unit: StreakUnit) -> String {
        unit == .week
            ? "Ein Joker heilt sie: Die Woche zählt, und die Serie geht weiter."
            : "Ein Joker heilt ihn: Der Tag zählt, und die Serie geht weiter."
    }
    var noStreakToSave: String { "Es gab keine Serie zu retten." }
    func nothingIsHealed(lost: Int, _ unit: StreakUnit) -> String {
        "Unter dieser Regel wird nichts geheilt: \(streakEnds(lost, unit))"
    }
    func notHealed(_ reason: MissReason, lost: Int, _ unit: StreakUnit) -> String {
        "Diese Regel heilt keinen \(missed(reason, ending: "n")): \(streakEnds(lost, unit))"
    }
    func noJokerLeft(lost: Int, _ unit: StreakUnit) -> String {
        "Es war kein Joker mehr da: \(streakEnds(lost, unit))"
    }
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
    private func streakEnds(_ lost: Int, _ unit: StreakUnit) -> String {
        "Die Serie von \(dativeUnits(lost, unit)) endet hier."
    }
    func earns(_ number: Int, _ unit: StreakUnit) -> String {
        "\(units(number, unit)) \(number == 1 ? "bringt" : "bringen") einen Joker."
    }
    func wouldEarn(_ number: Int, _ unit: StreakUnit, held: Int) -> String {
        "\(units(number, unit)) brächten einen Joker, aber mehr als \(held) kannst du nicht haben."
    }
    func costs(_ reason: MissReason, jokers: Int) -> String {
        "Ein \(missed(reason, ending: "r")) kostet \(jokers == 1 ? "einen Joker" : "\(jokers) Joker")."
    }
    func streakChange(before: Int, after: Int, _ unit: StreakUnit) -> String {
        "Serie: \(units(before, unit)) vorher, \(units(after, unit)) nachher."
    }
    func jokerChange(before: Int, after: Int) -> String { "Joker: \(before) vorher, \(after) nachher." }

    var nothingLoggedWhileAvoiding: String { "Es wurde nichts eingetragen: Genau darum geht es beim Vermeiden." }
    var loggedWhileAvoiding: String { "Beim Vermeiden zählt jeder Tag mit Eintrag nicht, und keiner wird geheilt." }
    var oneLogIsEnough: String { "Ein Eintrag genügt für den Tag, egal mit welchem Wert." }
    var anythingAboveZeroIsEnough: String { "Alles über 0 genügt für den Tag." }
    func valueOfTheDay(_ value: String) -> String { "Der Wert des Tages: \(value)." }
    func goalDecided(_ value: String, isMet: Bool) -> String {
        "\(value): Das Ziel wurde \(isMet ? "erreicht" : "nicht erreicht")."
    }
    func limitDecided(_ value: String, limit: String, isKept: Bool) -> String {
        "\(value), Limit \(limit): \(isKept ? "im" : "über dem") Limit."
    }
    var noLogUnderALimit: String { "Kein Eintrag: Der Tag ruht." }
    var dayIsAssumed: String {
        "Es wurde nichts eingetragen; der Tag gilt als ruhig (assumeSteady in profile.json)."
    }
    func restReason(_ reason: RestReason, _ why: String?) -> String {
        switch reason {
        case .paused: "Grund: Pause\(why.map { ", " + $0 } ?? "")."
        case .notPlanned: "Grund: kein geplanter Wochentag."
        }
    }
    var wholeWeekIsPaused: String { "Grund: Die ganze Woche ist Pause." }
    func goodDaysOfWeek(_ good: Int, needed: Int, isShortened: Bool) -> String {
        let needed = needed == 1 ? "dem nötigen guten Tag" : "\(numbers.text(needed)) nötigen guten Tagen"
        return "\(numbers.text(good)) von \(needed)\(isShortened ? " (weniger wegen einer Pause)" : "")."
    }
    var trackerShowsNoStreak: String { "Der Tracker zeigt keine Serie; so sähe sie aus." }
    var trackerIsInactive: String { "Der Tracker ist inaktiv: Der Tag seines letzten Eintrags gilt als heute." }

    private func words(for origin: RecordOrigin) -> String {
        (origin.source.map { ", Quelle \($0)" } ?? "") + " (\(origin.place))"
    }
}
