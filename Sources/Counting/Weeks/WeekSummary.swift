package import Model

/// A week in numbers, beside the week before it and the usual one.
package struct WeekSummary: Sendable {
    package let week: Week
    /// The days that the summary covers: all seven, or those up to today.
    package let days: ClosedRange<Day>
    /// Whether it is the week of today.
    package let isRunning: Bool
    package let totals: SpanTotals
    package let figures: WeekFigures
    /// In the order of `WeekMeasure.allCases`, those that are shown and were recorded by the end of the week.
    package let comparisons: [WeekComparison]
    /// What happened to the rewards of every streak, ascending by day.
    package let rewards: [StreakEvent]
    /// Of the week's days; nil if the profile has no rate.
    package let savings: Savings?
    /// Whether more was drunk on its days than it used to be; false if the profile has no rate.
    package let isAboveRate: Bool
    /// Those first reached in the week, ascending.
    package let milestones: [Milestone]
    /// The active saboteurs and those with a log in the week, in the order of the tracker file.
    package let saboteurs: [SaboteurWeek]
    package let highlight: WeekHighlight?
    package let slip: WeekSlip?

    /// Sums up a week that is part of the series of the analysis.
    ///
    /// O(trackers), however long the history is.
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

/// One measure of a week, with the weeks before (Documentation/counting.md, section 10).
package struct WeekComparison: Sendable, Hashable {
    package let measure: WeekMeasure
    /// The week, or of the running one the days that are compared.
    package let value: WeekValue
    /// The eight weeks before, oldest first; of the running week the same weekdays of each.
    package let earlier: [WeekValue]

    package var before: WeekNumber? { earlier.last?.number }
    /// The median of those of `earlier` that are known; nil if fewer than four are, which say nothing about what is usual.
    package let usual: WeekNumber?

    private static let earlierWeeks = 8
    private static let fewestWeeks = 4

    /// Nil if the measure wasn't recorded up to the end of the week.
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
    /// The first day with a record of the measure; nil if there is none.
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
