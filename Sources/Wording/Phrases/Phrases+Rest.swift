package import Model

extension Phrases {
    /// About a day: `Paused`.
    package var paused: String { say("Paused", "Pausiert") }
    /// After a number: `12 paused`.
    package var pausedWord: String { say("paused", "pausiert") }
    /// About a day that the schedule leaves out.
    package var notPlanned: String { say("Not planned", "Nicht geplant") }
    /// A streak within a list: `workout`.
    package func listed(_ family: StreakSetting) -> String {
        say(streakSetting(family).lowercased(), family == .noalc ? "wenig Alkohol" : streakSetting(family))
    }
    /// Asked about a pause without an end; `first` is the date it began on.
    package func isPauseOver(_ reason: String?, since first: String, days: Int) -> String {
        let pause = reason.map { say("“\($0)”", "„\($0)“") } ?? say("since \(first)", "seit dem \(first)")
        let length = self.days(days).text
        return say(
            "The pause \(pause) has lasted \(length). If it is over, give it a “to” in profile.json.",
            "Die Pause \(pause) dauert schon \(length). Falls sie vorbei ist, ergänze in profile.json ihr „to“.")
    }
    /// Further pauses without an end.
    package func morePauses(_ number: Int) -> String {
        say(
            "\(counted(number, "other pause has", "other pauses have")) no end either.",
            "\(counted(number, "weitere Pause hat", "weitere Pausen haben")) auch kein Ende.")
    }
    /// A week in which the levels' streak was paused on every day, or on every day so far.
    package func pausedWeek(isRunning: Bool) -> String {
        isRunning
            ? say(
                "Low alcohol has been paused so far this week.",
                "Die Serie der Stufen ist in dieser Woche bisher pausiert.")
            : say("Low alcohol was paused all week.", "Die Serie der Stufen war die ganze Woche pausiert.")
    }
    package var schedulesSetting: String { say("Schedules", "Zeitpläne") }
    /// `Monday, Wednesday`; `3 days a week`.
    package func schedule(_ schedule: Schedule) -> String {
        switch schedule {
        case .everyDay: say("every day", "jeden Tag")
        case .weekdays(let weekdays): Weekday.allCases.filter(weekdays.contains).map(name).joined(separator: ", ")
        case .perWeek(let number): say("\(days(number)) a week", "\(days(number)) pro Woche")
        }
    }
    /// A goal or limit that a day of the streak must meet: `8 glasses, needed for the streak`.
    package func neededForStreak(_ target: String) -> String {
        say("\(target), needed for the streak", "\(target), nötig für die Serie")
    }
    package func pause(_ reason: String?, _ streaks: [String]) -> String {
        let names = streaks.joined(separator: ", ")
        guard let reason else { return names }
        return names.isEmpty ? reason : "\(reason) (\(names))"
    }
    package func paused(_ pause: String) -> String { pause.isEmpty ? paused : "\(paused): \(pause)" }
}
