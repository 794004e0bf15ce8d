import Counting
import Model
import TestSupport

/// Days of a drawn history, as a span.
func days(_ numbers: ClosedRange<Int>) -> ClosedRange<Day> { day(numbers.lowerBound)...day(numbers.upperBound) }

extension Streak.Run {
    /// The first day through the last.
    var span: ClosedRange<Day> { first...last }
}

extension Streak {
    /// The ledger, a line an event: its day in the drawing, what happened, the rewards held afterwards.
    var ledger: [String] {
        walk.ledger.map { event in
            "day \(firstMonday.distance(to: event.day) + 1): \(event.kind.written), \(event.balance) held"
        }
    }
}

extension RewardEvent.Kind {
    fileprivate var written: String {
        switch self {
        case .earned(let days): "earned for \(days)"
        case .lostToCap(let days): "lost for \(days)"
        case .spent(let reason): "spent on \(reason.rawValue)"
        case .taken(let reason, let count): "\(count) taken for \(reason.rawValue)"
        }
    }
}

extension NameCount {
    /// A name and its count, `Stress 3`.
    var written: String { "\(name) \(count)" }
}

extension Milestone {
    /// `7 on day 7` of the drawn history, or `14 not reached`.
    var written: String {
        reached.map { "\(days) on day \(firstMonday.distance(to: $0) + 1)" } ?? "\(days) not reached"
    }
}
