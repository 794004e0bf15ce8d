import Model

/// When, why and where a tracker was logged, and its trend (Documentation/counting.md, section 8).
package struct TrackerInsights: Sendable {
    /// Logs with a time by local hour, 24 numbers for each weekday, Monday first.
    package let byWeekdayAndHour: [[Int]]
    /// The same for all weekdays together, 24 numbers.
    package let byHour: [Int]
    /// Logs with a time by part of the day, in the order of `PartOfDay.allCases`.
    package let byPart: [Int]
    /// Percentages in the same order; they sum to 100, or are all 0 if nothing was logged.
    package let sharePercent: [Int]
    /// The dominant part of the day; nil without one, and with too few logs.
    package let risk: PartOfDay?
    /// Most frequent first, equal ones by name.
    package let triggers: [NameCount]
    /// For each of `triggers` the logs with a time by part of the day, in the order of `PartOfDay.allCases`.
    package let triggersByPart: [[Int]]
    /// Most frequent first, equal ones by name.
    package let places: [NameCount]
    package let trend: WeeklyTrend

    init(_ tally: TrackerTally, _ days: TrackerDays, names: NameTable, today: Day) {
        let hours = (0..<7).map { weekday in Array(tally.hours[weekday * 24..<weekday * 24 + 24]) }
        byWeekdayAndHour = hours
        byHour = (0..<24).map { hour in hours.reduce(0) { $0 + $1[hour] } }
        var parts = [Int](repeating: 0, count: PartOfDay.allCases.count)
        for (hour, count) in byHour.enumerated() { parts[PartOfDay(hour: hour).index] += count }
        byPart = parts
        sharePercent = percentages(of: parts)
        risk = Dominance.index(among: parts).map { PartOfDay.allCases[$0] }
        let triggers = tally.triggers.sorted(names)
        self.triggers = triggers.map(\.name)
        triggersByPart = triggers.map(\.parts)
        places = tally.places.sorted(names).map(\.name)
        trend = WeeklyTrend(days, today: today)
    }

    package var timedLogs: Int { byPart.reduce(0, +) }

    /// The share of a part in whole percent.
    package func percent(of part: PartOfDay) -> Int {
        sharePercent[part.index]
    }
}

/// A part in whole percent, rounded half up, but 100 only for all and 0 only for nothing; `whole` is above 0.
package func share(of part: Int, in whole: Int) -> Int {
    let rounded = Int(divideRounding(Int128(part) * 100, by: Int128(whole)))
    return part < whole ? min(99, max(part > 0 ? 1 : 0, rounded)) : 100
}

/// Whole percentages that sum to 100, by the largest remainder, ties to the earlier; all 0 if the sum is 0.
package func percentages(of counts: [Int]) -> [Int] {
    let total = counts.reduce(0, +)
    guard total > 0 else { return counts.map { _ in 0 } }
    var percentages = counts.map { $0 * 100 / total }
    let missing = 100 - percentages.reduce(0, +)
    let byRemainder = counts.indices.sorted { left, right in
        let (leftRest, rightRest) = (counts[left] * 100 % total, counts[right] * 100 % total)
        return leftRest == rightRest ? left < right : leftRest > rightRest
    }
    for index in byRemainder.prefix(missing) { percentages[index] += 1 }
    return percentages
}

/// Signs that a saboteur that was only noticed so far could be avoided (Documentation/counting.md, section 8).
package struct AvoidanceReadiness: Sendable, Hashable {
    /// The moments in the last four complete weeks, and in the first four.
    package let recent, first: Int

    /// In weeks; eight of them must be complete.
    private static let span = 4
    /// About one moment a week.
    private static let most = 4

    /// Nil for a tracker that isn't in awareness or is inactive, and if there are no such signs.
    package init?(_ tracker: TrackerAnalysis) {
        guard tracker.mode == .awareness, tracker.isActive, let since = tracker.currentSince else { return nil }
        let weeks = tracker.insights.trend.weeks.filter { $0.week >= Week(containing: since) }
        guard let running = weeks.last?.count, weeks.count > 2 * AvoidanceReadiness.span else { return nil }
        let complete = weeks.dropLast().map(\.count)
        let sum = { (weeks: ArraySlice<Int>) in weeks.reduce(0, +) }
        let recent = sum(complete.suffix(AvoidanceReadiness.span))
        let before = sum(complete.dropLast(AvoidanceReadiness.span).suffix(AvoidanceReadiness.span))
        let first = sum(complete.prefix(AvoidanceReadiness.span))
        let isRare = recent <= AvoidanceReadiness.most && running <= 1
        let isClearlyLess = first >= AvoidanceReadiness.span && 2 * recent <= first && recent <= before
        // Nothing in eight weeks may also mean that it is no longer logged.
        guard isRare, isClearlyLess, recent + before > 0 else { return nil }
        (self.recent, self.first) = (recent, first)
    }
}

/// The rule for the word "mostly" (Documentation/counting.md, section 8).
package enum Dominance {
    /// Fewer counts claim nothing.
    package static let fewest = 5

    /// The first largest count, by index, if the sum is at least five and it has at least 40 % of it.
    static func index(among counts: [Int]) -> Int? {
        let total = counts.reduce(0, +)
        guard total >= fewest, let most = counts.max(), most * 100 >= 40 * total else { return nil }
        return counts.firstIndex(of: most)
    }
}

/// The number of times a trigger or a place was named, ignoring case.
package struct NameCount: Sendable, Hashable {
    /// As first written, without surrounding spaces.
    package let name: String
    package let count: Int

    package init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

extension [NameCount] {
    /// The most frequent name, if it dominates, and whether it has more than half; nil otherwise, and for a tie.
    package var leader: (name: String, isMajority: Bool)? {
        guard count < 2 || self[0].count > self[1].count else { return nil }
        return Dominance.index(among: map(\.count)).map { index in
            (self[index].name, self[index].count * 2 > reduce(0) { $0 + $1.count })
        }
    }
}
