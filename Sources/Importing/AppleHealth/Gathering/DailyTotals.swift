import Model

struct DailyTotals {
    struct Total {
        let day: Day
        let source: Int
        var sum: Int128 = 0
        var count = 0
        /// The byte offset of the first record.
        let offset: Int

        func amount(isMean: Bool) -> FixedDecimal {
            FixedDecimal(billionths: isMean ? divideRounding(sum, by: Int128(count)) : sum)
        }
    }

    private var places: [UInt64: Int] = [:]
    private var totals: [(subject: UInt8, total: Total)] = []
    private var last: (key: UInt64, place: Int)?

    var count: Int { totals.count }

    /// Adds a number to the total of a subject, which is the number of a kind or of a wish.
    mutating func add(_ number: FixedDecimal, to subject: UInt8, on day: Day, by source: Int, at offset: Int) {
        let key =
            UInt64(truncatingIfNeeded: day.number + 1_000_000) << 32 | UInt64(source) << 8 | UInt64(subject)
        let place: Int
        if let last, last.key == key {
            place = last.place
        } else if let known = places[key] {
            place = known
        } else {
            place = totals.count
            places[key] = place
            totals.append((subject, Total(day: day, source: source, offset: offset)))
        }
        last = (key, place)
        totals[place].total.sum += number.billionths
        totals[place].total.count += 1
    }

    func all(of subject: UInt8) -> [Total] { totals.filter { $0.subject == subject }.map(\.total) }

    /// One total for each day, ascending: that of the source with the most; and the days that other sources have too.
    ///
    /// The most is the largest sum or, for means, the most records. If several have the most, the first by name wins.
    static func best(
        _ totals: [Total], isMean: Bool, _ sources: HealthSources
    ) -> (totals: [Total], others: [Day]) {
        let ordered = totals.sorted { first, second in
            if first.day != second.day { return first.day < second.day }
            let most = isMean ? (Int128(first.count), Int128(second.count)) : (first.sum, second.sum)
            return most.0 != most.1
                ? most.0 > most.1 : first.source != second.source && sources.isInOrder(first.source, second.source)
        }
        var best: [Total] = []
        var others: [Day] = []
        for total in ordered {
            if best.last?.day == total.day { others.append(total.day) } else { best.append(total) }
        }
        return (best, others)
    }
}

/// The times at which each source records that a person was asleep, night by night.
///
/// A night goes from 18:00 to noon and belongs to the day on which it ends.
struct SleepNights {
    private struct Key: Hashable {
        let day: Day
        let source: Int
    }

    /// The time asleep of each source in each night, disjoint and ascending, in seconds since 1970, with the offset of
    /// the first record.
    private var nights: [Key: (spans: RangeSet<Int>, offset: Int)] = [:]

    var count: Int { nights.count }

    /// The minutes of each source in each night; times that several records cover count once.
    var totals: [DailyTotals.Total] {
        nights.map { key, night in
            let seconds = night.spans.ranges.reduce(0) { $0 + $1.count }
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
        nights[Key(day: day, source: source), default: (RangeSet(), offset)].spans.insert(contentsOf: span)
    }
}
