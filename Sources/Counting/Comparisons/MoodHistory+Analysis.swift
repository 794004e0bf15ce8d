import Model
import Synchronization

extension Analysis {
    /// The moods of a tracker; nil for other trackers, and below `MoodHistory.fewest` entries.
    ///
    /// Computed when it is asked for the first time, and then kept.
    package func moods(of tracker: TrackerAnalysis) -> MoodHistory? {
        computedMoods.withLock { computed in
            if let moods = computed[tracker.index] { return moods }
            let moods = MoodHistory(tracker, in: self)
            computed[tracker.index] = moods
            return moods
        }
    }
}

extension MoodHistory {
    /// O(days + logs of all trackers on its days).
    fileprivate init?(_ tracker: TrackerAnalysis, in analysis: Analysis) {
        guard tracker.isAboutMood, tracker.days.logs >= MoodHistory.fewest, let range = tracker.days.range
        else {
            return nil
        }
        let logs = analysis.history.logs
        var tally = MoodTally(tracker.tracker)
        for day in range where tracker.days.count(on: day) > 0 {
            let kind = MoodDayKind(analysis.days[day])
            for row in analysis.days.logRows(on: day) where row.tracker == tracker.index {
                tally.add(row, on: day, kind, of: logs)
            }
            if tracker.mode == .number { tally.add(tracker.days.value(on: day), on: day, kind) }
            tally.endDay(kind)
        }
        guard tally.entries >= MoodHistory.fewest, let first = tally.firstDay else { return nil }
        rows = tally.rows
        entries = tally.entries
        isScale = tally.isScale
        self.range = first...max(first, tracker.isActive ? analysis.today : range.upperBound)
        daysOfKind = tally.daysOfKind
    }
}
