import Model
import TestSupport
import Testing

@testable import Counting

@Suite("The next rung of this streak")
struct NextRungTests {
    @Test("V-32 on day 2 after a relapse the next is day 3, which an earlier streak had, never day 365")
    func afterARelapse() {
        let analysis = HistoryBuilder(levels: String(repeating: "S", count: 199) + "WSS").analysis(on: day(202))
        #expect(analysis.nextRung == NextRung(length: 3, away: 1, isAgain: true))
        #expect(analysis.nextMilestone?.milestone.days == 365 && analysis.nextMilestone?.daysAway == 363)
    }

    @Test(
        "V-32 the list continues every 365 days, a configured one does not",
        arguments: [(1095, 1460), (1500, 1825)])
    func longStreaks(_ length: Int, _ next: Int) {
        var history = HistoryBuilder(levels: String(repeating: "S", count: length))
        #expect(
            history.analysis(on: day(length)).nextRung == NextRung(length: next, away: next - length, isAgain: false))
        history.profile.milestones = [500, 10]
        #expect(history.analysis(on: day(length)).nextRung == nil)
        #expect(history.analysis(on: day(20)).nextRung?.length == 500)
    }
}
