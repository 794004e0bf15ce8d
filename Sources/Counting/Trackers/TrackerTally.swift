import Model

/// The sums of one tracker's logs, counted in one pass over all logs of a history.
struct TrackerTally {
    /// The first and last logged day; nil without logs.
    let range: ClosedRange<Day>?
    private(set) var logs = 0
    private(set) var notes = 0
    /// Logs and amounts by day of `range`; an amount that isn't written is 1.
    private(set) var counts: [Int] = []
    private(set) var totals: [FixedDecimal] = []
    /// The values by day of `range`; empty if the tracker isn't a number.
    private(set) var values: [DayValue] = []
    /// Logs with a time by day of `range` and part of the day, in the order of `PartOfDay.allCases`.
    private(set) var parts: [SIMD4<Int32>] = []
    /// Logs with a time by weekday, Monday first, and local hour, 24 for each day.
    private(set) var hours = [Int](repeating: 0, count: 7 * 24)
    /// The number of times each option was chosen.
    private(set) var options: [Int]
    private(set) var triggers = NameTally()
    private(set) var places = NameTally()

    /// The tallies of all trackers up to a day, in file order; O(logs + days × trackers).
    static func all(_ history: History, through today: Day) -> [TrackerTally] {
        let logs = history.logs
        var ranges = [ClosedRange<Day>?](repeating: nil, count: history.trackers.count)
        for (row, day) in zip(logs.rows, logs.days) where day <= today {
            guard let range = ranges[row.tracker] else {
                ranges[row.tracker] = day...day
                continue
            }
            if day > range.upperBound {
                ranges[row.tracker] = range.lowerBound...day
            } else if day < range.lowerBound {
                ranges[row.tracker] = day...range.upperBound
            }
        }
        var tallies = zip(history.trackers, ranges).map { TrackerTally($0, $1) }
        var numbers = zip(history.trackers, ranges).map { tracker, range in
            range.flatMap { tracker.mode == .number ? NumberTally(tracker.summary, in: $0) : nil }
        }
        for (row, day) in zip(logs.rows, logs.days) where day <= today {
            tallies[row.tracker].add(row, on: day, of: logs)
            numbers[row.tracker]?.add(row, on: day, of: logs)
        }
        for (index, numbers) in numbers.enumerated() {
            if let numbers { tallies[index].values = numbers.values }
        }
        return tallies
    }

    private init(_ tracker: Tracker, _ range: ClosedRange<Day>?) {
        self.range = range
        options = tracker.options.map { _ in 0 }
        guard let range else { return }
        let days = range.lowerBound.distance(to: range.upperBound) + 1
        counts = [Int](repeating: 0, count: days)
        totals = [FixedDecimal](repeating: .zero, count: days)
        parts = [SIMD4<Int32>](repeating: .zero, count: days)
    }

    private mutating func add(_ row: LogTable.Row, on day: Day, of table: LogTable) {
        guard let range else { return }
        let offset = range.lowerBound.distance(to: day)
        let hour = row.wallTime?.hour
        let part = hour.map(PartOfDay.init(hour:))
        logs += 1
        if row.hasNote { notes += 1 }
        counts[offset] += 1
        if let hour, let part {
            parts[offset][part.index] += 1
            hours[day.weekday.rawValue * 24 + hour] += 1
        }
        totals[offset] = totals[offset] + amount(row.value, table)
        if let trigger = row.trigger, let key = table.names.key(trigger) {
            triggers.add(key, spelling: trigger, part)
        }
        if let place = row.place, let key = table.names.key(place) {
            places.add(key, spelling: place, part)
        }
    }

    /// Counts the options of a log, and returns what it adds to its day's total.
    private mutating func amount(_ value: LogTable.Value, _ table: LogTable) -> FixedDecimal {
        switch table.value(value) {
        case .none: return FixedDecimal(1)
        case .amount(let amount): return amount
        case .options(let chosen):
            for option in chosen where options.indices.contains(option) { options[option] += 1 }
            return FixedDecimal(1)
        }
    }
}

/// The number of times triggers or places were named, by the numbers of their keys.
struct NameTally {
    /// The row of each key, or -1.
    private var rowOfKey: [Int32] = []
    private var rows: [(key: Int, spelling: Int)] = []
    /// Five numbers for each row: logs by part of the day, and those without a time.
    private var parts: [Int] = []

    mutating func add(_ key: Int, spelling: Int, _ part: PartOfDay?) {
        if key >= rowOfKey.count { rowOfKey += [Int32](repeating: -1, count: key + 1 - rowOfKey.count) }
        if rowOfKey[key] < 0 {
            rowOfKey[key] = Int32(truncatingIfNeeded: rows.count)
            rows.append((key, spelling))
            parts += [0, 0, 0, 0, 0]
        }
        parts[Int(rowOfKey[key]) * 5 + (part?.index ?? 4)] += 1
    }

    /// The names with their counts, in all and by part of the day; most frequent first, equal ones by key.
    func sorted(_ names: NameTable) -> [(name: NameCount, parts: [Int])] {
        let counted = rows.indices.map { row in
            let counts = parts[row * 5..<row * 5 + 5]
            return (
                key: names.keys[rows[row].key], row: row, count: counts.reduce(0, +), parts: Array(counts.prefix(4))
            )
        }
        let sorted = counted.sorted { $0.count == $1.count ? $0.key < $1.key : $0.count > $1.count }
        return sorted.map { (NameCount(name: names.name(rows[$0.row].spelling), count: $0.count), $0.parts) }
    }
}

/// The daily values of a number, while its logs are read.
struct NumberTally {
    private struct Day {
        var sum = FixedDecimal.zero
        var count = 0
        /// The time of the last value; nil if no value had one.
        var instant: Instant?
    }

    private let summary: Tracker.Summary
    private let first: Model.Day
    private var days: [Day]

    init(_ summary: Tracker.Summary, in range: ClosedRange<Model.Day>) {
        self.summary = summary
        first = range.lowerBound
        days = [Day](repeating: Day(), count: range.lowerBound.distance(to: range.upperBound) + 1)
    }

    /// Adds a log; one without a value is ignored.
    mutating func add(_ row: LogTable.Row, on day: Model.Day, of table: LogTable) {
        guard case .amount(let value) = table.value(row.value) else { return }
        let offset = first.distance(to: day)
        switch summary {
        case .sum, .mean:
            days[offset].sum = days[offset].sum + value
        case .last:
            // A value without a time comes before those with one; equal times keep reading order.
            if let last = days[offset].instant, row.instant.map({ $0 < last }) ?? true { return }
            days[offset].sum = value
            days[offset].instant = row.instant
        }
        days[offset].count += 1
    }

    var values: [DayValue] {
        days.map { day in
            day.count == 0 ? .none : DayValue(day.sum, over: summary == .mean ? day.count : 1)
        }
    }
}
