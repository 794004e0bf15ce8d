import ProgressAnalysis
import ProgressModel

extension English: ExplanationPhrases {
    func explanationTitle(_ day: Day) -> String { "\(name(of: day.weekday)), \(day)" }
    func dayIsAfter(_ today: Day) -> String {
        "Days are counted up to \(today); this one does not count yet."
    }
    func firstRecordIsOf(_ day: Day) -> String { "The first record is from \(day)." }
    var dayIsToday: String { "The day is today: what is missing can still be logged." }
    var nothingWasRecorded: String { "Nothing was recorded." }
    var noStreakHadBegun: String { "Nothing was recorded, and no streak had begun." }
    var streakDoesNotReachThisDay: String { "The streak does not reach this day." }

    func explainedStreak(_ name: String, _ policy: Profile.PolicyName) -> String {
        "\(name), policy \(policy.rawValue)"
    }
    func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String {
        "\(name) (\(self.mode(mode).lowercased()))"
    }

    func recordedEntry(_ level: Level, drinks: String?, time: String?, origin: RecordOrigin) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { ", logged \($0)" } ?? ""
        let end = origin.isSuperseded ? " A later entry replaces it." : ""
        return "Recorded: \(level.rawValue)\(drinks)\(time)\(words(for: origin)).\(end)"
    }
    func recordedSessions(_ sessions: [String]) -> String { "Recorded: \(sessions.joined(separator: ", "))." }
    func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, origin: RecordOrigin) -> String {
        "\([type, kind.rawValue].compactMap(\.self).joined(separator: " ")) \(minutes) min\(words(for: origin))"
    }
    func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String {
        "Together \(minutes) min, \(areEnough ? "enough" : "too few"): a day counts from \(threshold) min."
    }
    func logged(at time: String?, origin: RecordOrigin) -> String {
        "Logged\(time.map { " at \($0)" } ?? "")\(words(for: origin))."
    }
    func soberDayNumber(_ number: Int) -> String { "A sober day, number \(number) in a row." }

    func goodStep(_ unit: StreakUnit) -> String {
        unit == .week ? "A good week: the streak grows." : "A good day: the streak grows."
    }
    func stillOpen(_ unit: StreakUnit, isLast: Bool) -> String {
        unit == .week
            ? "Still open: the week changes nothing yet."
            : isLast
                ? "Still open: today changes nothing until something is logged."
                : "Still open: it is asked about until 18:00 of the next day, and changes nothing until then."
    }
    func restingStep(_ unit: StreakUnit) -> String {
        "\(unit == .week ? "A week" : "A day") of rest: it neither helps nor harms the streak."
    }
    func missedStep(_ reason: MissReason, _ unit: StreakUnit) -> String {
        if unit == .week { return reason == .gap ? "A missed week." : "A missed week: above the goal." }
        return reason == .gap ? "A missed day." : "A missed day (\(reason.rawValue))."
    }
    var missedByALog: String { "A missed day (something was logged)." }
    var earnedBeforeItIsNeeded: String { "It is earned before it is needed." }
    func aJokerHealsIt(_ unit: StreakUnit) -> String {
        "A joker heals it: the \(unit == .week ? "week" : "day") counts and the streak goes on."
    }
    var noStreakToSave: String { "There was no streak to save." }
    func nothingIsHealed(lost: Int, _ unit: StreakUnit) -> String {
        "Nothing is healed under this policy: \(streakEnds(lost, unit))"
    }
    func notHealed(_ reason: MissReason, lost: Int, _ unit: StreakUnit) -> String {
        "This policy does not heal \(missed(reason)): \(streakEnds(lost, unit))"
    }
    func noJokerLeft(lost: Int, _ unit: StreakUnit) -> String {
        "No joker was left to heal it: \(streakEnds(lost, unit))"
    }
    private func missed(_ reason: MissReason) -> String {
        switch reason {
        case .easy: "an easy day"
        case .wild: "a wild day"
        case .gap: "a day without an entry"
        }
    }
    private func streakEnds(_ lost: Int, _ unit: StreakUnit) -> String {
        "the streak of \(units(lost, unit)) ends here."
    }
    func earns(_ number: Int, _ unit: StreakUnit) -> String { "\(units(number, unit)) earn a joker." }
    func wouldEarn(_ number: Int, _ unit: StreakUnit, held: Int) -> String {
        "\(units(number, unit)) would earn a joker, but you cannot hold more than \(held)."
    }
    func costs(_ reason: MissReason, jokers: Int) -> String {
        "\(capitalized(missed(reason))) costs \(jokers == 1 ? "a joker" : "\(jokers) jokers")."
    }
    func streakChange(before: Int, after: Int, _ unit: StreakUnit) -> String {
        "Streak: \(units(before, unit)) before, \(units(after, unit)) after."
    }
    func jokerChange(before: Int, after: Int) -> String { "Jokers: \(before) before, \(after) after." }

    var nothingLoggedWhileAvoiding: String { "Nothing was logged, which is what avoidance is about." }
    var loggedWhileAvoiding: String { "In avoidance any log is a missed day, and none is ever healed." }
    var oneLogIsEnough: String { "One log is enough for the day, whatever its value." }
    var anythingAboveZeroIsEnough: String { "Anything above 0 is enough for the day." }
    func valueOfTheDay(_ value: String) -> String { "The day's value: \(value)." }
    func goalDecided(_ value: String, isMet: Bool) -> String {
        "\(value): the goal was \(isMet ? "met" : "not met")."
    }
    func limitDecided(_ value: String, limit: String, isKept: Bool) -> String {
        "\(value), limit \(limit): \(isKept ? "within" : "above") the limit."
    }
    var noLogUnderALimit: String { "No log: the day rests." }
    var dayIsAssumed: String {
        "Nothing was recorded; the day is assumed to be steady (assumeSteady in profile.json)."
    }
    func restReason(_ reason: RestReason, _ why: String?) -> String {
        switch reason {
        case .paused: "Why: paused\(why.map { ": " + $0 } ?? "")."
        case .notPlanned: "Why: not a planned weekday."
        }
    }
    var wholeWeekIsPaused: String { "Why: the whole week is paused." }
    func goodDaysOfWeek(_ good: Int, needed: Int, isShortened: Bool) -> String {
        "\(good) of the \(counted(needed, "good day", "good days").text) it needs\(isShortened ? " (fewer because of a pause)" : "")."
    }
    var trackerShowsNoStreak: String { "The tracker shows no streak; this is what it would be." }
    var trackerIsInactive: String { "The tracker is inactive: the day of its last log stands in for today." }

    private func words(for origin: RecordOrigin) -> String {
        (origin.source.map { ", source \($0)" } ?? "") + " (\(origin.place))"
    }
}
