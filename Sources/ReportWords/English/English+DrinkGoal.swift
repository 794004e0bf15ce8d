import ProgressAnalysis
import ProgressModel

extension English: DrinkGoalPhrases {
    func drinks(of week: DrinkWeek) -> String {
        guard week.recordedDays > 0 else { return "No entry in \(week.isRunning ? "this week yet" : "that week")." }
        let all = drinks(week.drinks).text
        if week.isRunning, let above = aboveGoal(week, tellsEstimate: true) {
            return capitalized("\(week.isAtLeast ? atLeast(all) : all), \(above).")
        }
        if week.isRunning {
            if week.goal == .zero { return noDrinks(in: week) + "." }
            let number = numbers.text(week.drinks)
            return capitalized(
                "\(week.isAtLeast ? atLeast(number) : number) of \(drinks(week.goal).text) this week.")
        }
        return capitalized("\(week.isAtLeast ? atLeast(all) : all)\(verdict(on: week)).")
    }
    /// How the running week has come under a goal of no drinks.
    func noDrinks(in week: DrinkWeek) -> String {
        week.isAtLeast ? "No drinks written down so far this week" : "No drinks so far this week"
    }
    /// What a week that is over was; one with missing days isn't called within its goal.
    func verdict(on week: DrinkWeek) -> String {
        let goal = numbers.text(week.goal)
        if week.excess == nil, week.missingDays > 0 { return "; your goal was \(goal)" }
        return ", \(week.excess == nil ? "within" : "above") your goal of \(goal)"
    }
    func noEntry(on days: [Day]) -> String { "No entry on \(enumeration(days.map { name(of: $0.weekday) }))." }
    func aboveGoal(_ week: DrinkWeek, tellsEstimate: Bool) -> String? {
        let orMore = tellsEstimate && week.isAtLeast ? " or more" : ""
        return week.excess.map { "\(numbers.text($0))\(orMore) above your goal of \(numbers.text(week.goal))" }
    }
    func steadyDays(_ number: Int) -> Figure { counted(number, "steady day", "steady days") }
    func withoutDrink(upTo drinks: Int) -> String { drinks == 0 ? "No drink" : "At most 1 drink" }
    func daysWithoutDrink(upTo drinks: Int) -> String { drinks == 0 ? "without a drink" : "with at most 1 drink" }
    func levelsTitle(_ span: String) -> String { "Levels of the days, \(span)" }
    func levelsDescription(steady: Int) -> String {
        "\(steadyDays(steady).text). Green is a day without a drink, pale green a steady one with a drink; other days are empty; today has an outline."
    }
    var drinksTableNote: String { "drinks per day, or the level where they were not counted" }
    var monthsWithDrinks: String { "Months with their drinks" }
    func weeksLately(_ number: Int, of total: Int) -> String {
        total == 1
            ? "The last week was within your goal."
            : "\(numbers.text(number)) of the last \(numbers.text(total)) weeks \(number == 1 ? "was" : "were") within your goal."
    }
    func drinksBefore(_ drinks: String) -> String { "The week before: \(drinks)." }
    var weekdayDrinksRemark: String { "The average number of drinks on each weekday." }
    func atLeast(_ number: String) -> String { "at least \(number)" }
    func ofDrinks(_ goal: FixedDecimal) -> String { "of \(drinks(goal).text)" }
    func weeksWithinGoal(_ number: Int) -> Figure {
        counted(number, "week within the goal", "weeks within the goal")
    }
    var withinGoalLabel: String { "Within the goal" }
    var inARowLabel: String { "In a row" }
    var milestonesInWeeks: String { "Milestones in weeks" }
    func nextWeekWithinGoal(isLost: Bool) -> String {
        isLost ? "The next week begins on Monday." : "This week counts once it is over."
    }
    func name(of verdict: GoalVerdict) -> String {
        switch verdict {
        case .within: "Week within the goal"
        case .healed: "Healed week"
        case .above: "Week above the goal"
        case .open: "Open, or not all written down"
        }
    }
    var goalIsMissing: String {
        "A goal of drinks a week makes this a ring that fills: reportgen set goals.drinksPerWeek 10"
    }
    func firstFullWeek(day: Int) -> Figure {
        day == 0
            ? Figure("from Monday", "your first full week")
            : Figure("day \(day) of 7", "of your first full week")
    }
}
