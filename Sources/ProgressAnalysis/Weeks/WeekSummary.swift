package import ProgressModel

/// A week in numbers, beside the week before it and the usual one.
package struct WeekSummary: Sendable {
    package let week: Week
    /// The days that are told of: all seven, or those up to today.
    package let days: ClosedRange<Day>
    /// Whether it is the week of today.
    package let isRunning: Bool
    package let totals: SpanTotals
    package let figures: WeekFigures
    /// The same weekdays of the week before; nil where that has no recorded day.
    package let weekBefore: WeekFigures?
    /// The medians of the same weekdays in the up to eight weeks before; nil of fewer than four.
    package let usual: UsualWeek?
    /// What happened to the rewards of every streak, ascending by day.
    package let rewards: [StreakEvent]
    /// Of the week's sober days; nil where the profile has no rate.
    package let savings: Savings?
    /// Those first reached in the week, ascending.
    package let milestones: [Milestone]
    /// The active saboteurs and those with a log in the week, in the order of the tracker file.
    package let saboteurs: [SaboteurWeek]
    package let highlight: WeekHighlight?
    package let slip: WeekSlip?

    /// Sums up a week that is part of the series of the analysis.
    package init(_ analysis: Analysis, of week: Week) {
        let last = min(week.sunday, analysis.today)
        let days = week.monday...max(week.monday, last)
        let series = analysis.weeks
        self.week = week
        self.days = days
        isRunning = week == Week(containing: analysis.today)
        let totals = SpanTotals(analysis, in: days)
        self.totals = totals
        let figures = WeekSummary.figures(analysis, of: week, like: days)
        self.figures = figures
        let before = series.first < week ? week.advanced(by: -1) : nil
        weekBefore = before.map { WeekSummary.figures(analysis, of: $0, like: days) }
        let earlier = isRunning ? WeekSummary.partial(analysis, before: week, like: days) : Array(series.before(week))
        usual = UsualWeek(earlier)
        let rewards = analysis.streakEvents(in: days)
        self.rewards = rewards
        savings = Savings(analysis.history.profile, soberDays: figures.steadyDays)
        let milestones = analysis.milestones.filter { $0.reached.map(days.contains) ?? false }
            .sorted { $0.days < $1.days }
        self.milestones = milestones
        saboteurs = analysis.trackers.compactMap { SaboteurWeek($0, analysis, of: week, like: days) }
        slip = WeekSlip(analysis, in: days)
        highlight = WeekHighlight(
            analysis, of: week, days: days, figures: figures, totals: totals, milestones: milestones, rewards: rewards)
    }

    /// The figures of the days of `week` that stand where `days` stand in theirs.
    private static func figures(_ analysis: Analysis, of week: Week, like days: ClosedRange<Day>) -> WeekFigures {
        let length = days.lowerBound.distance(to: days.upperBound)
        return WeekFigures(analysis.history, analysis.days, in: week.monday...week.monday.advanced(by: length))
    }

    /// The running week is compared with as many days of the weeks before as it has had itself.
    private static func partial(
        _ analysis: Analysis, before week: Week, like days: ClosedRange<Day>
    ) -> [WeekFigures] {
        analysis.weeks.before(week).indices.map { index in
            figures(analysis, of: analysis.weeks.first.advanced(by: index), like: days)
        }
    }
}
