/// Why a column of a table that is imported is left out, or has to be asked about.
package enum TableDoubt: Sendable, Equatable {
    case belowZero, timeOfDay, technical, notUnderstood
    /// There are crosses and no ticks: they mean done, or not done.
    case onlyCrosses
    /// Another column is read as the same.
    case sameTarget(String)

    /// Whether only a person can say what it means.
    package var isQuestion: Bool {
        switch self {
        case .onlyCrosses, .sameTarget: true
        default: false
        }
    }

    /// In words of English that follow the name of the column.
    package var text: String {
        switch self {
        case .belowZero: "has numbers below 0, which are not recorded"
        case .timeOfDay: "has times of the day, which are not recorded as values"
        case .technical: "is something that only programs need"
        case .notUnderstood: "has cells that are neither numbers nor words"
        case .onlyCrosses: "has crosses and no ticks: they could mean not done, or done (\"yes\": [\"❌\"] in a mapping)"
        case .sameTarget(let other): "could be the same as \"\(other)\""
        }
    }
}
