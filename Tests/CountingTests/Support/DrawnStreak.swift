import Counting
import Model
import TestSupport

/// The marks of a drawn history: `S` good, `E` easy, `W` wild, `.` nothing recorded, `?` today and still open.
func marks(_ drawing: String) -> [DayMark] {
    drawing.map { character in
        switch character {
        case "S": .good
        case "E": .missed(.easy)
        case "W": .missed(.wild)
        case ".": .missed(.gap)
        case "-": .rest
        case "?": .pending
        default: preconditionFailure("\(character) draws no day")
        }
    }
}

/// The streak of a drawn history that begins on day 1.
func drawn(_ drawing: String, policy: StreakPolicy = .universal) -> Streak {
    Streak(StreakEngine.walk(marks(drawing), from: day(1), policy: policy))
}

extension Streak {
    /// The outcome of each day or week: `=` good, `+` healed, `x` broken, `-` rest, `?` open.
    var outcomes: String { walk.outcomes }

    /// The rewards held in the evening of each day, one digit a day.
    var rewards: String { walk.steps.map { String($0.balance) }.joined() }

    /// The length in the evening of each day, one digit a day: tens are not drawn.
    var lengths: String { walk.steps.map { String($0.length % 10) }.joined() }
}

extension StreakWalk {
    /// The outcome of each day or week: `=` good, `+` healed, `x` broken, `-` rest, `?` open.
    var outcomes: String {
        steps.map { step in
            switch step.outcome {
            case .good: "="
            case .healed: "+"
            case .broken: "x"
            case .rest: "-"
            case .pending: "?"
            }
        }.joined()
    }
}
