package import ProgressModel

extension Analysis {
    /// What a week came to under the goal of drinks; nil without a goal, for the public, and for a week without a day of
    /// the history.
    package func drinkWeek(_ week: Week) -> DrinkWeek? {
        guard let goal = history.profile.drinkGoal, week.days.overlaps(days.range) else { return nil }
        let rest = RestDays(.noalc, .everyDay, history.profile)
        return DrinkGoalWeeks(goal: goal, rest: rest, days, openYesterday: noalc.openYesterday).week(week)
    }
}
