package import ProgressModel

extension [Milestone] {
    /// The shortest one that was never reached, and how many days a streak of a length is away from it.
    package func next(after length: Int) -> (milestone: Milestone, daysAway: Int)? {
        let next = filter { $0.reached == nil }.min { $0.days < $1.days }
        return next.map { ($0, $0.days - length) }
    }
}

extension Analysis {
    /// The first day on which the sober streak had that many days; nil where it never had.
    ///
    /// O(log days).
    package func dayReached(soberRun days: Int) -> Day? {
        let offset = longestSoberRuns.partitioningIndex { $0 >= days }
        return offset < longestSoberRuns.count ? self.days.first.advanced(by: offset) : nil
    }

    /// The first day on which that many days in a row were sober without a single drink; nil where that never was.
    ///
    /// Who calls a day with one drink sober did not do what people did who drank nothing. A sober day whose drinks were
    /// not counted had none. O(days).
    package func dayReached(runWithoutDrinks days: Int) -> Day? {
        guard history.profile.soberUpTo > 0 else { return dayReached(soberRun: days) }
        var run = 0
        return self.days.range.first { day in
            let record = self.days[day]
            run = record?.isSober == true && record?.drinks ?? .zero <= .zero ? run + 1 : 0
            return run == days
        }
    }

    /// The day on which the current run of sober days would have that length if every day until then were sober.
    ///
    /// A pending today is one of those days. Nil for a length the run has already, and after the year 9999.
    package func dayExpected(soberRun days: Int) -> Day? {
        let lastDecided = self.days[today]?.level == nil ? today.advanced(by: -1) : today
        let missing = days - (sobriety.current?.length ?? 0)
        guard missing > 0 else { return nil }
        let day = lastDecided.advanced(by: missing)
        return day.date.year <= 9999 ? day : nil
    }
}
