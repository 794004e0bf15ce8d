package import ProgressModel

/// What a saboteur did in a week.
package struct SaboteurWeek: Sendable {
    package let tracker: TrackerAnalysis
    /// Its mode on the last of the days.
    package let mode: Tracker.Mode
    package let count: Int
    /// On the same days of the week before.
    package let countBefore: Int
    /// The part of the day with the most logs, ties to the earlier in the order of `PartOfDay`; nil without a log.
    package let peak: PartOfDay?

    /// Nil for a tracker that is no saboteur, or that had nothing to do with the week.
    init?(_ tracker: TrackerAnalysis, _ analysis: Analysis, of week: Week, like days: ClosedRange<Day>) {
        guard tracker.tracker.kind == .saboteur else { return nil }
        let walk = tracker.walk(on: days.upperBound)
        let count = days.reduce(0) { $0 + tracker.days.count(on: $1) }
        guard count > 0 || (tracker.tracker.isActive && walk != nil) else { return nil }
        self.tracker = tracker
        self.count = count
        mode = walk?.mode ?? tracker.mode
        countBefore = days.reduce(0) { $0 + tracker.days.count(on: $1.advanced(by: -7)) }
        var parts = [Int](repeating: 0, count: PartOfDay.allCases.count)
        for day in days where tracker.days.count(on: day) > 0 {
            for index in analysis.days.logs(on: day) where analysis.history.logs[index].tracker == tracker.index {
                let part = PartOfDay(hour: analysis.history.logs[index].wallTime.hour)
                parts[PartOfDay.allCases.firstIndex(of: part) ?? 0] += 1
            }
        }
        peak = count == 0 ? nil : parts.max().flatMap(parts.firstIndex(of:)).map { PartOfDay.allCases[$0] }
    }
}
