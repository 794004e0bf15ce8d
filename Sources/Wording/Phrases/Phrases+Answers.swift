package import Counting
package import Model

/// The words after an entry in the answer to it, if the person's aim is known.
extension Phrases {
    /// After a steady day without a drink: `none`.
    package var noneDrunk: String { say("no drinks", "nichts getrunken") }
    /// A sentence about the length of the sober streak that a day ended.
    package func soberStreakEnded(after days: Int) -> String {
        say(
            "Your sober streak ended after \(self.days(days)).",
            "Deine nüchterne Serie ist nach \(dativeUnits(days, .day)) zu Ende gegangen.")
    }
    /// A sentence about the sober streak; `isNext` if the end of another one was just mentioned.
    ///
    /// `today` is the day to which words such as "tomorrow" refer.
    package func soberStreak(_ standing: SoberOutcome.Standing, isNext: Bool, today: Day) -> String {
        let first =
            isNext
            ? say("day 1 of the next", "Tag 1 der nächsten")
            : say("day 1 of a new sober streak", "Tag 1 einer neuen nüchternen Serie")
        return switch standing {
        case .day(let number): say("Day \(n(number)) sober.", "Tag \(n(number)) nüchtern.")
        case .days(let number):
            say(
                "\(isNext ? "The next one" : "Your sober streak") is at \(days(number)).",
                "\(isNext ? "Die nächste" : "Deine nüchterne Serie") steht bei \(dativeUnits(number, .day)).")
        case .known(let number, let last):
            say(
                "\(soberDays(number)), until \(dayName(last, today: today)).",
                "\(soberDays(number)), bis \(dayName(last, today: today)).")
        case .none(let next) where next == today: say("Today is \(first).", "Heute ist \(first).")
        case .none(let next) where next == today.advanced(by: 1):
            say("Tomorrow is \(first).", "Morgen ist \(first).")
        case .none: say("The next sober day is day 1.", "Der nächste nüchterne Tag ist Tag 1.")
        }
    }
    /// After the length of a streak: `the day was healed by a joker`.
    package var jokerHealedTheDay: String { say("the day was healed by a joker", "ein Joker hat den Tag geheilt") }
    /// The state or the result of a week under its goal, without a full stop: `6 of 10 drinks this week`.
    ///
    /// `isLast` if it is the week before the running one.
    package func drinksAnswer(_ week: DrinkWeek, isLast: Bool) -> String {
        let atLeast = week.isAtLeast ? say("at least ", "mindestens ") : ""
        let sum = say(drinks(week.drinks).text, atLeast + drinks(week.drinks).text)
        let above = aboveGoal(week)
        guard week.isRunning else {
            return say(
                "\(isLast ? "Last" : "That") week: \(atLeast)\(sum)\(above.map { ", " + $0 } ?? verdict(on: week))",
                "\(isLast ? "Letzte Woche" : "In jener Woche"): \(sum)\(above.map { ", " + $0 } ?? verdict(on: week))")
        }
        if week.excess == nil, week.goal == .zero { return noDrinks(in: week) }
        guard let above else {
            return capitalized(
                say(
                    "\(atLeast)\(n(week.drinks)) of \(drinks(week.goal)) this week",
                    "\(atLeast)\(n(week.drinks)) von \(drinks(week.goal)) in dieser Woche"))
        }
        return capitalized(say("\(atLeast)\(sum) this week, \(above)", "\(sum) in dieser Woche, \(above)"))
    }
    /// A streak of weeks: `3 weeks within your goal`, or `9 weeks, 8 of them within your goal` if jokers healed others.
    package func weeksWithinGoal(_ number: Int, of all: Int) -> String {
        "\(length(all, .week))" + (number < all ? say(", \(n(number)) of them", ", \(n(number)) davon") : "")
            + say(" within your goal", " im Rahmen deines Ziels")
    }
    /// Sentences about the state of a day's week, and its days without an entry.
    package func answer(of week: DrinkWeek, in running: Week) -> String {
        guard week.recordedDays > 0 else { return drinks(of: week) }
        let unlogged = week.unloggedDays.isEmpty ? "" : " " + noEntry(on: week.unloggedDays)
        return drinksAnswer(week, isLast: week.week.advanced(by: 1) == running) + "." + unlogged
    }
}
