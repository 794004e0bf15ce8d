import ProgressAnalysis
import ProgressModel

extension English: AnswerPhrases {
    var noneDrunk: String { "no drinks" }
    func soberStreakEnded(after days: Int) -> String { "Your sober streak ended after \(self.days(days).text)." }
    func soberStreak(_ standing: SoberOutcome.Standing, isNext: Bool, today: Day) -> String {
        let first = isNext ? "day 1 of the next" : "day 1 of a new sober streak"
        switch standing {
        case .day(let number): return "Day \(numbers.text(number)) sober."
        case .days(let number):
            return "\(isNext ? "The next one" : "Your sober streak") stands at \(days(number).text)."
        case .known(let number, let last):
            return "\(soberDays(number).text), until \(dayName(last, today: today))."
        case .none(let next) where next == today: return "Today is \(first)."
        case .none(let next) where next == today.advanced(by: 1): return "Tomorrow is \(first)."
        case .none: return "The next sober day is day 1."
        }
    }
    var jokerHealedTheDay: String { "the day was healed by a joker" }
    func drinksAnswer(_ week: DrinkWeek, isLast: Bool) -> String {
        let atLeast = week.isAtLeast ? "at least " : ""
        let sum = drinks(week.drinks).text
        let above = aboveGoal(week, tellsEstimate: true)
        guard week.isRunning else {
            return "\(isLast ? "Last" : "That") week: \(atLeast)\(sum)\(above.map { ", " + $0 } ?? verdict(on: week))"
        }
        if week.excess == nil, week.goal == .zero { return noDrinks(in: week) }
        guard let above else {
            return capitalized("\(atLeast)\(numbers.text(week.drinks)) of \(drinks(week.goal).text) this week")
        }
        return capitalized("\(atLeast)\(sum) this week, \(above)")
    }
    func weeksWithinGoal(_ number: Int, of all: Int) -> String {
        length(all, .week).text + (number < all ? ", \(numbers.text(number)) of them" : "") + " within your goal"
    }
}
