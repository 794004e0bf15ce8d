import ProgressModel

/// When a streak expects nothing: its pauses and its schedule (Documentation/counting.md, section 4).
struct RestDays: Sendable {
    private let pauses: [DaySpan]
    let schedule: Schedule

    /// Never.
    static let none = RestDays(pauses: [], schedule: .everyDay)

    private init(pauses: [DaySpan], schedule: Schedule) {
        self.pauses = pauses
        self.schedule = schedule
    }

    /// The pauses of a profile that hold for a streak, and its schedule.
    init(_ subject: Pause.Subject, _ schedule: Schedule, _ profile: Profile) {
        self.init(pauses: profile.pauses.filter { $0.holds(for: subject) }.map(\.span), schedule: schedule)
    }

    /// What the streak counts.
    var unit: StreakUnit {
        switch schedule {
        case .everyDay: .day
        case .weekdays: .plannedDay
        case .perWeek: .week
        }
    }

    /// Whether a pause holds on a day; O(pauses).
    func isPaused(_ day: Day) -> Bool { pauses.contains { $0.contains(day) } }

    /// Whether a gap on a day rests.
    func rests(_ day: Day) -> Bool {
        if case .weekdays(let weekdays) = schedule, !weekdays.contains(day.weekday) { return true }
        return isPaused(day)
    }

    /// How many good days a week needs, fewer where days of it are paused; nil where all of them are.
    func goodDaysNeeded(in week: Week) -> Int? {
        let paused = (week.monday...week.sunday).count(where: isPaused)
        guard paused < 7 else { return nil }
        return max(1, (schedule.daysPerWeek ?? 7) * (7 - paused) / 7)
    }
}
