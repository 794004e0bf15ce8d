package import ProgressModel

/// The words for pauses and schedules.
package protocol RestPhrases: Sendable {
    /// Said of a day: `Paused`.
    var paused: String { get }
    /// After a number: `12 paused`.
    var pausedWord: String { get }
    /// Said of a day that a schedule leaves out.
    var notPlanned: String { get }
    /// A streak within a list: `workout`.
    func listed(_ family: StreakSetting) -> String
    /// What a pause is and for which streaks it holds: `Holiday (workout, trackers)`; empty where it says neither.
    func pause(_ reason: String?, _ streaks: [String]) -> String
    /// The line of a day in a pause: `Paused: Holiday (workout, trackers)`.
    func paused(_ pause: String) -> String
    /// Asked of a pause without an end; `first` is the date it began on.
    func isPauseOver(_ reason: String?, since first: String, days: Int) -> String
    /// That further pauses have no end either.
    func morePauses(_ number: Int) -> String
    /// Said of a week in which the streak of the levels was paused on every day, or of the current one so far.
    func pausedWeek(isRunning: Bool) -> String

    var pausesSetting: String { get }
    var schedulesSetting: String { get }
    /// `Monday, Wednesday`; `3 days a week`.
    func schedule(_ schedule: Schedule) -> String
    /// A daily limit: `at most 400 mg`.
    func limitSetting(_ amount: String) -> String
    /// A goal or limit that a day of the streak needs: `8 glasses, needed for the streak`.
    func neededForStreak(_ target: String) -> String
}

extension RestPhrases {
    package func pause(_ reason: String?, _ streaks: [String]) -> String {
        let names = streaks.joined(separator: ", ")
        guard let reason else { return names }
        return names.isEmpty ? reason : "\(reason) (\(names))"
    }

    package func paused(_ pause: String) -> String { pause.isEmpty ? paused : "\(paused): \(pause)" }
}
