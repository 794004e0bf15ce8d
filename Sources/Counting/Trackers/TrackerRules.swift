package import Model

/// What makes a day of a tracker good in one of its modes (Documentation/counting.md, section 5).
struct TrackerRules {
    private enum Condition {
        /// A log; for a counter without a limit, an amount above 0.
        case logged
        case avoided
        /// The day's total or value reaches a goal.
        case reached(Tracker.DailyTarget)
        /// The day's total or value is within a limit; a day without a log is a day of rest.
        case kept(Tracker.DailyTarget)
    }

    private let condition: Condition
    private let days: TrackerDays
    private let rest: RestDays
    private let policy: StreakPolicy

    init(_ tracker: Tracker, _ mode: Tracker.Mode, _ days: TrackerDays, _ profile: Profile) {
        self.days = days
        condition =
            switch (mode, tracker.streakOn, tracker.target) {
            case (.avoidance, _, _): .avoided
            case (_, .goal, .some(.goal(let amount))): .reached(.goal(amount))
            case (_, .goal, .some(.limit(let amount))): .kept(.limit(amount))
            default: .logged
            }
        rest = mode == .avoidance ? .none : tracker.rest(profile)
        // An avoidance is never healed.
        policy = mode == .avoidance ? .none : .named(profile.policies.trackers)
    }

    /// The first day of the walk: an avoidance's beginning, else the first logged or good day; nil without one up to
    /// `last`.
    func firstDay(since: Day?, notBefore: Day?, last: Day) -> Day? {
        if case .avoided = condition, let since { return since <= last ? since : nil }
        guard let range = days.range else { return nil }
        let (start, end) = (max(range.lowerBound, notBefore ?? range.lowerBound), min(last, range.upperBound))
        guard start <= end else { return nil }
        if case .reached(let goal) = condition { return (start...end).first { days.value(on: $0).meets(goal) } }
        return (start...end).first { days.count(on: $0) > 0 }
    }

    /// Walks the days; `openDay` is today if the tracker is active.
    func walk(_ range: ClosedRange<Day>, openDay: Day?) -> StreakWalk {
        let days = StreakDays(
            days: range, openDays: leavesGapsOpen ? [openDay].compactMap(\.self) : [], rest: rest, policy: policy)
        return days.walk { mark($0, isToday: $0 == openDay) }
    }

    /// The walk of a mode without records.
    func nothing(through day: Day, isOpen: Bool) -> StreakWalk {
        StreakDays.nothing(through: day, isOpen: isOpen && leavesGapsOpen, rest: rest, policy: policy)
    }

    private var leavesGapsOpen: Bool {
        switch condition {
        case .logged, .reached: true
        case .avoided, .kept: false
        }
    }

    private func mark(_ day: Day, isToday: Bool) -> DayMark {
        switch condition {
        case .logged: return days.isDone(on: day) ? .good : .missed(.gap)
        case .avoided: return days.count(on: day) > 0 ? .missed(.gap) : .good
        case .reached(let goal): return days.value(on: day).meets(goal) ? .good : .missed(.gap)
        case .kept(let limit):
            guard days.count(on: day) > 0 else { return .rest }
            let value = days.value(on: day)
            if isToday, value.meets(limit) || !value.isKnown { return .pending }
            return value.meets(limit) ? .good : .missed(.gap)
        }
    }
}

extension Tracker {
    /// When it expects nothing, in every mode except avoidance, which has no days of rest; never with a limit.
    package func rest(_ profile: Profile) -> RestDays {
        streakOn == .goal && dailyLimit != nil ? .none : RestDays(.tracker(id), schedule, profile)
    }
}
