import ProgressAnalysis
import ProgressModel

extension German: DrinkGoalPhrases {
    func drinks(of week: DrinkWeek) -> String {
        let atLeast = week.estimatedDays > 0 ? "mindestens " : ""
        if week.isRunning {
            return capitalized("\(atLeast)\(numbers.text(week.drinks)) von \(drinks(week.goal).text) in dieser Woche.")
        }
        let goal = numbers.text(week.goal)
        let verdict = week.drinks > week.goal ? "über dem Ziel von \(goal)" : "im Ziel von \(goal)"
        return capitalized("\(atLeast)\(drinks(week.drinks).text), \(verdict).")
    }
    func noEntry(on days: [Day]) -> String { "Ohne Eintrag: \(enumeration(days.map { name(of: $0.weekday) }))." }
    func firstFullWeek(day: Int) -> Figure {
        day == 0
            ? Figure("ab Montag", "deine erste ganze Woche")
            : Figure("Tag \(day) von 7", "deiner ersten ganzen Woche")
    }
}
