package import ProgressAnalysis
package import ProgressModel

/// The words of the commands that write: `log`, `undo`, `tracker`, `set` and `pause`.
package protocol RecordingPhrases: Sendable {
    /// Words for a note of a day, in lower case; the first is shown.
    var noteWords: [String] { get }
    /// Further words for an activity, in lower case.
    func words(for kind: Session.Kind) -> [String]
    /// `yesterday, Friday 20 November`, for the beginning of an answer and for within a sentence.
    func dayName(_ day: Day, today: Day) -> String
    /// `easy, 3 drinks`; `drinks` is nil where they were not counted.
    func levelWords(_ level: Level, _ drinks: FixedDecimal?) -> String
    /// Where an entry is corrected: `, instead of easy`; `before` is of `levelWords`.
    func insteadOf(_ before: String) -> String
    /// The day has this entry already.
    var asBefore: String { get }
    /// What was said before the entry that the day has, and arrives after it.
    var laterAnswerStands: String { get }
    /// The press that says this was written down when it came before.
    var writtenBefore: String { get }
    /// The press that says this was written down, and the day says something else since.
    var correctedSince: String { get }
    /// The press that says this was written down, and taken back since.
    var takenBackSince: String { get }
    var noted: String { get }
    /// That a counter is at 0 on a day.
    func noneCounted(isToday: Bool) -> String
    /// The minutes of the day beside those of one session: `24 min in all`.
    func allTogether(_ amount: String) -> String
    /// How often a saboteur was noticed on the day: `the 2nd time`.
    func nthTime(_ number: Int) -> String
    /// A streak after something was logged: `29 days, 2 jokers; 1 day to the next`.
    ///
    /// `isFirst`: no joker was ever earned.
    func streakAnswer(_ length: String, jokers: Int, next: Int?, isFirst: Bool, _ unit: StreakUnit) -> String
    /// How far the week of a streak of weeks has come: `1 of 3 this week`.
    func weekSoFar(_ progress: StreakWalk.WeekProgress) -> String
    /// That numbers wait for errors to be mended.
    func notCounted(errors: Int) -> String
    /// Of a record of a day that has not begun in the city of the person's zone: from when on it counts, and the command for
    /// who stays away. `time` is when days begin there, nil for midnight.
    func countsFrom(_ time: String?, in city: String, _ command: String) -> String
    /// What the name of a city is replaced by in a command.
    var cityInCommand: String { get }
    /// Said where the profile could not be read, so that the zone is not known.
    var daysAreOfUTC: String { get }

    /// Asked where the day before has an entry and today has none.
    func whichDay(_ day: String, has entry: String) -> String
    /// Answers to it, in lower case.
    var correctWords: [String] { get }
    var todayWords: [String] { get }
    /// Asked about a date whose year may be mistyped, with what can be answered; said if there is no person to ask.
    func isYearRight(_ day: String) -> String
    var yesOrDate: String { get }

    /// Asked about a day that has no entry yet; the answer follows on the same line.
    func howWas(_ day: String) -> String
    /// The keys that answer, told once.
    var levelKeys: String { get }
    /// No day since the last entry waits for one.
    var nothingIsOpen: String { get }
    /// `action` is what was typed, `time` when.
    /// What `unlog` took out of a day.
    func takenOut(_ what: String, of day: String) -> String
    /// The keys of `profile.json` that a tracker was taken out of when it was removed.
    func takenOut(of keys: [String]) -> String
    var levelOfDay: String { get }
    func undone(_ action: String, _ time: String) -> String

    /// Warned of before a tracker changes its mode.
    var streakTypeChanges: String { get }
    /// `Water: 5 days -> 0 days`; `before` and `after` are of `streakAnswer`, or `none`.
    func streakBecomes(_ name: String, _ before: String, _ after: String) -> String
    /// The past days of which a new time zone makes other ones; ascending, at least one.
    func pastDaysChange(_ days: [Day]) -> String
    /// What the sober timer counts from, before another one is shown.
    var timerStart: String { get }
    /// A streak that does not exist.
    var none: String { get }
    /// What becomes of the streak of a mode that ends; `streak` is its length.
    func archivedStreak(_ name: String, _ streak: String) -> String
    /// Asked before something is done.
    var doIt: String { get }
    var nothingDone: String { get }
    /// The files say it already.
    var saidAlready: String { get }
    func changed(_ file: String) -> String
    /// Offered to who wants to drink less from now on: how savings become what is really spent.
    func countWhatYouSpend(_ command: String) -> String
    /// The days since the last drink have no entry; the command takes them for steady.
    func assumeDaysSince(_ command: String) -> String
    /// A pause that was written down; `last` is nil where it has no end.
    func pauseHolds(_ reason: String?, _ first: String, _ last: String?) -> String

    /// A question of `tracker add`; the answer follows on the same line.
    func question(_ question: TrackerQuestion) -> String
    /// An answer that cannot be used, and what was expected instead.
    func notAnAnswer(_ answer: String, to question: TrackerQuestion) -> String
    func isThereAlready(_ id: String) -> String
    /// Words for the two kinds of trackers, in lower case; the first is shown.
    var goodWords: [String] { get }
    var saboteurWords: [String] { get }
    /// Words for what the logs of a tracker are for, in lower case; the first is shown.
    func words(for purpose: TrackerPurpose) -> [String]
    /// Words for what is logged of a tracker, in lower case; the first is shown.
    func words(for mode: Tracker.Mode) -> [String]
    /// That a tracker was added, and how it is logged.
    func added(_ tracker: String, log: String) -> String
    /// Said of a tracker that is not active, and of one that the public edition shows.
    var restsNow: String { get }
    var isPublic: String { get }
    var daysArePublic: String { get }
    var noTrackers: String { get }
}

/// A question of `reportgen tracker add`, in the order in which they are asked.
package enum TrackerQuestion: CaseIterable, Sendable {
    case name, purpose, kind, icon, mode, reflection, options, target, schedule, streak, reminder, health
}

/// What the logs of a tracker of one's own are for, which is asked before anything else about it.
package enum TrackerPurpose: String, CaseIterable, Sendable {
    /// Logging is the exercise.
    case awareness
    /// Logging documents what was done.
    case activity

    /// The modes of its trackers, but for the selection, which needs its options first.
    package var modes: [Tracker.Mode] {
        self == .activity ? [.yesNo, .counter, .number] : [.awareness, .avoidance, .note]
    }

    /// The field of a form with its modes.
    package var modeField: String { rawValue + "-mode" }
}
