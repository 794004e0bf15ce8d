import ProgressModel

extension Analysis {
    /// Whether there is anything to compare: two weeks of drinks, minutes or habits, a saboteur in use that was noticed, enough
    /// entries of a weekday, a metric, or an experiment.
    ///
    /// O(days + weeks × habits).
    package var hasInsights: Bool {
        let hasNoticed = trackers.contains { $0.isActive && $0.kind == .saboteur && $0.days.logs > 0 }
        let hasDrinks = tellsDrinks && drinkWeeks.weeks.count > 1
        let hasMinutes = Activity.allCases.contains { weeks(of: $0).minutes.count > 1 }
        return hasNoticed || hasDrinks || hasMinutes || hasMetrics || aim == .habits && habitWeeks.counts.count > 1
            || !history.experiments.isEmpty || weekdayLevels.allSatisfy { $0.soberPercent != nil }
    }
}
