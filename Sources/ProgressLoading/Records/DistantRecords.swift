import Diagnostics
import ProgressModel

/// Warns of records that lie more than two years from all others: most likely their year is mistyped.
struct DistantRecords {
    let files: [SourceFile]
    let problems: Problems

    /// A longer gap splits the records; two years have 730 or 731 days.
    private static let longestGap = 731
    /// More records than these were not all mistyped.
    private static let mostDistant = 3

    /// Warns of each record of a part with at most three, unless it is the largest part.
    func warn(of entries: [Entry], _ sessions: [Session], _ logs: LogTable, _ metrics: [Metric]) {
        // Where all records lie within two years there is no such gap, and nothing to count.
        guard isLong(entries, sessions, logs, metrics) else { return }
        var days = DayCounts()
        for entry in entries { days.add(entry.day) }
        for session in sessions { days.add(session.day) }
        for day in logs.days { days.add(day) }
        for metric in metrics { days.add(metric.day) }
        let distant = distantDays(days.counts)
        guard !distant.isEmpty else { return }
        var records = entries.filter { distant.contains($0.day) }.map { ($0.day, $0.origin) }
        records += sessions.filter { distant.contains($0.day) }.map { ($0.day, $0.origin) }
        records += logs.days.indices.filter { distant.contains(logs.days[$0]) }.map { (logs.days[$0], logs[$0].origin) }
        records += metrics.filter { distant.contains($0.day) }.map { ($0.day, $0.origin) }
        var lineStarts: [Int: [Int]] = [:]
        for (day, origin) in records {
            let file = files[origin.file]
            let starts = lineStarts[origin.file] ?? file.lineStarts
            lineStarts[origin.file] = starts
            problems.warn(
                .distantRecord, file, Position(offset: starts[origin.line - 1], line: origin.line), example: "\(day)",
                "the record of \(day) is more than two years away from the others", hint: wrongYear)
        }
    }

    /// Whether the records span more than the longest gap.
    private func isLong(_ entries: [Entry], _ sessions: [Session], _ logs: LogTable, _ metrics: [Metric]) -> Bool {
        var first = Day(number: .max)
        var last = Day(number: .min)
        func add(_ day: Day) {
            if day < first { first = day }
            if day > last { last = day }
        }
        for entry in entries { add(entry.day) }
        for session in sessions { add(session.day) }
        for day in logs.days { add(day) }
        for metric in metrics { add(metric.day) }
        return first < last && last.number - first.number > Self.longestGap
    }

    /// The days of the parts with few records.
    private func distantDays(_ counts: [Day: Int]) -> Set<Day> {
        var parts: [(days: [Day], count: Int)] = []
        for day in counts.keys.sorted() {
            let count = counts[day] ?? 0
            if let last = parts.last?.days.last, day.number - last.number <= Self.longestGap {
                parts[parts.count - 1].days.append(day)
                parts[parts.count - 1].count += count
            } else {
                parts.append(([day], count))
            }
        }
        // Of equally large parts the last one is the history: a year that is mistyped is rarely a later one.
        let largest = parts.indices.max {
            parts[$0].count < parts[$1].count || (parts[$0].count == parts[$1].count && $0 < $1)
        }
        let distant = parts.indices.filter { $0 != largest && parts[$0].count <= Self.mostDistant }
        return Set(distant.flatMap { parts[$0].days })
    }
}

/// How many records each day has; most records are of the day of the record before.
private struct DayCounts {
    private var finished: [Day: Int] = [:]
    private var current: Day?
    private var countOfCurrent = 0

    mutating func add(_ day: Day) {
        if day != current {
            if let current { finished[current, default: 0] += countOfCurrent }
            current = day
            countOfCurrent = 0
        }
        countOfCurrent += 1
    }

    var counts: [Day: Int] {
        var counts = finished
        if let current { counts[current, default: 0] += countOfCurrent }
        return counts
    }
}
