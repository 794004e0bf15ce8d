/// Why a request can't be carried out.
package enum RequestProblem: Sendable, Equatable {
    /// A text that isn't a day; the examples are near today.
    case noDay(String, today: Day)
    /// `3/4/2026`, which may be two different days.
    case eitherDay(String, Day, Day)
    /// A day after today.
    case dayToCome(Day, today: Day)
    /// A time, `21:40`, on a future day.
    case timeToCome(String, Day)
    /// The folder has changed since the form was made.
    case changedSince
    /// The id of a press was used before with other content.
    case pressSaidOtherwise
    /// An answer doesn't fit the question of its token.
    case answersAnotherQuestion
    /// The body isn't UTF-8, or isn't valid JSON for this request.
    case bodyIsNoText, bodyIsNoJSON
    case noToken(String)
    case tokenExists(String)
    case nothingToUndo
    /// Another change was made after the one to undo.
    case writtenSince(action: String)
    /// The change is no longer in the files; `time` is when it was made.
    case isGone(action: String, time: String)
    /// The record of an earlier change is no longer in the files.
    case recordIsGone
    case trackerExists(String)
    /// A tracker, by id, can't have a mode.
    case modeDoesNotFit(String, Tracker.Mode)
    case hasMode(String, Tracker.Mode)
    case changesModeLater(String, Day)
    /// A private tracker can't be public.
    case isPrivate(String)
    /// Nothing of this kind was recorded on a day; `latest` is the last day with such a record.
    case nothingToTakeOut(String, Day, latest: Day?)
    /// A day has several records of this kind; they are identified by time or amount.
    case severalToTakeOut(String, Day, times: [String])
    /// A tracker, by id, has a number of logs.
    case trackerHasLogs(String, Int)
    /// A key of a tracker that can't be changed this way; the text says how.
    case keyStays(String)
    /// A value that a key of the profile can't have.
    case noValue(String, of: String)
    /// A key that a profile doesn't have; one that a tracker doesn't have; one that isn't in the file.
    case noProfileKey(String), noTrackerKey(String), keyIsMissing(String)
    case noMode(String)
    /// A text isn't a time of a plan; a word isn't a trigger of a tracker.
    case noPlanTime(String), noTrigger(String, String)
    /// A tracker, by id, has no plan with this number; a tracker can't have plans.
    case noPlan(Int, String), plansAreForSaboteurs(String)
    /// A change of a streak, or of past days, needs a confirmation, and no person can be asked.
    case changesStreak, changesPast
    case noTrackerNamed, noIDFrom(String), goalAndLimit, valueAndRemove, valueIsMissing
    /// Only an end was given, and no pause without an end has this reason.
    case noOpenPause(String?)
    /// The value isn't valid for this setting.
    case valueDoesNotFit(String)
    /// There is no pause, or none with this reason.
    case noPause(String?)
    case experimentNeedsName
    /// An experiment can't have this number of weeks.
    case experimentWeeks(Int)
    /// The experiment, or its measure, is about drinks, smoking or something avoided.
    case experimentOfHarm(String)
    /// An experiment can't begin on this day: it isn't a Monday, or it is in the past.
    case experimentMonday(Day), experimentInThePast(Day)
    /// Another experiment is running.
    case experimentGoesOn(String, until: Day)
    case noExperiment
    /// No metric or tracker has this name; a tracker has nothing to compare.
    case noMeasure(String), measuresNothing(String)
}
