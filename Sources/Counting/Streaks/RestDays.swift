package import Model

/// The days on which a streak expects nothing: its pauses and its schedule (Documentation/counting.md, section 4).
package struct RestDays: Sendable {
    private let pauses: [Pause]
    package let schedule: Schedule

    static let none = RestDays(pauses: [], schedule: .everyDay)

    private init(pauses: [Pause], schedule: Schedule) {
        self.pauses = pauses
        self.schedule = schedule
    }

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

    /// The first pause, in file order, that contains a day; O(pauses).
    package func pause(on day: Day) -> Pause? { pauses.first { $0.span.contains(day) } }

    /// Why a day without a record isn't a gap, the pause first; nil if it is one.
    ///
    /// A weekly streak expects nothing of single days. O(pauses).
    package func reason(on day: Day) -> RestReason? {
        if pause(on: day) != nil { return .paused }
        return isPlanned(day) ? nil : .notPlanned
    }

    /// Whether the schedule has the day's weekday, or no weekdays at all.
    package func isPlanned(_ day: Day) -> Bool {
        if case .weekdays(let weekdays) = schedule { weekdays.contains(day.weekday) } else { true }
    }

    func rests(_ day: Day) -> Bool { reason(on: day) != nil }

    /// The number of good days a week needs, reduced if days of it are paused; nil if all of them are.
    package func goodDaysNeeded(in week: Week) -> Int? {
        let paused = week.days.count { pause(on: $0) != nil }
        guard paused < 7 else { return nil }
        return max(1, (schedule.daysPerWeek ?? 7) * (7 - paused) / 7)
    }
}

package enum RestReason: Sendable, Hashable {
    case paused
    /// A weekday that the schedule leaves out.
    case notPlanned
}
