import ProgressAnalysis
import ProgressModel

extension German: AnswerPhrases {
    var noneDrunk: String { "nichts getrunken" }
    func soberStreakEnded(after days: Int) -> String {
        "Deine nüchterne Serie ist nach \(dativeUnits(days, .day)) zu Ende gegangen."
    }
    func soberStreak(_ standing: SoberOutcome.Standing, isNext: Bool, today: Day) -> String {
        let first = isNext ? "Tag 1 der nächsten" : "Tag 1 einer neuen nüchternen Serie"
        switch standing {
        case .day(let number): return "Tag \(numbers.text(number)) nüchtern."
        case .days(let number):
            return "\(isNext ? "Die nächste" : "Deine nüchterne Serie") steht bei \(dativeUnits(number, .day))."
        case .known(let number, let last):
            return "\(soberDays(number).text), bis \(dayName(last, today: today))."
        case .none(let next) where next == today: return "Heute ist \(first)."
        case .none(let next) where next == today.advanced(by: 1): return "Morgen ist \(first)."
        case .none: return "Der nächste nüchterne Tag ist Tag 1."
        }
    }
    var jokerHealedTheDay: String { "ein Joker hat den Tag geheilt" }
    func drinksAnswer(_ week: DrinkWeek, isLast: Bool) -> String {
        let atLeast = week.isAtLeast ? "mindestens " : ""
        let sum = atLeast + drinks(week.drinks).text
        let above = aboveGoal(week, tellsEstimate: true)
        guard week.isRunning else {
            return
                "\(isLast ? "Letzte Woche" : "In jener Woche"): \(sum)\(above.map { ", " + $0 } ?? verdict(on: week))"
        }
        if week.excess == nil, week.goal == .zero { return noDrinks(in: week) }
        guard let above else {
            return capitalized("\(atLeast)\(numbers.text(week.drinks)) von \(drinks(week.goal).text) in dieser Woche")
        }
        return capitalized("\(sum) in dieser Woche, \(above)")
    }
    func weeksWithinGoal(_ number: Int, of all: Int) -> String {
        length(all, .week).text + (number < all ? ", \(numbers.text(number)) davon" : "") + " im Rahmen deines Ziels"
    }
}
