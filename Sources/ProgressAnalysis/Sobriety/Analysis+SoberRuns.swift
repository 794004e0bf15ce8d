import ProgressModel

extension Analysis {
    /// Every run of consecutive sober days, ascending, the current one included.
    ///
    /// O(days).
    package var soberRuns: [Streak.Run] {
        days.range.compactMap { day in
            guard let length = days[day]?.soberRun, length > 0, (days[day.advanced(by: 1)]?.soberRun ?? 0) == 0
            else { return nil }
            return Streak.Run(endingOn: day, length: length)
        }
    }

    /// The milestone of the sober streak that was reached today for the first time; nil on any other day.
    package var milestoneToday: Milestone? { milestones.first { $0.reached == today } }
}
