package import Model

/// When a streak expects nothing: its pauses and its schedule (Documentation/counting.md, section 4).
package struct RestDays: Sendable {
    private let pauses: [Pause]
    package let schedule: Schedule

    /// Never.
    static let none = RestDays(pauses: [], schedule: .everyDay)

    private init(pauses: [Pause], schedule: Schedule) {
        self.pauses = pauses
        self.schedule = schedule
    }

    /// The pauses of a profile that hold for a streak, and its schedule.
    package init(_ subject: Pause.Subject, _ schedule: Schedule, _ profile: Profile) {
        self.init(pauses: profile.pauses.filter { $0.holds(for: subject) }, schedule: schedule)
    }

    init(_ activity: Activity, _ profile: Profile) {
        self.init(activity == .meditation ? .meditation : .workout, profile.schedule(of: activity), profile)
    }

    var unit: StreakUnit {
        switch schedule {
        case .everyDay: .day
        case .weekdays: .plannedDay
        case .perWeek: .week
        }
    }

    /// The first pause in the order of the file that holds on a day; O(pauses).
    package func pause(on day: Day) -> Pause? { pauses.first { $0.span.contains(day) } }

    /// Why a gap on a day rests, the pause first; nil if it does not.
    ///
    /// A streak of weeks plans no single day. O(pauses).
    package func reason(on day: Day) -> RestReason? {
        if pause(on: day) != nil { return .paused }
        return isPlanned(day) ? nil : .notPlanned
    }

    /// Whether the schedule names a day's weekday, or names none.
    package func isPlanned(_ day: Day) -> Bool {
        if case .weekdays(let weekdays) = schedule { weekdays.contains(day.weekday) } else { true }
    }

    func rests(_ day: Day) -> Bool { reason(on: day) != nil }

    /// How many good days a week needs, fewer where days of it are paused; nil if all of them are.
    package func goodDaysNeeded(in week: Week) -> Int? {
        let paused = week.days.count { pause(on: $0) != nil }
        guard paused < 7 else { return nil }
        return max(1, (schedule.daysPerWeek ?? 7) * (7 - paused) / 7)
    }
}

/// Why nothing is expected of a day.
package enum RestReason: Sendable, Hashable {
    case paused
    /// A weekday that the schedule leaves out.
    case notPlanned
}
