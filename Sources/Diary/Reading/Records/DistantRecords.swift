import Model

/// Warns of records whose year is probably mistyped.
struct DistantRecords {
    let files: [SourceFile]
    let problems: Problems

    /// In days; a longer gap divides the records into parts (two years have 730 or 731 days).
    private static let longestGap = 731
    /// A larger part isn't mistyped.
    private static let mostDistant = 3
    /// In days; a single earliest record that is further away than this is probably mistyped.
    private static let tenYears = 3653
    /// In days: eleven months have at least 334, and thirteen at most 397.
    private static let aboutAYear = 334...397

    /// The days of the records of a kind, in reading order, and where each record is.
    private typealias Records = (days: [Day], origin: (Int) -> Origin)
    private typealias Warning = (code: DiagnosticCode, day: Day, origin: Origin, text: String)

    /// Warns of each record that is about a year before the row above it or about a year away from the rows around it,
    /// and of the records of a part with at most three, unless it is the largest part.
    func warn(of entries: [Entry], _ sessions: [Session], _ logs: LogTable, _ metrics: [Metric]) {
        let kinds: [Records] = [
            (entries.map(\.day), { entries[$0].origin }), (sessions.map(\.day), { sessions[$0].origin }),
            (logs.days, { logs[$0].origin }), (metrics.map(\.day), { metrics[$0].origin }),
        ]
        for (code, day, origin, text) in kinds.flatMap(withWrongYear) + distant(kinds) {
            problems.warn(
                code, at: origin, in: files, example: "\(day)", "the record of \(day) is \(text)", hint: wrongYear)
        }
    }

    private func distant(_ kinds: [Records]) -> [Warning] {
        // If all records are within two years, there is only one part.
        let all = kinds.flatMap(\.days)
        guard let first = all.min(), let last = all.max(), first.distance(to: last) > Self.longestGap else { return [] }
        var counts = [Int](repeating: 0, count: first.distance(to: last) + 1)
        for day in all { counts[first.distance(to: day)] += 1 }
        // In days since the first record.
        var parts: [(days: ClosedRange<Int>, count: Int)] = []
        for day in counts.indices where counts[day] > 0 {
            if let part = parts.last, day - part.days.upperBound <= Self.longestGap {
                parts[parts.count - 1] = (part.days.lowerBound...day, part.count + counts[day])
            } else {
                parts.append((day...day, counts[day]))
            }
        }
        // Of equally large parts the last one is the history: a mistyped year is rarely a later one.
        let most = parts.map(\.count).max()
        let largest = parts.lastIndex { $0.count == most }
        let few = parts.indices.filter { $0 != largest && parts[$0].count <= Self.mostDistant }.map { parts[$0].days }
        guard !few.isEmpty else { return [] }
        let isFirstAlone = parts[0].count == 1 && parts[1].days.lowerBound > Self.tenYears
        return kinds.flatMap { days, origin in
            let found = days.indices.filter { index in few.contains { $0.contains(first.distance(to: days[index])) } }
            return found.map { index -> Warning in
                isFirstAlone && days[index] == first
                    ? (.mistypedYear, first, origin(index), "more than ten years before every other")
                    : (.distantRecord, days[index], origin(index), "more than two years away from the others")
            }
        }
    }

    private func withWrongYear(_ records: Records) -> [Warning] {
        let (days, origin) = records
        var found: [Warning] = []
        var last: Int?
        for index in days.indices.dropFirst() {
            func isYearAway(_ other: Int) -> Bool {
                days.indices.contains(other) && Self.aboutAYear.contains(abs(days[index].distance(to: days[other])))
                    && origin(index).file == origin(other).file
            }
            guard isYearAway(index - 1) else { continue }
            let isBetween = isYearAway(index + 1)
            // After a wrong row, the next one is compared with the rows before.
            guard isBetween || days[index] < days[index - 1] && last != index - 1 else { continue }
            last = index
            let text = isBetween ? "away from the rows above and below it" : "before the row above it"
            found.append((.mistypedYear, days[index], origin(index), "about a year " + text))
        }
        return found
    }
}
