import Counting
import Model

/// The results of an analysis in comparable form: everything but the records themselves.
struct Numbers: Equatable {
    let walks: [StreakWalk.Content]
    let sober: [Streak.Run?]
    let timer: [Instant?]
    let counts: [Int]
    let milestones: [Milestone]
    let money: [Money?]
    let names: [[NameCount]]

    init(_ analysis: Analysis) {
        let trackers = analysis.trackers
        let streaks = [analysis.noalc.streak, analysis.meditation.streak, analysis.workout.streak]
        let archived = trackers.flatMap { $0.archived.map(\.streak) }
        let all = streaks + trackers.compactMap(\.streak) + archived
        walks = all.map { StreakWalk.Content($0.walk) }
        sober = [analysis.sobriety.current, analysis.sobriety.longest]
        timer = [analysis.sobriety.timer?.start, analysis.sobriety.timer?.end]
        // Step by step: the type of one long sum takes seconds to check.
        var counts: [Int] = [
            analysis.totals.steady, analysis.totals.easy, analysis.totals.wild, analysis.totals.gap,
            analysis.meditation.minutes, analysis.meditation.days, analysis.workout.minutes, analysis.workout.days,
            analysis.sobriety.soberDays, analysis.savings?.caloriesAvoided ?? -1,
        ]
        for tracker in trackers {
            counts += [tracker.days.logs, tracker.days.loggedDays, Int(tracker.days.total.billionths)]
            counts += tracker.insights.byWeekdayAndHour.joined()
            counts += tracker.insights.trend.weeks.map(\.count)
        }
        self.counts = counts
        milestones = analysis.milestones
        money = [analysis.savings?.amount]
        names = trackers.flatMap { [$0.insights.triggers, $0.insights.places] }
    }
}

extension StreakWalk {
    /// The days and the ledger of a walk.
    struct Content: Equatable {
        let first: Day
        let steps: ArraySlice<StreakStep>
        let ledger: ArraySlice<RewardEvent>

        init(_ walk: StreakWalk) {
            (first, steps, ledger) = (walk.first, walk.steps, walk.ledger)
        }
    }
}
