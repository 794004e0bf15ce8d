package import ProgressAnalysis
package import ProgressModel

/// The words of `reportgen explain`, a sentence each unless said otherwise.
package protocol ExplanationPhrases: Sendable {
    /// A weekday with its date as `YYYY-MM-DD`; a heading.
    func explanationTitle(_ day: Day) -> String
    func dayIsAfter(_ today: Day) -> String
    func firstRecordIsOf(_ day: Day) -> String
    var dayIsToday: String { get }
    var nothingWasRecorded: String { get }
    var noStreakHadBegun: String { get }
    var streakDoesNotReachThisDay: String { get }

    /// A streak with its policy; a heading.
    func explainedStreak(_ name: String, _ policy: Profile.PolicyName) -> String
    /// A tracker with the mode it had; a heading.
    func explainedTracker(_ name: String, _ mode: Tracker.Mode) -> String

    /// `time` is an instant with its offset, `place` a file and a line.
    func recordedEntry(_ level: Level, drinks: String?, time: String?, origin: RecordOrigin) -> String
    /// `sessions` are those of `recordedSession`.
    func recordedSessions(_ sessions: [String]) -> String
    /// A part of a sentence; `type` is what a workout was, as written.
    func recordedSession(_ kind: Session.Kind, type: String?, minutes: String, origin: RecordOrigin) -> String
    func minutesTogether(_ minutes: Int, areEnough: Bool, threshold: Int) -> String
    func logged(at time: String?, origin: RecordOrigin) -> String
    func soberDayNumber(_ number: Int) -> String

    func goodStep(_ unit: StreakUnit) -> String
    /// Of the last day or week, or of the day before, while it is asked about.
    func stillOpen(_ unit: StreakUnit, isLast: Bool) -> String
    func restingStep(_ unit: StreakUnit) -> String
    func missedStep(_ reason: MissReason, _ unit: StreakUnit) -> String
    /// A day on which something was logged that is avoided.
    var missedByALog: String { get }
    var earnedBeforeItIsNeeded: String { get }
    func aJokerHealsIt(_ unit: StreakUnit) -> String
    var noStreakToSave: String { get }
    func nothingIsHealed(lost: Int, _ unit: StreakUnit) -> String
    func notHealed(_ reason: MissReason, lost: Int, _ unit: StreakUnit) -> String
    func noJokerLeft(lost: Int, _ unit: StreakUnit) -> String
    func earns(_ number: Int, _ unit: StreakUnit) -> String
    func wouldEarn(_ number: Int, _ unit: StreakUnit, held: Int) -> String
    func costs(_ reason: MissReason, jokers: Int) -> String
    func streakChange(before: Int, after: Int, _ unit: StreakUnit) -> String
    func jokerChange(before: Int, after: Int) -> String

    var nothingLoggedWhileAvoiding: String { get }
    var loggedWhileAvoiding: String { get }
    var oneLogIsEnough: String { get }
    /// The same of a counter.
    var anythingAboveZeroIsEnough: String { get }
    /// `value` is an amount with its unit, and with its goal where there is one.
    func valueOfTheDay(_ value: String) -> String
    /// A goal decides: `5 of 8 glasses: the goal was not met.`
    func goalDecided(_ value: String, isMet: Bool) -> String
    /// A limit decides: `320 mg, limit 300 mg: above the limit.`
    func limitDecided(_ value: String, limit: String, isKept: Bool) -> String
    var noLogUnderALimit: String { get }
    var dayIsAssumed: String { get }
    /// `why` is the reason of a pause, as written.
    func restReason(_ reason: RestReason, _ why: String?) -> String
    var wholeWeekIsPaused: String { get }
    /// How far a missed week came; `isShortened`: a pause made it need fewer days.
    func goodDaysOfWeek(_ good: Int, needed: Int, isShortened: Bool) -> String
    var trackerShowsNoStreak: String { get }
    var trackerIsInactive: String { get }
}

/// Where a record comes from: what wrote it, where that is said, and its file and line.
package struct RecordOrigin: Sendable {
    package let source: String?
    package let place: String
    /// Whether a later record replaces it.
    package let isSuperseded: Bool

    /// Makes an origin.
    package init(source: String?, place: String, isSuperseded: Bool = false) {
        (self.source, self.place, self.isSuperseded) = (source, place, isSuperseded)
    }
}
