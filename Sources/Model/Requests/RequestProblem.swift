/// Why something that was asked for cannot be done.
package enum RequestProblem: Sendable, Equatable {
    /// A text that is no day; the examples are near today.
    case noDay(String, today: Day)
    /// `3/4/2026`, which is one of two days.
    case eitherDay(String, Day, Day)
    /// A day that is after today.
    case dayToCome(Day, today: Day)
    /// A time, `21:40`, on a day that has not come yet.
    case timeToCome(String, Day)
    /// What a form was made from is not there any more.
    case changedSince
    /// The id of a press came before, with something else.
    case pressSaidOtherwise
    /// An answer is none to the question that its token is for.
    case answersAnotherQuestion
    /// What a program sent is not UTF-8, or not the JSON that is understood.
    case bodyIsNoText, bodyIsNoJSON
    case noToken(String)
    case tokenExists(String)
    case nothingToUndo
    /// Another change was made after the one that should be taken back.
    case writtenSince(action: String)
    /// The change is not in the files any more; `time` is when it was made.
    case isGone(action: String, time: String)
    /// What an earlier change wrote is not in the files any more.
    case recordIsGone
    /// There is a tracker with this id.
    case trackerExists(String)
    /// A tracker, by its id, cannot have a mode.
    case modeDoesNotFit(String, Tracker.Mode)
    case hasMode(String, Tracker.Mode)
    /// A tracker gets another mode on a later day.
    case changesModeLater(String, Day)
    /// A tracker that is private cannot be public.
    case isPrivate(String)
    /// Nothing of this kind was written down on a day; `latest` is the last day on which something was.
    case nothingToTakeOut(String, Day, latest: Day?)
    /// Several records of this kind are of a day; they are told by their times, or by their amounts.
    case severalToTakeOut(String, Day, times: [String])
    /// A tracker, by its id, has so many logs.
    case trackerHasLogs(String, Int)
    /// A key of a tracker that is not changed so; the text says how it is.
    case keyStays(String)
    /// A value that a key of the profile cannot have.
    case noValue(String, of: String)
    /// A key that the profile does not know, that a tracker does not know, and one that is not in the file.
    case noProfileKey(String), noTrackerKey(String), keyIsMissing(String)
    case noMode(String)
    /// A text isn't a time of a plan, and a word isn't a trigger of a tracker.
    case noPlanTime(String), noTrigger(String, String)
    /// A tracker, by its id, has no plan with this number, and cannot have any.
    case noPlan(Int, String), plansAreForSaboteurs(String)
    /// Nobody could be asked whether a streak, or what was counted of past days, may change.
    case changesStreak, changesPast
    case noTrackerNamed, noIDFrom(String), goalAndLimit, valueAndRemove, valueIsMissing
    /// Only an end was said, and no pause without one has this reason.
    case noOpenPause(String?)
    /// What was entered is no value of this setting.
    case valueDoesNotFit(String)
    /// There is no pause, or none with this reason.
    case noPause(String?)
    case experimentNeedsName
    /// An experiment cannot have so many weeks.
    case experimentWeeks(Int)
    /// An experiment, or what it is measured by, is about drinks, smoking or something avoided.
    case experimentOfHarm(String)
    /// An experiment cannot begin on this day: it is no Monday, or it is over.
    case experimentMonday(Day), experimentInThePast(Day)
    /// Another experiment goes on.
    case experimentGoesOn(String, until: Day)
    case noExperiment
    /// Neither a metric nor a tracker is called so, and a tracker has nothing that could be compared.
    case noMeasure(String), measuresNothing(String)
}
