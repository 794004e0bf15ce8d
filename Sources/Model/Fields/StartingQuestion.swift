/// A question of `reportgen init`, in the order in which they are asked: what for, since when, what to notice, and the rest.
package enum StartingQuestion: String, CaseIterable, Sendable {
    case aim, lastDrink, drinkGoal, drinkGrams, soberSince, presets
    case language, name, timeZone, currency, price, drinksPerWeek, balance, habit, oneDrink, jokers, level, reminder,
        why

    /// Whether it is one of those that matter most; the rest has defaults that most people keep.
    package var comesFirst: Bool { [.aim, .lastDrink, .drinkGoal, .drinkGrams, .soberSince, .presets].contains(self) }
}

/// What somebody who begins should know of the pages.
package enum WelcomeTopic: CaseIterable, Sendable {
    case heatmap, streaks, savings
}
