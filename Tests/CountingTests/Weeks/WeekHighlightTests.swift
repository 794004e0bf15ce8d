import Counting
import Model
import TestSupport
import Testing

@Suite("The highlight of a week")
struct WeekHighlightTests {
    private func history(_ levels: String, milestones: [Int] = []) -> HistoryBuilder {
        var history = HistoryBuilder(levels: levels)
        history.profile.milestones = milestones
        return history
    }

    @Test("A milestone is first, of several the longest")
    func milestone() {
        let history = history("SSSSSSS" * 2, milestones: [3, 7, 10])
        #expect(history.week(1, on: day(14)).highlight == .milestone(days: 7))
        #expect(history.week(1, on: day(14)).milestones.map(\.days) == [3, 7])
        #expect(history.week(2, on: day(14)).highlight == .milestone(days: 10))
    }

    @Test("Then the longest run, which may have ended within the week")
    func longestRun() {
        let history = history("SSSSSSS" + "SSESSSS" + "SSSSSSS")
        #expect(history.week(3, on: day(21)).highlight == .longestSoberRun(days: 11))
    }

    @Test("The very first streak isn't the longest one: there is no other")
    func firstRun() {
        let history = history("SSSSSSS" + "SSESSSS" + "SSSSSSS")
        #expect(history.week(1, on: day(21)).highlight == .allSteady(inARow: 7))
        #expect(history.week(2, on: day(21)).highlight == .reward(.noalc, length: 14, .day))
        #expect(self.history("E" + "SSSSSS" + "S").week(2, on: day(14)).highlight != .longestSoberRun(days: 7))
    }

    @Test("A run as long as an earlier one isn't the longest; seven steady days are a highlight")
    func allSteady() {
        let history = history("SSSSSSS" * 3 + "E......" + "SSSSSSS" * 2)
        #expect(history.week(5, on: day(42)).highlight == .allSteady(inARow: 7))
        #expect(history.week(6, on: day(42)).highlight == .allSteady(inARow: 14))
    }

    @Test("The best week needs four weeks with minutes before it")
    func bestWeek() {
        var history = history("")
        for number in [3, 10, 17, 24, 31] { history.spend("\(10 + number)", on: .meditation, day: day(number)) }
        #expect(history.week(4, on: day(35)).highlight == nil)
        #expect(history.week(5, on: day(35)).highlight == .mostMindfulMinutes(41))
    }

    @Test("As many minutes as the best week are not more")
    func equalWeek() {
        var history = history("")
        for number in [3, 10, 17, 24, 31] { history.spend("30", on: .workout, day: day(number)) }
        #expect(history.week(5, on: day(35)).highlight == nil)
    }

    @Test("A reward is the highlight if there is no other")
    func reward() {
        var history = history("E")
        for number in 1...7 { history.spend("10", on: .meditation, day: day(number)) }
        #expect(history.week(1, on: day(7)).highlight == .reward(.activity(.meditation), length: 7, .day))
    }

    @Test("V-07 A reward of a streak of weeks is counted in weeks")
    func rewardOfWeeks() {
        var history = history("")
        history.profile.schedules.meditation = .perWeek(1)
        for week in 0..<7 { history.spend("10", on: .meditation, day: day(week * 7 + 1)) }
        #expect(history.week(7, on: day(50)).highlight == .reward(.activity(.meditation), length: 7, .week))
    }

    @Test("What a week says does not change when more is recorded later", arguments: HistoryPropertyTests.seeds)
    func stable(_ seed: UInt64) {
        let history = RandomHistory(seed: seed).builder
        for number in 1...7 {
            // On the day after its Sunday nothing of a week is open any more.
            let then = history.week(number, on: day(7 * number + 1))
            let later = history.week(number, on: day(60))
            #expect(then.slip == later.slip)
            #expect(then.milestones == later.milestones)
            #expect(then.comparisons == later.comparisons)
            // An inactive tracker ends with its last log, which is another one later.
            #expect(
                then.rewards.filter { $0.family != .tracker(2) } == later.rewards.filter { $0.family != .tracker(2) })
        }
    }
}
