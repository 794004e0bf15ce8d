/// A question of `reportgen init`, in the order of asking.
package enum StartingQuestion: String, CaseIterable, Sendable {
    case aim, lastDrink, drinkGoal, drinkGrams, soberSince, presets
    case language, name, timeZone, currency, price, drinksPerWeek, balance, habit, oneDrink, jokers, level, reminder,
        why

    /// Whether it is one of the most important; the others have defaults that suit most people.
    package var comesFirst: Bool { [.aim, .lastDrink, .drinkGoal, .drinkGrams, .soberSince, .presets].contains(self) }
}

/// Something that a new user should know about the pages.
package enum WelcomeTopic: CaseIterable, Sendable {
    case heatmap, streaks, savings
}
