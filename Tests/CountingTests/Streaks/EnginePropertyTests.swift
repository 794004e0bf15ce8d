import Counting
import Model
import TestSupport
import Testing

/// Each property is checked on thousands of random histories; the list of counterexamples must be empty.
@Suite("The engine over random histories")
struct EnginePropertyTests {
    static let policies = Profile.PolicyName.allCases

    @Test("The engine does what the written policies say", arguments: policies)
    func agreesWithTheBook(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { drawing, streak in
            let book = PolicyByTheBook.of(name, drawing)
            return streak.walk.steps.map(\.length) == book.lengths && streak.current == book.streak
                && streak.rewardsAvailable == book.balance && streak.healed == book.healed.map { day($0 + 1) }
        }
        #expect(differing == [])
    }

    @Test(
        "The random histories break, heal, reach the cap and take rewards",
        arguments: [Profile.PolicyName.universal, .classic])
    func theHistoriesAreVaried(_ name: Profile.PolicyName) {
        let kinds = randomDrawings.flatMap { drawn($0, policy: .named(name)).walk.ledger.map(\.kind) }
        #expect(kinds.contains { if case .earned = $0 { true } else { false } })
        #expect(kinds.contains { if case .lostToCap = $0 { true } else { false } })
        #expect(kinds.contains { if case .spent = $0 { true } else { false } })
    }

    @Test("The rewards are never fewer than 0 nor more than the cap", arguments: policies)
    func balanceIsBounded(_ name: Profile.PolicyName) {
        let cap = StreakPolicy.named(name).cap
        let differing = counterexamples(name) { _, streak in
            streak.walk.steps.allSatisfy { (0...cap).contains($0.balance) }
                && streak.walk.ledger.allSatisfy { (0...cap).contains($0.balance) }
        }
        #expect(differing == [])
    }

    @Test("The balance is what was earned minus what was spent and taken", arguments: policies)
    func theLedgerBalances(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { _, streak in
            let taken = streak.walk.ledger.reduce(0) { sum, event in
                if case .taken(_, let count) = event.kind { sum + count } else { sum }
            }
            return streak.rewardsEarned - streak.rewardsSpent - taken == streak.rewardsAvailable
        }
        #expect(differing == [])
    }

    @Test("There is one healed day for each reward spent", arguments: policies)
    func healedDaysAreRewardsSpent(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { _, streak in
            streak.healed.count == streak.rewardsSpent
                && streak.healed.count == streak.outcomes.count { $0 == "+" }
                && streak.healed == streak.healed.sorted()
        }
        #expect(differing == [])
    }

    @Test("No more days are good than the streak has, and none was longer than the longest", arguments: policies)
    func partsAreNoGreaterThanTheWhole(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { _, streak in
            streak.good <= streak.current && streak.current <= streak.longest?.length ?? 0
                && streak.walk.steps.map(\.length).max() ?? 0 == streak.longest?.length ?? 0
        }
        #expect(differing == [])
    }

    @Test("The days since the start are the current streak, good or healed", arguments: policies)
    func theStartFitsTheLength(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { drawing, streak in
            guard let start = streak.start else { return streak.current == 0 }
            let sinceStart = streak.outcomes.dropFirst(day(1).distance(to: start)).filter { $0 != "?" }
            return sinceStart.count == streak.current && sinceStart.count { $0 == "=" } == streak.good
                && !sinceStart.contains("x")
        }
        #expect(differing == [])
    }

    @Test("A day more changes no day before it", arguments: policies)
    func thePastStands(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { drawing, streak in
            let past = drawn(String(drawing.dropLast()), policy: .named(name)).walk
            return streak.walk.steps.starts(with: past.steps) && streak.walk.ledger.starts(with: past.ledger)
        }
        #expect(differing == [])
    }

    @Test("A day that is still open changes nothing but that it is open", arguments: policies)
    func anOpenDayChangesNothing(_ name: Profile.PolicyName) {
        let differing = counterexamples(name) { drawing, streak in
            let past = drawn(drawing.filter { $0 != "?" }, policy: .named(name))
            return streak.isPending == drawing.hasSuffix("?") && streak.current == past.current
                && streak.good == past.good && streak.start == past.start && streak.longest == past.longest
                && streak.walk.ledger == past.walk.ledger && streak.nextRewardIn == past.nextRewardIn
        }
        #expect(differing == [])
    }

    /// The five shortest drawings for which a property is false.
    private func counterexamples(
        _ name: Profile.PolicyName, to property: (String, Streak) -> Bool
    ) -> [String] {
        let failing = randomDrawings.filter { !property($0, drawn($0, policy: .named(name))) }
        return Array(failing.sorted { $0.count < $1.count }.prefix(5))
    }
}

extension PolicyByTheBook {
    fileprivate static func of(_ name: Profile.PolicyName, _ drawing: String) -> PolicyByTheBook {
        switch name {
        case .universal: universal(drawing)
        case .classic: classic(drawing)
        case .none: none(drawing)
        }
    }
}
