import Counting
import Model
import TestSupport
import Testing

@Suite("The facts of a streak")
struct StreakFactsTests {
    @Test("The length counts healed days, and the good days are counted separately")
    func goodDays() {
        let streak = drawn("S" * 14 + "ESSSSS.SSSS")
        #expect(streak.current == 25)
        #expect(streak.good == 23)
        #expect(streak.healed == [day(15), day(21)])
        #expect(streak.rewardsEarned == 3)
        #expect(streak.rewardsAvailable == 1)
    }

    @Test("After a break only the days since then are good days of the streak")
    func goodDaysSinceTheBreak() {
        let streak = drawn("SSSSSSSE.SS")
        #expect(streak.current == 2)
        #expect(streak.good == 2)
        #expect(streak.healed == [day(8)], "healed days are those of the whole history")
    }

    @Test(
        "The streak starts on the day after the last break",
        arguments: [
            ("SSS", day(1)), ("SS.SSS", day(4)), ("SS.SSS?", day(4)), ("SSSSSSSESS", day(1)), ("E.W.SS", day(5)),
        ])
    func start(_ drawing: String, _ expected: Day) {
        #expect(drawn(drawing).start == expected)
    }

    @Test(
        "S-22 The last activity is the last day that counts by itself: no healed, open or missed one",
        arguments: [
            ("SSS", day(3)), ("SSSSSSSE", day(7)), ("SSSSSSSE?", day(7)), ("SS.", day(2)), ("E.", nil), ("", nil),
        ])
    func lastActivity(_ drawing: String, _ expected: Day?) {
        #expect(drawn(drawing).lastActivity == expected)
    }

    @Test("A streak of 0 days has no start", arguments: ["", "E", "SS.", "SS.?", "?"])
    func noStart(_ drawing: String) {
        #expect(drawn(drawing).current == 0)
        #expect(drawn(drawing).start == nil)
    }

    @Test(
        "The longest run is the earliest of equals, the current one included",
        arguments: [
            ("SSS.SS", 1, 3), ("SS.SSS", 4, 3), ("SSS.SSS", 1, 3), ("SS.SSS?", 4, 3), ("S.SS.SSS.SS", 6, 3),
            ("SSSSSSSE..SSS", 1, 8),
        ])
    func longest(_ drawing: String, _ first: Int, _ length: Int) {
        let longest = drawn(drawing).longest
        #expect(longest?.span == days(first...(first + length - 1)))
        #expect(longest?.length == length)
    }

    @Test("Without any good day there is no longest run", arguments: ["", "E", "..W", "?"])
    func noLongest(_ drawing: String) {
        #expect(drawn(drawing).longest == nil)
    }

    @Test(
        "The distance to the next reward is the number of good days that are missing to the next seven",
        arguments: [
            ("S", 6), ("SSSSSS", 1), ("SSSSSSS", 7), ("SSE", 7), ("SS?", 5), ("SSSSSSSE", 6), ("S" * 20, 1),
            ("S" * 21 + "E", 6),
        ])
    func nextReward(_ drawing: String, _ days: Int) {
        #expect(drawn(drawing).nextRewardIn == days)
    }

    @Test(
        "The stated number of good days does earn the next reward", arguments: ["S", "SSE", "SSSSSSSE", "S" * 13 + "E"])
    func nextRewardComes(_ drawing: String) throws {
        for policy in [StreakPolicy.universal, .classic] {
            let before = drawn(drawing, policy: policy)
            let days = try #require(before.nextRewardIn)
            #expect(drawn(drawing + "S" * (days - 1), policy: policy).rewardsEarned == before.rewardsEarned)
            #expect(drawn(drawing + "S" * days, policy: policy).rewardsEarned == before.rewardsEarned + 1)
        }
    }

    @Test("In the classic policy the next reward counts the good days in a row")
    func nextClassicReward() {
        #expect(drawn("SSSSSSSESS", policy: .classic).nextRewardIn == 5)
        #expect(drawn("SSSSSSSE", policy: .classic).nextRewardIn == 7)
    }

    @Test("At the cap no next reward is announced")
    func noNextRewardAtTheCap() {
        #expect(drawn("S" * 21).nextRewardIn == nil)
        #expect(drawn("S" * 25, policy: .classic).nextRewardIn == nil)
    }

    @Test("At 0 days no rewards are shown, even if the classic policy still holds one")
    func nothingShownAtZero() {
        let streak = drawn("S" * 14 + "W", policy: .classic)
        #expect(streak.current == 0)
        #expect(streak.rewardsAvailable == 1)
        #expect(streak.shownRewards == 0)
        #expect(drawn("S" * 14).shownRewards == 2)
    }

    @Test("A walk finds a day by its date and nothing outside")
    func lookingUpADay() {
        let walk = drawn("SSE").walk
        #expect(walk[day(3)]?.mark == .missed(.easy))
        #expect(walk[day(0)] == nil)
        #expect(walk[day(4)] == nil)
        #expect(walk.lastStep == day(3))
    }
}
