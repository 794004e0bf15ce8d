import ProgressModel

/// When each source says that a person was asleep, night by night.
///
/// A night goes from 18:00 to noon and belongs to the day on which it ends.
struct SleepNights {
    /// The time asleep of one source in one night.
    struct Night {
        let day: Day
        let source: Int
        /// Disjoint and ascending, in seconds since 1970.
        fileprivate(set) var spans: [Range<Int>]
        /// Of its first record.
        let offset: Int

        /// Without what several records have in common.
        var seconds: Int { spans.reduce(0) { $0 + $1.count } }
    }

    private var places: [UInt64: Int] = [:]
    private var nights: [Night] = []

    /// How many nights there are, of all sources.
    var count: Int { nights.count }

    /// The day of the night in which a sleep begins; nil in the afternoon.
    static func day(of start: HealthDate) -> Day? {
        switch start.wall.hour {
        case ..<12: start.day
        case 18...: start.day.advanced(by: 1)
        default: nil
        }
    }

    mutating func add(_ span: Range<Int>, to day: Day, by source: Int, at offset: Int) {
        let key = UInt64(truncatingIfNeeded: day.number + 1_000_000) << 32 | UInt64(source)
        guard let place = places[key] else {
            places[key] = nights.count
            nights.append(Night(day: day, source: source, spans: [span], offset: offset))
            return
        }
        nights[place].spans.add(span)
    }

    /// One night for each day, ascending: that of the source with the most sleep, of equals the first by name; and the
    /// days of the others.
    func best(_ sources: HealthSources) -> (nights: [Night], others: [Day]) {
        let ordered = nights.sorted { first, second in
            if first.day != second.day { return first.day < second.day }
            let (most, other) = (first.seconds, second.seconds)
            return most != other
                ? most > other : first.source != second.source && sources.isInOrder(first.source, second.source)
        }
        var best: [Night] = []
        var others: [Day] = []
        for night in ordered {
            if best.last?.day == night.day { others.append(night.day) } else { best.append(night) }
        }
        return (best, others)
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
