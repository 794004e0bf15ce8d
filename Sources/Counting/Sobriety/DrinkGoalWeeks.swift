package import Model

/// A week under a goal of drinks.
package struct DrinkWeek: Sendable, Hashable {
    package let week: Week
    /// The drinks up to today: the counted ones, else the fewest of the level.
    package let drinks: FixedDecimal
    /// The most drinks that are within the goal.
    package let goal: FixedDecimal
    /// The easy and wild days without a count of drinks.
    package let estimatedDays: Int
    /// The days up to today with an entry, or assumed.
    package let recordedDays: Int
    /// The days before today, from the first entry or assumed day on, without an entry and not assumed.
    package let missingDays: Int
    /// The days before today without an entry that aren't assumed, paused or still open, ascending.
    package let unloggedDays: [Day]
    package let isRunning: Bool
    /// Which day of the first whole week today is, from 1, or 0 before that week; nil after it, and for a past week.
    package let dayOfFirstWeek: Int?

    /// Whether the number may be higher: a day has no count, or no entry.
    package var isAtLeast: Bool { estimatedDays > 0 || missingDays > 0 }

    /// The drinks above the goal; nil if there aren't any.
    package var excess: FixedDecimal? { drinks > goal ? drinks - goal : nil }
}

/// The weeks under a goal of drinks (Documentation/counting.md, section 4).
struct DrinkGoalWeeks {
    let goal: AmountOverTime
    let rest: RestDays
    let table: DayTable
    let openYesterday: Day?

    /// Walks the weeks from that of the first entry or assumed day to the running one; O(days).
    func walk(_ policy: StreakPolicy) -> StreakWalk {
        guard let first = table.firstLevel else {
            return .empty(
                policy: policy, unit: .week, at: table.today, isPending: !isPaused(Week(containing: table.today)))
        }
        let firstWeek = Week(containing: first)
        let count = firstWeek.distance(to: Week(containing: table.today)) + 1
        let marks = (0..<count).map { mark(of: firstWeek.advanced(by: $0), first: first) }
        return StreakEngine.walk(marks, over: first...table.today, unit: .week, policy: policy)
    }

    func week(_ week: Week) -> DrinkWeek {
        let days = week.monday...max(week.monday, min(week.sunday, table.today))
        let isRunning = week == Week(containing: table.today)
        let first = table.firstLevel ?? week.monday
        let firstWeek = Week(containing: first).advanced(by: first.weekday == .monday ? 0 : 1)
        return DrinkWeek(
            week: week, drinks: drinks(of: week), goal: goal.amount(on: week.monday),
            estimatedDays: days.count { day in
                table[day].map { $0.drinks == nil && $0.level != nil && $0.level != .steady } ?? false
            },
            recordedDays: days.count { table[$0]?.level != nil },
            missingDays: days.count { $0 >= first && $0 < table.today && table[$0]?.level == nil },
            unloggedDays: unlogged(week).filter { $0 < table.today },
            isRunning: isRunning,
            dayOfFirstWeek: !isRunning ? nil : firstWeek == week ? days.count : firstWeek > week ? 0 : nil)
    }

    /// The first matching rule decides.
    private func mark(of week: Week, first: Day) -> DayMark {
        if drinks(of: week) > goal.amount(on: week.monday) { return .missed(.easy) }
        if isPaused(week) { return .rest }
        if week.sunday >= table.today { return .pending }
        if first > week.monday, first <= week.sunday { return .rest }
        switch unlogged(week).count {
        case 0: return openYesterday.map(week.days.contains) ?? false ? .pending : .good
        case 1: return .rest
        default: return .missed(.gap)
        }
    }

    private func isPaused(_ week: Week) -> Bool { rest.goodDaysNeeded(in: week) == nil }

    private func drinks(of week: Week) -> FixedDecimal {
        week.days.reduce(.zero) { sum, day in
            guard let record = table[day], let level = record.level else { return sum }
            return sum + (record.drinks ?? FixedDecimal(level.fewestDrinks))
        }
    }

    private func unlogged(_ week: Week) -> [Day] {
        guard let first = table.firstLevel else { return [] }
        return week.days.filter { day in
            day >= first && day <= table.today && day != openYesterday && table[day]?.level == nil
                && rest.pause(on: day) == nil
        }
    }
}

/// The result of a week under a goal of drinks.
package enum GoalVerdict: Sendable, Hashable, CaseIterable {
    case within, healed, above
    /// It isn't over, rests, or lacks entries.
    case open
}
