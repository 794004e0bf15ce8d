package import ProgressModel

/// The consumption levels over the whole history.
package struct NoAlcAnalysis: Sendable {
    /// Days from the first entry or assumed day to today, by level; assumed ones are steady.
    package let steady, easy, wild: Int
    /// Those of the steady days that have no entry.
    package let assumed: Int
    /// Days without an entry; an open today or yesterday is none.
    package let gap: Int
    /// Days without an entry that rest, which are no gaps.
    package let paused: Int
    /// In days, or in weeks where there is a goal of drinks.
    package let streak: Streak
    /// Every day with its level and, where the streak counts days, what became of it.
    ///
    /// Where it counts weeks no single day is healed or missed.
    package let dayWalk: StreakWalk
    /// Yesterday, while it is asked about and has no entry and does not rest; nil otherwise.
    package let openYesterday: Day?
    /// The running week; nil without a goal of drinks.
    package let week: DrinkWeek?

    /// Walks the days from the first entry or assumed day to today.
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
        let counts = walk.steps.reduce(into: [DayMark: Int]()) { $0[$1.mark, default: 0] += 1 }
        steady = counts[.good] ?? 0
        easy = counts[.missed(.easy)] ?? 0
        wild = counts[.missed(.wild)] ?? 0
        gap = counts[.missed(.gap)] ?? 0
        paused = counts[.rest] ?? 0
        assumed = walk.isEmpty ? 0 : walk.days.count { table[$0]?.isAssumed ?? false }
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

    private init(_ streak: Streak, dayWalk: StreakWalk, openYesterday: Day?) {
        (steady, easy, wild, gap, paused, assumed) = (0, 0, 0, 0, 0, 0)
        self.streak = streak
        self.dayWalk = dayWalk
        self.openYesterday = openYesterday
        week = nil
    }

    /// The streak as far as a day, O(1); the counts of all days are left out.
    func window(through last: Day) -> NoAlcAnalysis {
        NoAlcAnalysis(
            Streak(streak.walk.window(through: last)), dayWalk: dayWalk.window(through: last),
            openYesterday: openYesterday.flatMap { $0 <= last ? $0 : nil })
    }

    /// The same levels with the streak of weeks that somebody else counted, who knows the drinks.
    init(_ other: NoAlcAnalysis, streak: Streak) {
        (steady, easy, wild) = (other.steady, other.easy, other.wild)
        (gap, paused, assumed) = (other.gap, other.paused, other.assumed)
        self.streak = streak
        dayWalk = other.dayWalk
        openYesterday = other.openYesterday
        week = nil
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
