import ProgressModel

extension English: RestPhrases {
    var paused: String { "Paused" }
    var pausedWord: String { "paused" }
    var notPlanned: String { "Not planned" }
    func listed(_ family: StreakSetting) -> String { streakSetting(family).lowercased() }
    func isPauseOver(_ reason: String?, since first: String, days: Int) -> String {
        let pause = reason.map { "“\($0)”" } ?? "since \(first)"
        let length = self.days(days).text
        return "The pause \(pause) has lasted \(length). If it is over, give it a “to” in profile.json."
    }
    func morePauses(_ number: Int) -> String {
        "\(counted(number, "other pause has", "other pauses have").text) no end either."
    }
    func pausedWeek(isRunning: Bool) -> String {
        isRunning ? "Low alcohol has been paused so far this week." : "Low alcohol was paused all week."
    }

    var pausesSetting: String { "Pauses" }
    var schedulesSetting: String { "Schedules" }
    func schedule(_ schedule: Schedule) -> String {
        switch schedule {
        case .everyDay: "every day"
        case .weekdays(let weekdays): Weekday.allCases.filter(weekdays.contains).map(name).joined(separator: ", ")
        case .perWeek(let number): "\(days(number).text) a week"
        }
    }
    func limitSetting(_ amount: String) -> String { "at most \(amount)" }
    func neededForStreak(_ target: String) -> String { "\(target), needed for the streak" }
}
