import Counting
import TestSupport
import Testing

@Suite("The policy without rewards")
struct NonePolicyTests {
    @Test(
        "Every missed day breaks, however long the streak was",
        arguments: [
            DrawnCase("an easy day", "S" * 21 + "ES", "=" * 21 + "x=", rewards: "0" * 23),
            DrawnCase("a wild day", "S" * 21 + "WS", "=" * 21 + "x=", rewards: "0" * 23),
            DrawnCase("a gap", "S" * 21 + ".S", "=" * 21 + "x=", rewards: "0" * 23),
            DrawnCase("the seventh day", "SSSSSSE", "======x", rewards: "0000000"),
        ])
    func everyMissBreaks(_ row: DrawnCase) { row.expect(.none) }

    @Test("Nothing is earned, and there is no next reward")
    func nothingEarned() {
        let streak = drawn("S" * 30, policy: .none)
        #expect(streak.walk.ledger.isEmpty)
        #expect(streak.nextRewardIn == nil)
        #expect(streak.current == 30)
    }
}
