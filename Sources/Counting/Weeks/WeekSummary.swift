package import Model

/// The figures of a week, compared with the week before and the usual week.
package struct WeekSummary: Sendable {
    package let week: Week
    /// The days covered: all seven, or those up to today.
    package let days: ClosedRange<Day>
    package let isRunning: Bool
    package let totals: SpanTotals
    package let figures: WeekFigures
    /// In the order of `WeekMeasure.allCases`; only those that are shown and were recorded by the end of the week.
    package let comparisons: [WeekComparison]
    /// The changes in the rewards of every streak, ascending by day.
    package let rewards: [StreakEvent]
    /// Nil without a rate in the profile.
    package let savings: Savings?
    /// Whether more was drunk than the earlier rate; false without a rate in the profile.
    package let isAboveRate: Bool
    /// The milestones first reached in the week, ascending.
    package let milestones: [Milestone]
    /// The saboteurs that are active or have a log in the week, in file order.
    package let saboteurs: [SaboteurWeek]
    package let highlight: WeekHighlight?
    package let slip: WeekSlip?

    /// Sums up a week of the analysis; O(trackers), independent of the length of the history.
    package init(_ analysis: Analysis, of week: Week) {
        let days = week.monday...max(week.monday, min(week.sunday, analysis.today))
        self.week = week
        self.days = days
        isRunning = week == Week(containing: analysis.today)
        totals = SpanTotals(analysis, in: days)
        let figures = analysis.weeks[week] ?? WeekFigures()
        self.figures = figures
        let measures = WeekMeasure.allCases.filter { $0 != .drinks || analysis.tellsDrinks }
        comparisons = measures.compactMap { WeekComparison($0, analysis, of: week) }
        let rewards = analysis.streakEvents(in: days)
        self.rewards = rewards
        let profile = analysis.history.profile
        savings = Savings(profile, analysis.days, in: days)
        isAboveRate = profile.drinkingRate.map { $0.isBelow(figures.drinks, on: days) } ?? false
        let milestones = analysis.milestones.filter { $0.reached.map(days.contains) ?? false }
            .sorted { $0.days < $1.days }
        self.milestones = milestones
        saboteurs = analysis.trackers.compactMap { SaboteurWeek($0, in: days) }
        slip = WeekSlip(analysis, in: days)
        highlight = WeekHighlight(
            analysis, of: week, days: days, figures: figures, milestones: milestones, rewards: rewards)
    }
}

/// One measure of a week and of the weeks before (Documentation/counting.md, section 10).
package struct WeekComparison: Sendable, Hashable {
    package let measure: WeekMeasure
    /// The week; for the running one, the days that are compared.
    package let value: WeekValue
    /// The eight weeks before, oldest first; for the running week the same weekdays of each.
    package let earlier: [WeekValue]

    package var before: WeekNumber? { earlier.last?.number }
    /// The median of the known values of `earlier`; nil with fewer than four, which don't show what is usual.
    package let usual: WeekNumber?

    private static let earlierWeeks = 8
    private static let fewestWeeks = 4

    /// Nil if the measure wasn't recorded by the end of the week.
    init?(_ measure: WeekMeasure, _ analysis: Analysis, of week: Week) {
        let last = min(week.sunday, analysis.today)
        guard let first = measure.firstDay(in: analysis), first <= last else { return nil }
        self.measure = measure
        if last == analysis.today {
            (value, earlier) = analysis.soFar(measure, weeksBefore: WeekComparison.earlierWeeks)
        } else {
            value = analysis.value(of: measure, in: week)
            earlier = (1...WeekComparison.earlierWeeks).reversed().map { distance in
                analysis.value(of: measure, in: week.advanced(by: -distance))
            }
        }
        let known = earlier.compactMap(\.number)
        usual = known.count < WeekComparison.fewestWeeks ? nil : .median(known)
    }
}

extension WeekMeasure {
    /// The first day with a record of the measure; nil without one.
    func firstDay(in analysis: Analysis) -> Day? {
        let walk =
            switch self {
            case .soberDays, .drinks: analysis.noalc.dayWalk
            case .mindfulnessMinutes: analysis.meditation.streak.walk
            case .workoutMinutes: analysis.workout.streak.walk
            }
        return walk.isEmpty ? nil : walk.days.lowerBound
    }
}
