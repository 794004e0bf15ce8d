import Counting
import TestSupport
import Testing

@Suite("The universal policy")
struct UniversalPolicyTests {
    @Test(
        "S-01 seven days earn a reward, three are the most, a reward heals, without one the streak is 0",
        arguments: [
            DrawnCase("six days earn nothing", "SSSSSS", "======", rewards: "000000"),
            DrawnCase("seven days earn one", "SSSSSSS", "=======", rewards: "0000001"),
            DrawnCase("a reward heals", "SSSSSSS.S", "=======+=", rewards: "000000100"),
            DrawnCase("without a reward it breaks", "SSS.S", "===x=", rewards: "00000"),
            DrawnCase("a fourth reward is not held", "S" * 28, "=" * 28, rewards: "0000001111111222222233333333"),
            DrawnCase(
                "after a break the count begins anew", "SSSSS.SSSSSSS", "=====x=======", rewards: "0000000000001"),
            DrawnCase("a drawn week of the specification", "SSSSSSE.W", "======+xx", rewards: "000000000"),
        ])
    func rulesTable(_ row: DrawnCase) { row.expect(.universal) }

    @Test(
        "S-03 every missed day needs a reward of its own",
        arguments: [
            DrawnCase("one for two", "SSSSSSSE.", "=======+x", rewards: "000000100"),
            DrawnCase("two for three", "S" * 14 + "EW.", "=" * 14 + "++x", rewards: "00000011111112100"),
            DrawnCase("three for three", "S" * 21 + "E.WS", "=" * 21 + "+++=", rewards: "0000001111111222222232100"),
            DrawnCase("three for four", "S" * 21 + "E.WE", "=" * 21 + "+++x", rewards: "0000001111111222222232100"),
        ])
    func severalMissedDays(_ row: DrawnCase) { row.expect(.universal) }

    @Test("S-10 rewards are earned at 7, 14 and 21 days, and one for 28 is lost to the cap")
    func milestones() {
        let streak = drawn("S" * 28)
        #expect(
            streak.ledger == [
                "day 7: earned for 7, 1 held", "day 14: earned for 14, 2 held", "day 21: earned for 21, 3 held",
                "day 28: lost for 28, 3 held",
            ])
        #expect(streak.rewardsEarned == 3)
        #expect(streak.rewardsAvailable == 3)
    }

    @Test("S-10 a healed day counts toward the next reward")
    func healedDaysCountTowardTheNextReward() {
        DrawnCase("14 days, the eighth healed", "SSSSSSSESSSSSS", "=======+======", rewards: "00000010000001")
            .expect(.universal)
    }

    @Test("S-11 an easy day is healed by a reward and counts as a day of the streak")
    func healsEasy() {
        let streak = drawn("SSSSSSSES")
        #expect(streak.outcomes == "=======+=")
        #expect(streak.lengths == "123456789")
        #expect(streak.healed == [day(8)])
        #expect(streak.rewardsSpent == 1)
    }

    @Test("S-12 a wild day is healed like an easy one and costs nothing more")
    func healsWild() {
        let streak = drawn("S" * 14 + "W")
        #expect(streak.outcomes == "=" * 14 + "+")
        #expect(streak.current == 15)
        #expect(streak.rewardsAvailable == 1)
    }

    @Test("S-13 a day without an entry is healed like any other")
    func healsGap() {
        let streak = drawn("SSSSSSS.S")
        #expect(streak.outcomes == "=======+=")
        #expect(streak.healed == [day(8)])
    }

    @Test("S-13 without a reward any missed day sets the streak to 0", arguments: ["E", "W", "."])
    func breaksWithoutReward(_ missed: String) {
        let streak = drawn("SSSSS" + missed)
        #expect(streak.outcomes == "=====x")
        #expect(streak.current == 0)
        #expect(streak.walk.steps.last?.outcome == .broken(lost: 5))
    }

    @Test("S-14 earn before consume: six steady days, then a missed one", arguments: ["E", "W", "."])
    func earnsBeforeConsuming(_ missed: String) {
        let streak = drawn("SSSSSS" + missed)
        #expect(streak.outcomes == "======+")
        #expect(streak.current == 7)
        #expect(streak.good == 6)
        #expect(streak.rewardsEarned == 1)
        #expect(streak.rewardsSpent == 1)
        #expect(streak.rewardsAvailable == 0)
    }

    @Test(
        "S-14 a missed day that would be the 14th or 28th earns first as well",
        arguments: [
            DrawnCase("the 14th", "S" * 13 + "W", "=" * 13 + "+", rewards: "00000011111111"),
            DrawnCase("the 14th, nothing left", "SSSSSSSESSSSSW", "=======+=====+", rewards: "00000010000000"),
            DrawnCase("the 28th, at the cap", "S" * 27 + "W", "=" * 27 + "+", rewards: "0000001111111222222233333332"),
        ])
    func earnsBeforeConsumingLater(_ row: DrawnCase) { row.expect(.universal) }

    @Test("S-14 at the cap a missed 28th day earns nothing, and three were earned in all")
    func cappedBeforeConsuming() {
        let streak = drawn("S" * 27 + "W")
        #expect(streak.rewardsEarned == 3)
        #expect(streak.rewardsSpent == 1)
    }

    @Test("F-08 seven days offset one wild day, not two")
    func offsetsOneWildDay() {
        #expect(drawn("SSSSSSSW").outcomes == "=======+")
        #expect(drawn("SSSSSSSWW").outcomes == "=======+x")
    }
}
