/// Why a column of an imported table is left out, or needs a question.
package enum TableDoubt: Sendable, Equatable {
    case belowZero, timeOfDay, technical, notUnderstood
    /// There are crosses but no ticks, so a cross may mean done or not done.
    case onlyCrosses
    /// Another column is already read as this.
    case sameTarget(String)
    /// Its numbers can be amounts of drinks; one drink is this amount.
    case drinksInUnit(String)

    /// Whether only a person can answer it.
    package var isQuestion: Bool {
        switch self {
        case .onlyCrosses, .sameTarget, .drinksInUnit: true
        default: false
        }
    }

    /// English words that follow the name of the column.
    package var text: String {
        switch self {
        case .belowZero: "has numbers below 0, which are not recorded"
        case .timeOfDay: "has times of the day, which are not recorded as values"
        case .technical: "is something that only programs need"
        case .notUnderstood: "has cells that are neither numbers nor words"
        case .onlyCrosses: "has crosses and no ticks: they could mean not done, or done (\"yes\": [\"❌\"] in a mapping)"
        case .drinksInUnit(let amount): "can become numbers of drinks: \(amount) are one"
        case .sameTarget(let other): "could be the same as \"\(other)\""
        }
    }
}
