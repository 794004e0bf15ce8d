import Counting
import Model
import TestSupport
import Testing

@Suite("Milestones")
struct MilestoneTests {
    @Test("U-36 each carries the day on which the sober streak first had its length")
    func reached() {
        let milestones = HistoryBuilder(levels: "S" * 15).analysis(on: day(15)).milestones
        #expect(milestones.map(\.days) == [1, 3, 7, 14, 30, 60, 90, 180, 365, 500, 730, 1000, 1095])
        #expect(milestones.prefix(5).map(\.reached) == [day(1), day(3), day(7), day(14), nil])
    }

    @Test("U-36 a reached milestone is never lost, and only the first time counts")
    func neverLost() {
        let analysis = HistoryBuilder(levels: "SSSWSSSS.").analysis(on: day(10))
        #expect(analysis.sobriety.current == nil)
        #expect(analysis.milestones.prefix(3).map(\.reached) == [day(1), day(3), nil])
    }

    @Test("U-36 healed days aren't sober days")
    func healedDays() {
        let analysis = HistoryBuilder(levels: "SSSSSSES").analysis(on: day(8))
        #expect(analysis.noalc.streak.current == 8)
        #expect(analysis.milestones[2].written == "7 not reached")
    }

    @Test("U-36 nothing is reached without a sober day")
    func none() {
        #expect(HistoryBuilder(levels: "EW").analysis(on: day(3)).milestones.allSatisfy { $0.reached == nil })
    }

    @Test(
        "The default list continues every 365 days through the first one not reached",
        arguments: [(1094, 1095), (1095, 1460), (1459, 1460), (1460, 1825), (1826, 2190)])
    func endlessList(_ soberDays: Int, _ last: Int) {
        let milestones = HistoryBuilder(levels: "S" * soberDays).analysis(on: day(soberDays)).milestones
        #expect(milestones.last?.written == "\(last) not reached")
        #expect(milestones.dropLast().allSatisfy { $0.reached == day($0.days) })
        #expect(milestones.dropFirst(12).map(\.days) == Array(stride(from: 1095, through: last, by: 365)))
    }

    @Test("The list continues after the longest streak, also when it is over")
    func endlessListAfterABreak() {
        let milestones = HistoryBuilder(levels: "S" * 1100 + "WS").analysis(on: day(1102)).milestones
        #expect(
            milestones.suffix(2).map(\.written) == ["1095 on day 1095", "1460 not reached"])
    }

    @Test("A configured list is shown as it is and never continued")
    func configured() {
        var history = HistoryBuilder(levels: "SSSS")
        history.profile.milestones = [2, 4]
        #expect(
            history.analysis(on: day(4)).milestones.map(\.written) == ["2 on day 2", "4 on day 4"])
        #expect(history.analysis(on: day(4)).nextMilestone == nil)
    }

    @Test(
        "The next one says how many days of the current streak it is away",
        arguments: [("SSSS", 7, 3), ("SSSSSWS", 7, 6), ("SSSSSW", 7, 7), ("SSSSSSS?", 14, 7), ("", 1, 1)])
    func next(_ levels: String, _ days: Int, _ daysAway: Int) {
        let next = HistoryBuilder(levels: levels).analysis(on: day(max(1, levels.count))).nextMilestone
        #expect(next?.milestone.days == days)
        #expect(next?.daysAway == daysAway)
    }
}
