import ProgressAnalysis
import ProgressModel

extension English: DrinkGoalPhrases {
    func drinks(of week: DrinkWeek) -> String {
        let number = week.estimatedDays > 0 ? atLeast(numbers.text(week.drinks)) : numbers.text(week.drinks)
        if week.isRunning { return capitalized("\(number) of \(drinks(week.goal).text) this week.") }
        let all = drinks(week.drinks).text
        let drinks = week.estimatedDays > 0 ? atLeast(all) : all
        let goal = "the goal of \(numbers.text(week.goal))"
        return capitalized("\(drinks), \(week.drinks > week.goal ? "above" : "within") \(goal).")
    }
    func noEntry(on days: [Day]) -> String { "No entry on \(enumeration(days.map { name(of: $0.weekday) }))." }
    func aboveGoal(_ week: DrinkWeek, tellsEstimate: Bool) -> String? {
        let orMore = tellsEstimate && week.estimatedDays > 0 ? " or more" : ""
        return week.excess.map { "\(numbers.text($0))\(orMore) above your goal of \(numbers.text(week.goal))" }
    }
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
        case .above: "Week above it"
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
