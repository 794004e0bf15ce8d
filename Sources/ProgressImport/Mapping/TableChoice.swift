import ProgressModel

/// What a column of a table, or a habit of it, can become; its raw value is what a person says for it.
package enum TableChoice: String, CaseIterable, Sendable {
    case drinks, level, meditation, breathing, workout, metric, tracker, note, leave
}

extension TableMapping.Target {
    var choice: TableChoice {
        switch self {
        case .drinks: .drinks
        case .level: .level
        case .session(let kind, _): TableChoice(rawValue: kind.rawValue) ?? .workout
        case .metric: .metric
        case .tracker: .tracker
        case .note: .note
        case .nothing: .leave
        }
    }
}
