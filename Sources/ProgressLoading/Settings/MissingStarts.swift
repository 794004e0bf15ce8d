import ProgressModel

/// Finds trackers in avoidance of which nobody wrote when it began: what was good before the first slip is not counted.
struct MissingStarts {
    let file: SourceFile
    let settings: TrackerSettings
    let problems: Problems

    /// Warns of each, and says from when on it counts.
    func warn(_ logs: LogTable) {
        for (index, place) in settings.places.enumerated() {
            let tracker = settings.trackers[index]
            guard tracker.mode == .avoidance, tracker.modeChanges.isEmpty, tracker.createdAt == nil else { continue }
            let first = zip(logs.days, logs.rows).lazy.filter { $0.1.tracker == index }.map(\.0).min()
            problems.warn(
                .missingStart, file, place, kind: tracker.id,
                "\"\(tracker.id)\" is in avoidance without a start, so that it "
                    + (first.map { "counts from its first log on \($0)" } ?? "does not count before its first log"),
                hint: first.map { "add \"createdAt\": \"\($0)\", or the day on which it began" }
                    ?? "add \"createdAt\" with the day on which it began")
        }
    }
}
