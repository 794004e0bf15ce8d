/// How much was drunk on a day (Documentation/counting.md, section 2).
package enum Level: String, CaseIterable, Sendable {
    /// At most one drink.
    case steady
    /// More than one drink and fewer than six.
    case easy
    /// Six drinks or more.
    case wild

    package init(drinks: FixedDecimal) {
        self = drinks <= FixedDecimal(1) ? .steady : drinks < FixedDecimal(6) ? .easy : .wild
    }

    /// The number for the level if drinks weren't counted.
    package var storedValue: Int {
        switch self {
        case .steady: 0
        case .easy: 4
        case .wild: 6
        }
    }

    package var fewestDrinks: Int {
        switch self {
        case .steady: 0
        case .easy: 2
        case .wild: 6
        }
    }

    /// The drinks of a day in a sum: the counted ones, or else a guess.
    package func summedDrinks(counted: FixedDecimal?) -> FixedDecimal { counted ?? FixedDecimal(storedValue) }

    /// Whether `summedDrinks` is a guess: an easy or wild day without a count; a steady day without one has 0.
    package func isGuess(counted: FixedDecimal?) -> Bool { counted == nil && self != .steady }

    package var emoji: String {
        switch self {
        case .steady: "💧"
        case .easy: "✨"
        case .wild: "💥"
        }
    }

    /// The colour in drawings.
    package var colour: String {
        switch self {
        case .steady: "#0EBF6E"
        case .easy: "#89D6B2"
        case .wild: "#B6B6B6"
        }
    }
}
