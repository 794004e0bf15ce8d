import Counting
import Testing

/// A drawn history with the expected outcome of each day.
struct DrawnCase: Sendable, CustomTestStringConvertible {
    let name: String
    let days: String
    /// `=` good, `+` healed, `x` broken, `?` open.
    let outcomes: String
    /// The rewards held in the evening of each day.
    let rewards: String

    init(_ name: String, _ days: String, _ outcomes: String, rewards: String) {
        (self.name, self.days, self.outcomes, self.rewards) = (name, days, outcomes, rewards)
    }

    var testDescription: String { name }

    func expect(_ policy: StreakPolicy, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let streak = drawn(days, policy: policy)
        #expect(streak.outcomes == outcomes, "\(days)", sourceLocation: sourceLocation)
        #expect(streak.rewards == rewards, "\(days)", sourceLocation: sourceLocation)
    }
}
