import Counting
import Model
import TestSupport
import Testing

@Suite("Random histories")
struct HistoryPropertyTests {
    static let seeds = Array<UInt64>(1...40)

    @Test("The order in which records are read changes no number", arguments: seeds)
    func orderDoesNotMatter(_ seed: UInt64) {
        let history = RandomHistory(seed: seed).builder
        var random = SeededGenerator(seed: seed)
        var shuffled = history
        shuffled.entries.shuffle(using: &random)
        shuffled.sessions.shuffle(using: &random)
        shuffled.logs.shuffle(using: &random)
        #expect(Numbers(shuffled.analysis(on: day(60))) == Numbers(history.analysis(on: day(60))))
    }

    @Test("A day more changes no day before today", arguments: seeds.prefix(10))
    func thePastStands(_ seed: UInt64) {
        let history = RandomHistory(seed: seed).builder
        var before = history.analysis(on: day(1))
        for number in 2...60 {
            let after = history.analysis(on: day(number))
            for (old, new) in zip(walks(before), walks(after)) where !old.days.isEmpty && old.first == new.first {
                // The last day was today and may have been open.
                #expect(new.days.starts(with: old.days.dropLast()))
            }
            before = after
        }
    }

    @Test("The parts of the days' count make up all days since the first entry", arguments: seeds)
    func levelsAddUp(_ seed: UInt64) {
        let analysis = RandomHistory(seed: seed).builder.analysis(on: day(60))
        let (noalc, totals) = (analysis.noalc, analysis.totals)
        let counted = totals.steady + totals.easy + totals.wild + totals.gap + (noalc.streak.isPending ? 1 : 0)
        #expect(counted == noalc.streak.walk.steps.count)
        #expect(analysis.sobriety.soberDays == totals.steady)
        #expect(analysis.sobriety.current?.length ?? 0 <= analysis.sobriety.longest?.length ?? 0)
    }

    @Test("The sober streak is what the policy without rewards makes of the levels", arguments: seeds)
    func soberStreakHasNoRewards(_ seed: UInt64) {
        var history = RandomHistory(seed: seed).builder
        history.profile.policies.noalc = .none
        for number in [20, 45, 60] {
            let analysis = history.analysis(on: day(number))
            #expect(analysis.sobriety.current?.length ?? 0 == analysis.noalc.streak.current)
            #expect(analysis.sobriety.current?.first == analysis.noalc.streak.start)
            #expect(analysis.sobriety.longest == analysis.noalc.streak.longest)
        }
    }

    @Test("Hours, parts and weeks count every log once", arguments: seeds)
    func insightsAddUp(_ seed: UInt64) {
        for tracker in RandomHistory(seed: seed).builder.analysis(on: day(60)).trackers {
            let insights = tracker.insights
            #expect(insights.byHour.reduce(0, +) == tracker.days.logs)
            #expect(insights.byPart.reduce(0, +) == tracker.days.logs)
            #expect(insights.trend.weeks.reduce(0) { $0 + $1.count } == tracker.days.logs)
            #expect(insights.sharePercent.reduce(0, +) == 100)
        }
    }

    private func walks(_ analysis: Analysis) -> [StreakWalk] {
        [analysis.noalc.streak, analysis.meditation.streak, analysis.workout.streak].map(\.walk)
            + analysis.trackers.compactMap { $0.streak?.walk }
    }
}
