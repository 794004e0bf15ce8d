import ProgressAnalysis
import ProgressModel

extension English: DrinkGoalPhrases {
    func drinks(of week: DrinkWeek) -> String {
        let number = (week.estimatedDays > 0 ? "at least " : "") + numbers.text(week.drinks)
        if week.isRunning { return capitalized("\(number) of \(drinks(week.goal).text) this week.") }
        let drinks = (week.estimatedDays > 0 ? "at least " : "") + drinks(week.drinks).text
        let goal = "the goal of \(numbers.text(week.goal))"
        return capitalized("\(drinks), \(week.drinks > week.goal ? "above" : "within") \(goal).")
    }
    func noEntry(on days: [Day]) -> String { "No entry on \(enumeration(days.map { name(of: $0.weekday) }))." }
    func firstFullWeek(day: Int) -> Figure {
        day == 0
            ? Figure("from Monday", "your first full week")
            : Figure("day \(day) of 7", "of your first full week")
    }
}
