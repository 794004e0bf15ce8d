import Counting
import TestSupport
import Testing

@Suite("The classic policy")
struct ClassicPolicyTests {
    @Test("N-02 an easy day continues with a reward and breaks without one")
    func easyLevel() {
        #expect(drawn("SSSSSSSE", policy: .classic).current == 8)
        #expect(drawn("SSSSSSE", policy: .classic).current == 0)
    }

    @Test("N-03 a wild day breaks the streak whatever is held")
    func wildLevel() {
        #expect(drawn("S" * 21 + "W", policy: .classic).outcomes == "=" * 21 + "x")
    }

    @Test("N-07 every steady day adds one to the streak")
    func steadyDaysContinue() {
        #expect(drawn("SSSSS", policy: .classic).lengths == "12345")
    }

    @Test(
        "N-08 seven steady days in a row earn a reward, and three are the most",
        arguments: [
            DrawnCase("six", "SSSSSS", "======", rewards: "000000"),
            DrawnCase("seven", "SSSSSSS", "=======", rewards: "0000001"),
            DrawnCase("four weeks", "S" * 28, "=" * 28, rewards: "0000001111111222222233333333"),
            DrawnCase("broken at six", "SSSSSSESSSSSSS", "======x=======", rewards: "00000000000001"),
        ])
    func rewards(_ row: DrawnCase) { row.expect(.classic) }

    @Test(
        "N-09 a reward heals an easy day and is spent",
        arguments: [
            DrawnCase("an easy day", "SSSSSSSES", "=======+=", rewards: "000000100"),
            DrawnCase("a gap, which heals like it", "SSSSSSS.S", "=======+=", rewards: "000000100"),
            DrawnCase("two of two", "S" * 14 + "E.", "=" * 14 + "++", rewards: "0000001111111210"),
        ])
    func healing(_ row: DrawnCase) { row.expect(.classic) }

    @Test(
        "N-09 a healed day begins the seven steady days anew",
        arguments: [
            DrawnCase("right after a reward", "SSSSSSSESSSSSSS", "=======+=======", rewards: "000000100000001"),
            DrawnCase(
                "in the next seven days", "S" * 9 + "ESSSSSSS", "=" * 9 + "+=======", rewards: "00000011100000001"),
        ])
    func healedDayInterruptsTheRun(_ row: DrawnCase) { row.expect(.classic) }

    @Test("N-10 an easy day without a reward sets the streak to 0", arguments: ["E", "."])
    func breaksWithoutReward(_ missed: String) {
        let streak = drawn("SSS" + missed + "S", policy: .classic)
        #expect(streak.outcomes == "===x=")
        #expect(streak.current == 1)
    }

    @Test("N-11 an easy day without a reward finds nothing to take: the rewards never fall below 0")
    func noDebt() {
        let streak = drawn("SSSEEE", policy: .classic)
        #expect(streak.rewards == "000000")
        #expect(streak.walk.ledger.isEmpty)
    }

    @Test(
        "N-12 a wild day breaks at once and costs a reward",
        arguments: [
            DrawnCase("one of two", "S" * 14 + "W", "=" * 14 + "x", rewards: "000000111111121"),
            DrawnCase("each takes one", "S" * 14 + "WW", "=" * 14 + "xx", rewards: "0000001111111210"),
            DrawnCase("never below 0", "SSSSSSSWWW", "=======xxx", rewards: "0000001000"),
            DrawnCase("none to take", "SSSW", "===x", rewards: "0000"),
        ])
    func wildPenalty(_ row: DrawnCase) { row.expect(.classic) }

    @Test("N-12 the ledger has what a wild day took")
    func penaltyInLedger() {
        let streak = drawn("S" * 14 + "W", policy: .classic)
        #expect(streak.ledger.last == "day 15: 1 taken for wild, 1 held")
        #expect(streak.rewardsEarned == 2)
        #expect(streak.rewardsSpent == 0)
    }

    @Test(
        "N-13 a reward heals only what comes after it was earned",
        arguments: [
            DrawnCase("earned on the day before", "SSSSSSSE", "=======+", rewards: "00000010"),
            DrawnCase("not yet earned", "SSSSSSE", "======x", rewards: "0000000"),
            DrawnCase("earned later", "SESSSSSSS", "=x=======", rewards: "000000001"),
        ])
    func chronological(_ row: DrawnCase) { row.expect(.classic) }

    @Test("A reward is never spent if there is no streak to save")
    func rewardsAreNotBurnt() {
        DrawnCase(
            "one stays after a wild and an easy day", "S" * 14 + "WE.S", "=" * 14 + "xxx=",
            rewards: "000000111111121111"
        )
        .expect(.classic)
    }

    @Test("A reward that outlived a break heals the next streak")
    func rewardsOutliveABreak() {
        DrawnCase("kept through the wild day", "S" * 14 + "WSE", "=" * 14 + "x=+", rewards: "00000011111112110")
            .expect(.classic)
    }
}
