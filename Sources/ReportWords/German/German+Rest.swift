import ProgressModel

extension German: RestPhrases {
    var paused: String { "Pausiert" }
    var pausedWord: String { "pausiert" }
    var notPlanned: String { "Nicht geplant" }
    func listed(_ family: StreakSetting) -> String {
        family == .noalc ? "wenig Alkohol" : streakSetting(family)
    }
    func isPauseOver(_ reason: String?, since first: String, days: Int) -> String {
        let pause = reason.map { "„\($0)“" } ?? "seit dem \(first)"
        let length = self.days(days).text
        return "Die Pause \(pause) dauert schon \(length). Falls sie vorbei ist, ergänze in profile.json ihr „to“."
    }
    func morePauses(_ number: Int) -> String {
        "\(counted(number, "weitere Pause hat", "weitere Pausen haben").text) auch kein Ende."
    }
    func pausedWeek(isRunning: Bool) -> String {
        isRunning
            ? "Die Serie der Stufen ist in dieser Woche bisher pausiert."
            : "Die Serie der Stufen war die ganze Woche pausiert."
    }

    var pausesSetting: String { "Pausen" }
    var schedulesSetting: String { "Zeitpläne" }
    func schedule(_ schedule: Schedule) -> String {
        switch schedule {
        case .everyDay: "jeden Tag"
        case .weekdays(let weekdays): Weekday.allCases.filter(weekdays.contains).map(name).joined(separator: ", ")
        case .perWeek(let number): "\(days(number).text) pro Woche"
        }
    }
    func limitSetting(_ amount: String) -> String { "höchstens \(amount)" }
    func neededForStreak(_ target: String) -> String { "\(target), nötig für die Serie" }
}
