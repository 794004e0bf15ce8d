import ProgressModel

/// When each source says that a person was asleep, night by night.
///
/// A night goes from 18:00 to noon and belongs to the day on which it ends.
struct SleepNights {
    private struct Key: Hashable {
        let day: Day
        let source: Int
    }

    /// The time asleep of each source in each night, disjoint and ascending, in seconds since 1970, with the offset of the
    /// first record.
    private var nights: [Key: (spans: [Range<Int>], offset: Int)] = [:]

    /// How many nights there are, of all sources.
    var count: Int { nights.count }

    /// The minutes of each source in each night, without what several records have in common.
    var totals: [DailyTotals.Total] {
        nights.map { key, night in
            let seconds = night.spans.reduce(0) { $0 + $1.count }
            return DailyTotals.Total(
                day: key.day, source: key.source, sum: GatheredHealth.minutes(seconds).billionths, count: 1,
                offset: night.offset)
        }
    }

    /// The day of the night in which a sleep begins; nil in the afternoon.
    static func day(of start: HealthDate) -> Day? {
        switch start.wall.hour {
        case ..<12: start.day
        case 18...: start.day.advanced(by: 1)
        default: nil
        }
    }

    mutating func add(_ span: Range<Int>, to day: Day, by source: Int, at offset: Int) {
        nights[Key(day: day, source: source), default: ([], offset)].spans.add(span)
    }
}

extension [Range<Int>] {
    /// Adds a span to disjoint, ascending ones; those that it touches become one with it.
    fileprivate mutating func add(_ span: Range<Int>) {
        // Mostly it follows the last one.
        let start =
            last.map { $0.upperBound < span.lowerBound } ?? true
            ? count : firstIndex { $0.upperBound >= span.lowerBound } ?? count
        let end = self[start...].firstIndex { $0.lowerBound > span.upperBound } ?? count
        guard start < end else {
            insert(span, at: start)
            return
        }
        let lower = Swift.min(span.lowerBound, self[start].lowerBound)
        let upper = Swift.max(span.upperBound, self[end - 1].upperBound)
        replaceSubrange(start..<end, with: [lower..<upper])
    }
}
