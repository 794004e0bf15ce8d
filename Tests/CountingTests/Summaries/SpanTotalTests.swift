import Counting
import Model
import TestSupport
import Testing

@Suite("The totals of a span of days")
struct SpanTotalTests {
    @Test("Days are counted by level, an open today as no gap")
    func levels() {
        let totals = SpanTotals(HistoryBuilder(levels: "SSE.W.S?").analysis(on: day(8)), in: days(2...20))
        #expect([totals.steady, totals.easy, totals.wild, totals.gap] == [2, 1, 1, 2])
        #expect(totals.levelDays == 4 && totals.decidedDays == 6)
    }

    @Test("Rewards are counted on the day they were earned, healed days on their own")
    func rewards() {
        let analysis = HistoryBuilder(levels: "SSSSSSSESSSSSSW").analysis(on: day(15))
        let weeks = [days(1...7), days(8...14), days(15...21)].map { SpanTotals(analysis, in: $0) }
        #expect(weeks.map(\.rewardsEarned) == [1, 1, 0])
        #expect(weeks.map(\.healed) == [0, 1, 1])
    }

    @Test("Minutes are the sum of rounded days, and days those that count")
    func minutes() {
        var history = HistoryBuilder()
        for (number, minutes) in [(1, "1.4"), (2, "1.5"), (3, "10"), (4, "30")] {
            history.spend(minutes, on: .workout, day: day(number))
        }
        let totals = SpanTotals(history.analysis(on: day(4)), in: days(1...3))
        #expect(totals.workoutMinutes == 13)
        #expect(totals.workoutDays == 2)
        #expect(totals.mindfulnessDays == 0)
    }

    @Test("A span before the first record or after today holds nothing", arguments: [days(-9...0), days(4...9)])
    func outside(_ span: ClosedRange<Day>) {
        let totals = SpanTotals(HistoryBuilder(levels: "SSSSSS").analysis(on: day(3)), in: span)
        #expect(totals.levelDays == 0)
        #expect(totals.logs == 0)
    }

    @Test("The totals of all days are the numbers of the report", arguments: HistoryPropertyTests.seeds)
    func allDays(_ seed: UInt64) {
        let analysis = RandomHistory(seed: seed).builder.analysis(on: day(60))
        let totals = SpanTotals(analysis, in: days(-100...200))
        let noalc = analysis.noalc
        #expect(totals.healed == noalc.streak.rewardsSpent)
        #expect(totals.rewardsEarned == noalc.streak.rewardsEarned)
        #expect(totals.mindfulnessMinutes == analysis.meditation.minutes)
        #expect(totals.mindfulnessDays == analysis.meditation.days)
        #expect(totals.workoutMinutes == analysis.workout.minutes)
        #expect(totals.workoutDays == analysis.workout.days)
        #expect(totals.logs == analysis.records.logs)
    }

    @Test("Weeks add up to all days", arguments: HistoryPropertyTests.seeds)
    func weeksAddUp(_ seed: UInt64) {
        let analysis = RandomHistory(seed: seed).builder.analysis(on: day(60))
        let whole = SpanTotals(analysis, in: days(1...70))
        let weeks = (0..<10).map { SpanTotals(analysis, in: days(7 * $0 + 1...7 * $0 + 7)) }
        for part in [\SpanTotals.steady, \.gap, \.healed, \.rewardsEarned, \.mindfulnessMinutes, \.workoutDays, \.logs]
        {
            #expect(weeks.reduce(0) { $0 + $1[keyPath: part] } == whole[keyPath: part])
        }
    }
}
