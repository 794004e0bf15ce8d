import Counting
import Model
import TestSupport
import Testing

@Suite("The rewards of a week")
struct WeekRewardsTests {
    @Test("Earned and spent, with the day and what is left")
    func earnedAndSpent() {
        let rewards = HistoryBuilder(levels: "SSSSSSS" + "SSSSEWS").week(2, on: day(14)).rewards
        #expect(rewards.map(\.event.day) == [day(12)])
        #expect(rewards.map(\.event.kind) == [.spent(.easy)])
        #expect(rewards.map(\.event.balance) == [0])
    }

    @Test("Earned before it is spent, on the same day")
    func sameDay() {
        let rewards = HistoryBuilder(levels: "SSSSSSE").week(1, on: day(7)).rewards
        #expect(rewards.map(\.event.kind) == [.earned(days: 7), .spent(.easy)])
    }

    @Test("Streaks of one day are in their order, trackers last")
    func order() {
        var history = HistoryBuilder(.having(.yesNo), logs: "1111111")
        history.draw(levels: "SSSSSSS", from: day(1))
        history.draw(.meditation, "SSSSSSS")
        history.draw(.workout, "SSSSSSS")
        let families = history.week(1, on: day(7)).rewards.map(\.family)
        #expect(families == [.noalc, .activity(.meditation), .activity(.workout), .tracker(0)])
    }

    @Test("Those of an archived mode are in the weeks in which they were earned and spent")
    func archivedMode() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(10)))
        let history = HistoryBuilder(saboteur, logs: "1111111.1")
        #expect(history.week(1, on: day(21)).rewards.map(\.event.kind) == [.earned(days: 7)])
        #expect(history.week(2, on: day(21)).rewards.map(\.event.kind) == [.spent(.gap)])
        #expect(history.week(3, on: day(21)).rewards.isEmpty)
    }

    @Test("The weeks have all events between them, once each", arguments: HistoryPropertyTests.seeds)
    func complete(_ seed: UInt64) {
        let analysis = RandomHistory(seed: seed).builder.analysis(on: day(60))
        let weeks = analysis.weeks.weeks.flatMap { WeekSummary(analysis, of: $0).rewards }
        #expect(weeks == analysis.streakEvents())
    }

    @Test("Savings are those of the week's sober days")
    func savings() {
        var history = HistoryBuilder(levels: "SSSSSSS" + "SSE....")
        #expect(history.week(1, on: day(14)).savings == nil)
        history.profile.drinkingRate = .perDay(AmountOverTime(decimal("2")))
        history.profile.pricePerDrink = AmountOverTime(decimal("3.50"))
        #expect(history.week(2, on: day(14)).savings?.amount?.minorUnits == 1400)
    }
}
