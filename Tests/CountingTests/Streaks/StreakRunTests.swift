import Counting
import Model
import TestSupport
import Testing

@Suite("The runs of a streak")
struct StreakRunTests {
    private func lengths(_ drawing: String, _ policy: StreakPolicy = .universal) -> [Int] {
        drawn(drawing, policy: policy).walk.runs.map(\.length)
    }

    @Test("are those that the streak counts: with healed days, without the days that broke it or rested")
    func runs() {
        #expect(lengths("SSS.SS") == [3, 2])
        #expect(lengths("SSS.SS", .none) == [3, 2])
        #expect(lengths("SSSSSSSESS.S") == [10, 1], "the joker healed day 8")
        #expect(lengths("SS-S") == [3])
        #expect(lengths("SS?") == [2])
        #expect(lengths("...") == [] && lengths("") == [])
    }

    @Test("begin and end with a day that counted")
    func days() {
        let runs = drawn("SS-.S-S").walk.runs
        #expect(runs.map(\.first) == [day(1), day(5)])
        #expect(runs.map(\.last) == [day(2), day(7)])
    }

    @Test("end with the current one, and hold the longest", arguments: randomDrawings.prefix(400))
    func likeTheStreak(_ drawing: String) {
        let streak = drawn(drawing)
        let runs = streak.walk.runs
        #expect(streak.current == 0 || runs.last?.length == streak.current && runs.last?.first == streak.start)
        #expect(runs.first { $0.length == runs.map(\.length).max() } == streak.longest)
    }

    @Test("of sober days are told apart by every other day")
    func sober() throws {
        let runs = try Folder(levels: "SSE.SWSSS").analysis().soberRuns
        #expect(runs.map(\.length) == [2, 1, 3])
        #expect(runs.map(\.last) == [date("2025-10-24"), date("2025-10-27"), date("2025-10-31")])
    }

    @Test("S-25 the distance to the next reward is shown until the hand is full")
    func progress() {
        #expect(drawn("SSS").progress == .underWay(done: 3, every: 7))
        #expect(drawn("S" * 14).progress == .underWay(done: 0, every: 7))
        #expect(drawn("S" * 21).progress == .full)
        #expect(drawn("SSE").progress == .underWay(done: 0, every: 7))
        #expect(drawn("SSS", policy: .none).progress == nil)
        #expect(drawn("S" * 28 + "W", policy: .classic).progress == .underWay(done: 0, every: 7))
    }
}
