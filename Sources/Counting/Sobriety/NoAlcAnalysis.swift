package import Model

/// The levels over the whole history.
package struct NoAlcAnalysis: Sendable {
    /// In days, or in weeks if there is a goal of drinks.
    package private(set) var streak: Streak
    /// Every day with its level and, if the streak counts days, its result.
    ///
    /// If it counts weeks, single days are neither healed nor missed.
    package private(set) var dayWalk: StreakWalk
    /// An open yesterday that isn't a day of rest; else nil.
    package private(set) var openYesterday: Day?
    /// The running week; nil without a goal of drinks.
    package private(set) var week: DrinkWeek?

    init(_ history: History, _ table: DayTable) {
        let profile = history.profile
        let policy = StreakPolicy.named(profile.policies.noalc)
        let rest = RestDays(.noalc, .everyDay, profile)
        let openYesterday = table.openYesterday.flatMap { rest.rests($0) ? nil : $0 }
        let dayPolicy = profile.drinkGoal == nil ? policy : .none
        let walk: StreakWalk
        if let first = table.firstLevel {
            let days = StreakDays(
                days: first...table.today, openDays: [openYesterday, table.today].compactMap(\.self), rest: rest,
                policy: dayPolicy)
            walk = days.walk { day in NoAlcAnalysis.mark(of: table[day]?.level) }
        } else {
            walk = StreakDays.nothing(through: table.today, isOpen: true, rest: rest, policy: dayPolicy)
        }
        dayWalk = walk
        self.openYesterday = openYesterday
        if let goal = profile.drinkGoal {
            let weeks = DrinkGoalWeeks(goal: goal, rest: rest, table: table, openYesterday: openYesterday)
            streak = Streak(weeks.walk(policy))
            week = weeks.week(Week(containing: table.today))
        } else {
            streak = Streak(walk)
            week = nil
        }
    }

    /// The streak up to and including a day, O(1).
    func window(through last: Day) -> NoAlcAnalysis {
        var window = with(Streak(streak.walk.window(through: last)))
        window.dayWalk = dayWalk.window(through: last)
        window.openYesterday = openYesterday.flatMap { $0 <= last ? $0 : nil }
        return window
    }

    /// The same levels with another streak, such as that of weeks counted from drinks that this history doesn't have.
    func with(_ streak: Streak) -> NoAlcAnalysis {
        var other = self
        (other.streak, other.week) = (streak, nil)
        return other
    }

    private static func mark(of level: Level?) -> DayMark {
        switch level {
        case .steady: .good
        case .easy: .missed(.easy)
        case .wild: .missed(.wild)
        case nil: .missed(.gap)
        }
    }
}
