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
        case .nothingToUndo: "there is nothing to undo"
        case .writtenSince(let action): "\"\(action)\" was written since; nothing was undone"
        case .isGone(let action, let time): "\"\(action)\" of \(time) is no longer there; nothing was changed"
        case .valueDoesNotFit(let value): value.isEmpty ? "a value is missing" : "\"\(value)\" does not fit here"
        case .noPause(let reason): reason.map { "there is no pause called \"\($0)\"" } ?? "there is no pause"
        case .recordIsGone: "what was written then is no longer there; nothing was undone"
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
        case .isPrivate(let id): "\(id) is \"private\", which wins over \"public\""
        }
    }
}
