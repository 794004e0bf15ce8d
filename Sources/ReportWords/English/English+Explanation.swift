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
    func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String { "\(name) (\(mode.rawValue))" }

    func recordedEntry(_ level: Level, drinks: String?, time: String?, place: String, isSuperseded: Bool) -> String {
        let drinks = drinks.map { ", " + $0 } ?? ""
        let time = time.map { ", logged \($0)" } ?? ""
        let end = isSuperseded ? " A later entry replaces it." : ""
        return "Recorded: \(level.rawValue)\(drinks)\(time) (\(place)).\(end)"
    }
    func recordedSessions(_ sessions: [String]) -> String { "Recorded: \(sessions.joined(separator: ", "))." }
    func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, place: String) -> String {
        "\([type, kind.rawValue].compactMap(\.self).joined(separator: " ")) \(minutes) min (\(place))"
    }
    func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String {
        "Together \(minutes) min, \(areEnough ? "enough" : "too few"): a day counts from \(threshold) min."
    }
    func logged(at time: String?, place: String) -> String { "Logged\(time.map { " at \($0)" } ?? "") (\(place))." }
    func soberDayNumber(_ number: Int) -> String { "A sober day, number \(number) in a row." }

    var goodDay: String { "A good day: the streak grows." }
    var stillOpen: String { "Still open: today changes nothing until something is logged." }
    var restingDay: String { "A rest day: it neither helps nor harms the streak." }
    func missedDay(_ reason: MissReason) -> String {
        reason == .gap ? "A missed day." : "A missed day (\(reason.rawValue))."
    }
    var missedByALog: String { "A missed day (something was logged)." }
    var earnedBeforeItIsNeeded: String { "It is earned before it is needed." }
    var aJokerHealsIt: String { "A joker heals it: the day counts and the streak goes on." }
    var noStreakToSave: String { "There was no streak to save." }
    func nothingIsHealed(lost: Int) -> String { "Nothing is healed under this policy: \(streakEnds(lost))" }
    func notHealed(_ reason: MissReason, lost: Int) -> String {
        "This policy does not heal \(missed(reason)): \(streakEnds(lost))"
    }
    func noJokerLeft(lost: Int) -> String { "No joker was left to heal it: \(streakEnds(lost))" }
    private func missed(_ reason: MissReason) -> String {
        switch reason {
        case .easy: "an easy day"
        case .wild: "a wild day"
        case .gap: "a day without an entry"
        }
    }
    private func streakEnds(_ lost: Int) -> String { "the streak of \(dayCount(lost)) ends here." }
    func earns(days: Int) -> String { "\(dayCount(days)) earn a joker." }
    func wouldEarn(days: Int, held: Int) -> String {
        "\(dayCount(days)) would earn a joker, but you cannot hold more than \(held)."
    }
    func costs(_ reason: MissReason, jokers: Int) -> String {
        "\(capitalized(missed(reason))) costs \(jokers == 1 ? "a joker" : "\(jokers) jokers")."
    }
    func streakChange(before: Int, after: Int) -> String {
        "Streak: \(dayCount(before)) before, \(dayCount(after)) after."
    }
    func jokerChange(before: Int, after: Int) -> String { "Jokers: \(before) before, \(after) after." }

    var nothingLoggedWhileAvoiding: String { "Nothing was logged, which is what avoidance is about." }
    var loggedWhileAvoiding: String { "In avoidance any log is a missed day, and none is ever healed." }
    var oneLogIsEnough: String { "One log is enough for the day, whatever its value." }
    var trackerShowsNoStreak: String { "The tracker shows no streak; this is what it would be." }
    var trackerIsInactive: String { "The tracker is inactive: the day of its last log stands in for today." }
}
