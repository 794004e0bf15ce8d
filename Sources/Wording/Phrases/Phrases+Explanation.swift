package import Counting
package import Model

/// The words of `reportgen explain`, a sentence each unless noted.
extension Phrases {
    /// A weekday with its date as `YYYY-MM-DD`; a heading.
    package func explanationTitle(_ day: Day) -> String { "\(name(of: day.weekday)), \(day)" }
    package func dayIsAfter(_ today: Day) -> String {
        say(
            "Days are counted up to \(today); this one does not count yet.",
            "Gezählt wird bis zum \(today); dieser Tag zählt noch nicht.")
    }
    package func firstRecordIsOf(_ day: Day) -> String {
        say("The first record is from \(day).", "Der erste Eintrag ist vom \(day).")
    }
    package var dayIsToday: String {
        say(
            "The day is today: what is missing can still be logged.",
            "Der Tag ist heute: Was fehlt, kannst du noch eintragen.")
    }
    package var nothingWasRecorded: String { say("Nothing was recorded.", "Es wurde nichts eingetragen.") }
    package var noStreakHadBegun: String {
        say(
            "Nothing was recorded, and no streak had begun.",
            "Es wurde nichts eingetragen, und keine Serie hatte begonnen.")
    }
    package var streakDoesNotReachThisDay: String {
        say("The streak does not reach this day.", "Die Serie reicht nicht bis zu diesem Tag.")
    }
    /// A streak with its policy; a heading.
    package func explainedStreak(_ name: String, _ policy: Profile.PolicyName) -> String {
        say("\(name), policy \(policy.rawValue)", "\(name), Regel \(policy.rawValue)")
    }
    /// A tracker with its mode on that day; a heading.
    package func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String { "\(name) (\(trackingMode(mode)))" }
    /// `time` is an instant with its offset; `isSuperseded` if a later record replaces it.
    package func recordedEntry(
        _ level: Level, drinks: String?, time: String?, origin: RecordOrigin, isSuperseded: Bool
    ) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { say(", logged \($0)", ", notiert \($0)") } ?? ""
        let end = isSuperseded ? say(" A later entry replaces it.", " Ein späterer Eintrag ersetzt ihn.") : ""
        return say(
            "Recorded: \(self.level(level).lowercased())\(drinks)\(time)\(words(for: origin)).\(end)",
            "Eingetragen: \(self.level(level).lowercased())\(drinks)\(time)\(words(for: origin)).\(end)")
    }
    package func recordedSessions(_ sessions: [String]) -> String {
        say("Recorded: \(sessions.joined(separator: ", ")).", "Eingetragen: \(sessions.joined(separator: ", ")).")
    }
    /// A part of a sentence; `type` is that of a workout, as written.
    package func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, origin: RecordOrigin) -> String {
        let name = say(
            [type, kind.rawValue].compactMap(\.self).joined(separator: " "),
            type.map { "\(session(kind)) (\(workoutType($0)))" } ?? session(kind))
        return "\(name) \(say(minutes, numbers.text(decimal: minutes))) min\(words(for: origin))"
    }
    package func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String {
        say(
            "Together \(minutes) min, \(areEnough ? "enough" : "too few"): a day counts from \(threshold) min.",
            "Zusammen \(minutes) min, \(areEnough ? "genug" : "zu wenig"): Ein Tag zählt ab \(threshold) min.")
    }
    package func logged(at time: String?, origin: RecordOrigin) -> String {
        say(
            "Logged\(time.map { " at \($0)" } ?? "")\(words(for: origin)).",
            "Eingetragen\(time.map { " um \($0)" } ?? "")\(words(for: origin)).")
    }
    package func soberDayNumber(_ number: Int) -> String {
        say("A sober day, number \(number) in a row.", "Ein nüchterner Tag, der \(number). in Folge.")
    }
    package func goodStep(_ unit: StreakUnit) -> String {
        unit == .week
            ? say("A good week: the streak grows.", "Eine gute Woche: Die Serie wächst.")
            : say("A good day: the streak grows.", "Ein guter Tag: Die Serie wächst.")
    }
    /// About the last day or week, or the day before while it is open.
    package func stillOpen(_ unit: StreakUnit, isLast: Bool) -> String {
        unit == .week
            ? say("Still open: the week changes nothing yet.", "Noch offen: Die Woche ändert noch nichts.")
            : isLast
                ? say(
                    "Still open: today changes nothing until something is logged.",
                    "Noch offen: Heute ändert nichts, bis etwas eingetragen ist.")
                : say(
                    "Still open: it is asked about until 18:00 of the next day, and changes nothing until then.",
                    "Noch offen: Bis 18 Uhr am Tag danach wird nach ihm gefragt, bis dahin ändert er nichts.")
    }
    package func restingStep(_ unit: StreakUnit) -> String {
        say(
            "\(unit == .week ? "A week" : "A day") of rest: it neither helps nor harms the streak.",
            unit == .week
                ? "Eine Ruhewoche: Sie verlängert die Serie nicht und beendet sie nicht."
                : "Ein Ruhetag: Er verlängert die Serie nicht und beendet sie nicht.")
    }
    package func missedStep(_ reason: MissReason, _ unit: StreakUnit) -> String {
        switch (unit, reason) {
        case (.week, .gap): say("A missed week.", "Eine Fehlwoche.")
        case (.week, _): say("A missed week: above the goal.", "Eine Fehlwoche: über dem Ziel.")
        case (_, .gap): say("A missed day.", "Ein verpasster Tag.")
        case (_, .easy): say("A missed day (\(easyWord)).", "Ein verpasster Tag (\(easyWord)).")
        case (_, .wild): say("A missed day (\(wildWord)).", "Ein verpasster Tag (\(wildWord)).")
        }
    }
    package var missedByALog: String {
        say("A missed day (something was logged).", "Ein verpasster Tag (es wurde etwas eingetragen).")
    }
    package var earnedBeforeItIsNeeded: String {
        say("It is earned before it is needed.", "Er wird verdient, bevor er gebraucht wird.")
    }
    package func aJokerHealsIt(_ unit: StreakUnit) -> String {
        say(
            "A joker heals it: the \(unit == .week ? "week" : "day") counts and the streak goes on.",
            unit == .week
                ? "Ein Joker heilt sie: Die Woche zählt, und die Serie geht weiter."
                : "Ein Joker heilt ihn: Der Tag zählt, und die Serie geht weiter.")
    }
    package var noStreakToSave: String { say("There was no streak to save.", "Es gab keine Serie zu retten.") }
    package func nothingIsHealed(lost: Int, _ unit: StreakUnit) -> String {
        say(
            "Nothing is healed under this policy: \(streakEnds(lost, unit))",
            "Unter dieser Regel wird nichts geheilt: \(streakEnds(lost, unit))")
    }
    package func notHealed(_ reason: MissReason, lost: Int, _ unit: StreakUnit) -> String {
        say(
            "This policy does not heal \(missed(reason, "n")): \(streakEnds(lost, unit))",
            "Diese Regel heilt keinen \(missed(reason, "n")): \(streakEnds(lost, unit))")
    }
    package func noJokerLeft(lost: Int, _ unit: StreakUnit) -> String {
        say(
            "No joker was left to heal it: \(streakEnds(lost, unit))",
            "Es war kein Joker mehr da: \(streakEnds(lost, unit))")
    }
    package func earns(_ number: Int, _ unit: StreakUnit) -> String {
        say(
            "\(units(number, unit)) earn a joker.",
            "\(units(number, unit)) \(number == 1 ? "bringt" : "bringen") einen Joker.")
    }
    package func wouldEarn(_ number: Int, _ unit: StreakUnit, held: Int) -> String {
        say(
            "\(units(number, unit)) would earn a joker, but you cannot hold more than \(held).",
            "\(units(number, unit)) brächten einen Joker, aber mehr als \(held) kannst du nicht haben.")
    }
    package func costs(_ reason: MissReason, jokers: Int) -> String {
        say(
            "\(capitalized(missed(reason, "r"))) costs \(jokers == 1 ? "a joker" : "\(jokers) jokers").",
            "Ein \(missed(reason, "r")) kostet \(jokers == 1 ? "einen Joker" : "\(jokers) Joker").")
    }
    package func streakChange(before: Int, after: Int, _ unit: StreakUnit) -> String {
        say(
            "Streak: \(units(before, unit)) before, \(units(after, unit)) after.",
            "Serie: \(units(before, unit)) vorher, \(units(after, unit)) nachher.")
    }
    package func jokerChange(before: Int, after: Int) -> String {
        say("Jokers: \(before) before, \(after) after.", "Joker: \(before) vorher, \(after) nachher.")
    }
    package var nothingLoggedWhileAvoiding: String {
        say(
            "Nothing was logged, which is what avoidance is about.",
            "Es wurde nichts eingetragen: Genau darum geht es beim Vermeiden.")
    }
    package var loggedWhileAvoiding: String {
        say(
            "In avoidance any log is a missed day, and none is ever healed.",
            "Beim Vermeiden zählt jeder Tag mit Eintrag nicht, und keiner wird geheilt.")
    }
    package var oneLogIsEnough: String {
        say(
            "One log is enough for the day, whatever its value.",
            "Ein Eintrag genügt für den Tag, egal mit welchem Wert.")
    }
    /// The same for a counter.
    package var anythingAboveZeroIsEnough: String {
        say("Anything above 0 is enough for the day.", "Alles über 0 genügt für den Tag.")
    }
    /// `value` is an amount with its unit, and with its goal if there is one.
    package func valueOfTheDay(_ value: String) -> String {
        say("The day's value: \(value).", "Der Wert des Tages: \(value).")
    }
    /// If a goal decides, such as `5 of 8 glasses: the goal was not met`.
    package func goalDecided(_ value: String, isMet: Bool) -> String {
        say(
            "\(value): the goal was \(isMet ? "met" : "not met").",
            "\(value): Das Ziel wurde \(isMet ? "erreicht" : "nicht erreicht").")
    }
    /// If a limit decides, such as `320 mg, limit 300 mg: above the limit`.
    package func limitDecided(_ value: String, limit: String, isKept: Bool) -> String {
        say(
            "\(value), limit \(limit): \(isKept ? "within" : "above") the limit.",
            "\(value), Limit \(limit): \(isKept ? "im" : "über dem") Limit.")
    }
    package var noLogUnderALimit: String { say("No log: the day rests.", "Kein Eintrag: Der Tag ruht.") }
    package var dayIsAssumed: String {
        say(
            "Nothing was recorded; the day is assumed to be steady (assumeSteady in profile.json).",
            "Es wurde nichts eingetragen; der Tag gilt als ruhig (assumeSteady in profile.json).")
    }
    /// `why` is the reason of a pause, as written.
    package func restReason(_ reason: RestReason, _ why: String?) -> String {
        switch reason {
        case .paused:
            say("Why: paused\(why.map { ": " + $0 } ?? "").", "Grund: Pause\(why.map { ", " + $0 } ?? "").")
        case .notPlanned: say("Why: not a planned weekday.", "Grund: kein geplanter Wochentag.")
        }
    }
    package var wholeWeekIsPaused: String { say("Why: the whole week is paused.", "Grund: Die ganze Woche ist Pause.") }
    /// The number of good days in a missed week; `isShortened` if a pause reduced the number it needed.
    package func goodDaysOfWeek(_ good: Int, needed: Int, isShortened: Bool) -> String {
        let rest = isShortened ? say(" (fewer because of a pause)", " (weniger wegen einer Pause)") : ""
        return say(
            "\(good) of the \(counted(needed, "good day", "good days")) it needs\(rest).",
            "\(n(good)) von \(needed == 1 ? "dem nötigen guten Tag" : "\(n(needed)) nötigen guten Tagen")\(rest).")
    }
    package var trackerShowsNoStreak: String {
        say("The tracker shows no streak; this is what it would be.", "Der Tracker zeigt keine Serie; so sähe sie aus.")
    }
    package var trackerIsInactive: String {
        say(
            "The tracker is inactive: the day of its last log stands in for today.",
            "Der Tracker ist inaktiv: Der Tag seines letzten Eintrags gilt als heute.")
    }
    /// `an easy day`, `lockeren Tag`; `ending` is that of the German adjective.
    private func missed(_ reason: MissReason, _ ending: String) -> String {
        switch reason {
        case .easy: say("an easy day", "lockere\(ending) Tag")
        case .wild: say("a wild day", "wilde\(ending) Tag")
        case .gap: say("a day without an entry", "Tag ohne Eintrag")
        }
    }
    private func streakEnds(_ lost: Int, _ unit: StreakUnit) -> String {
        say("the streak of \(units(lost, unit)) ends here.", "Die Serie von \(dativeUnits(lost, unit)) endet hier.")
    }
    private func words(for origin: RecordOrigin) -> String {
        (origin.source.map { say(", source \($0)", ", Quelle \($0)") } ?? "") + " (\(origin.place))"
    }
}

/// The source of a record, if it is given, and its file and line.
package typealias RecordOrigin = (source: String?, place: String)
