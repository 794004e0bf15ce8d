import Model

/// The days of one streak as recorded, before schedule, pauses and policy are applied.
struct StreakDays {
    let days: ClosedRange<Day>
    /// The days that may still get a record: none, today, or yesterday and today.
    let openDays: [Day]
    let rest: RestDays
    let policy: StreakPolicy

    /// Walks the days, or their weeks; `mark` returns what was recorded, a gap on open days and days of rest; O(days).
    func walk(_ mark: (Day) -> DayMark) -> StreakWalk {
        if rest.unit == .week { return walkWeeks(mark) }
        let marks = days.map { day -> DayMark in
            let mark = mark(day)
            guard mark == .missed(.gap) else { return mark }
            return rest.rests(day) ? .rest : openDays.contains(day) ? .pending : mark
        }
        return StreakEngine.walk(marks, over: days, unit: rest.unit, policy: policy)
    }

    private func walkWeeks(_ mark: (Day) -> DayMark) -> StreakWalk {
        let (firstWeek, lastWeek) = (Week(containing: days.lowerBound), Week(containing: days.upperBound))
        var current: StreakWalk.WeekProgress?
        let marks = (0...firstWeek.distance(to: lastWeek)).map { offset -> DayMark in
            let week = firstWeek.advanced(by: offset)
            let good = week.days.clamped(to: days).count { mark($0) == .good }
            let isCurrent = openDays.contains { Week(containing: $0) == week }
            guard let needed = rest.goodDaysNeeded(in: week) else { return good > 0 ? .good : .rest }
            if isCurrent { current = StreakWalk.WeekProgress(good: good, needed: needed) }
            if good >= needed { return .good }
            if isCurrent { return .pending }
            return offset == 0 || week.sunday > days.upperBound ? .rest : .missed(.gap)
        }
        return StreakEngine.walk(
            marks, over: days, unit: .week, policy: policy, currentWeek: current)
    }

    /// The walk of a streak without records up to a day; `isOpen` if there can still be one.
    static func nothing(through day: Day, isOpen: Bool, rest: RestDays, policy: StreakPolicy) -> StreakWalk {
        guard rest.unit == .week else {
            return .empty(policy: policy, unit: rest.unit, at: day, isPending: isOpen && !rest.rests(day))
        }
        let needed = isOpen ? rest.goodDaysNeeded(in: Week(containing: day)) : nil
        return .empty(
            policy: policy, unit: .week, at: day, isPending: needed != nil,
            currentWeek: needed.map { StreakWalk.WeekProgress(good: 0, needed: $0) })
    }
}
