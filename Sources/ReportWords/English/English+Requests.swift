import ProgressModel

extension English: RequestPhrases {
    func expectedDay(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        let weekday = name(of: day.weekday).lowercased()
        return "expected e.g. \(day), \(dayAndMonth(day)), \(weekday), 3 days ago, -3 or yesterday"
    }

    func problem(_ problem: RequestProblem) -> String {
        switch problem {
        case .noDay(let text, let today): "\"\(text)\" is not a day; \(expectedDay(today))"
        case .eitherDay(let text, let first, let second):
            "\"\(text)\" could be \(dayAndMonth(first)) or \(dayAndMonth(second)); write the month as a word"
        case .dayToCome(let day, let today): "\(day) is after today, \(today)"
        case .timeToCome(let time, let day): "\(time) on \(day) has not come yet"
        case .changedSince: "what this form was made from is not there any more; nothing was written"
        case .pressSaidOtherwise: "the same id came before with something else; nothing was written"
        case .answersAnotherQuestion: "this is no answer to the question that was asked; nothing was written"
        case .bodyIsNoText: "the body is not a text in UTF-8"
        case .bodyIsNoJSON: "the body is not a JSON object; expected e.g. {\"words\": \"water 2\"}"
        case .noToken(let name): "there is no token called \"\(name)\""
        case .tokenExists(let name): "there is a token called \"\(name)\" already"
        case .nothingToUndo: "there is nothing to undo"
        case .writtenSince(let action): "\"\(action)\" was written since; nothing was undone"
        case .isGone(let action, let time): "\"\(action)\" of \(time) is no longer there; nothing was undone"
        case .valueDoesNotFit(let value): value.isEmpty ? "a value is missing" : "\"\(value)\" does not fit here"
        case .noPause(let reason): reason.map { "there is no pause called \"\($0)\"" } ?? "there is no pause"
        case .experimentNeedsName: "an experiment needs a name: what is done in half of its weeks"
        case .experimentWeeks(let weeks):
            "an experiment cannot have \(weeks) weeks; expected an even number from \(Experiment.weekNumbers.lowerBound) to \(Experiment.weekNumbers.upperBound)"
        case .experimentOfHarm(let name):
            "there are no experiments with drinking, smoking or what is avoided, as \"\(name)\" is: half of the weeks would ask for it"
        case .experimentMonday(let day): "\(date(day)) is not a Monday; weeks begin on Mondays"
        case .experimentInThePast(let day): "\(date(day)) is over; an experiment is drawn before it begins"
        case .experimentGoesOn(let name, let end):
            "the experiment \"\(name)\" goes on until \(date(end)); one at a time can be told apart"
        case .noExperiment: "no experiment goes on"
        case .noMeasure(let word): "\"\(word)\" is neither a metric nor a tracker"
        case .measuresNothing(let id):
            "\(id) cannot measure an experiment; expected a metric, a number, a mood with a scale or a saboteur in awareness"
        case .recordIsGone: "this record is no longer there as it was shown; nothing was changed"
        case .trackerExists(let id): "there is a tracker \"\(id)\" already"
        case .modeDoesNotFit(let id, let mode): "\(id) cannot have the mode \(mode.rawValue)"
        case .hasMode(let id, let mode): "\(id) is in \(mode.rawValue) already"
        case .changesModeLater(let id, let day): "\(id) changes its mode on \(day); expected a later day"
        case .nothingToTakeOut(let what, let day, let latest):
            "there is no \(what) on \(date(day))" + (latest.map { "; the last is of \(date($0))" } ?? "")
        case .severalToTakeOut(let what, let day, let times):
            "\(what) was written down \(times.count) times on \(date(day)): \(enumeration(times))"
        case .trackerHasLogs(let id, let count):
            "\(id) has \(counted(count, "log", "logs").text), which would be lost"
        case .keyStays(let key): "\(key) cannot be changed here"
        case .noValue(let value, let key): "\"\(value)\" is not understood as \(key)"
        case .noProfileKey(let key): "\"\(key)\" is not a key of profile.json"
        case .noTrackerKey(let key): "\"\(key)\" is not a key of a tracker"
        case .keyIsMissing(let key): "profile.json has no \(key)"
        case .noMode(let text): "\"\(text)\" is not a mode"
        case .noPlanTime(let text):
            "\"\(text)\" is not a time of a plan; expected morning, afternoon, evening, night, or hours such as 21-23"
        case .noTrigger(let text, let id): "\"\(text)\" is not a trigger of \(id), because no log of it names it"
        case .noPlan(let number, let id): "\(id) has no plan \(number)"
        case .plansAreForSaboteurs(let id): "\(id) is not a saboteur; only saboteurs have plans"
        case .changesStreak: "this changes a streak; nothing was changed"
        case .changesPast: "this changes what past days count; nothing was changed"
        case .noTrackerNamed: "no tracker was named"
        case .noIDFrom(let name): "\"\(name)\" has no letter or digit to make an id of"
        case .goalAndLimit: "--goal and --limit; expected one of them"
        case .valueAndRemove: "a value and --remove; expected one of them"
        case .valueIsMissing: "the value is missing"
        case .noOpenPause(let reason): "no pause without an end is called \(reason ?? "so")"
        case .isPrivate(let id): "\(id) is \"private\", which wins over \"public\""
        }
    }
}
