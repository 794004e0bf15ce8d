import ProgressModel

/// A day of a habit as Loop Habit Tracker keeps it.
struct LoopExportDay: Sendable {
    let day: Day
    /// As in `LoopValue`: 2 is done, 3 is skipped, and amounts are in thousandths.
    let value: Int32
    let note: String
}

/// The days of a tracker while its logs are read.
struct LoopExportDays {
    /// What is known of a day so far.
    private struct Sum {
        var sum: Int128 = 0
        var count = 0
        /// When the last one was logged; nil where none had a time.
        var instant: Instant?
        var notes: [String] = []
    }

    private let tracker: Tracker
    private var sums: [Day: Sum] = [:]

    /// The app takes 3 thousandths for a day that was skipped, and its numbers have 32 bits.
    private static let skipped: Int128 = 3
    private static let done: Int32 = 2

    /// Nil for a tracker that is no habit of the app.
    init?(of tracker: Tracker) {
        guard [.yesNo, .counter, .number].contains(tracker.mode) else { return nil }
        self.tracker = tracker
    }

    mutating func add(_ row: LogTable.Row, on day: Day, of table: LogTable, _ losses: inout LoopExportLosses) {
        if row.instant != nil { losses.add(.times) }
        if row.trigger != nil || row.place != nil { losses.add(.circumstances) }
        var sum = sums.removeValue(forKey: day) ?? Sum()
        sum.count += 1
        if let note = table.note(of: row) { sum.notes.append(note) }
        if case .amount(let amount) = table.value(row.value) {
            if tracker.mode != .number || tracker.summary != .last {
                sum.sum += amount.billionths
            } else if sum.count == 1
                || row.instant.map({ time in sum.instant.map { $0 <= time } ?? true })
                    ?? (sum.instant == nil)
            {
                // Without a time it comes before those with one; equal times are in reading order.
                (sum.sum, sum.instant) = (amount.billionths, row.instant)
            }
        }
        sums[day] = sum
    }

    /// The days in ascending order, with the rests on which nothing was logged.
    func finished(with rests: Set<Day>, _ losses: inout LoopExportLosses) -> [LoopExportDay] {
        var days: [LoopExportDay] = []
        for (day, sum) in sums {
            if rests.contains(day) { losses.add(.pausedDays) }
            guard let value = value(of: sum, &losses), day.number >= 0 else {
                losses.add(.beyond)
                continue
            }
            if sum.count > 1 { losses.add(.severalLogs) }
            days.append(LoopExportDay(day: day, value: value, note: sum.notes.joined(separator: "\n")))
        }
        for day in rests where sums[day] == nil && day.number >= 0 {
            days.append(LoopExportDay(day: day, value: Int32(LoopExportDays.skipped), note: ""))
        }
        return days.sorted { $0.day < $1.day }
    }

    /// The value of a day; nil for one that the app has no number for.
    private func value(of sum: Sum, _ losses: inout LoopExportLosses) -> Int32? {
        guard tracker.mode != .yesNo else { return LoopExportDays.done }
        let isMean = tracker.mode == .number && tracker.summary == .mean
        let unit = 1_000_000 * Int128(isMean ? sum.count : 1)
        let thousandths = divideRounding(sum.sum, by: unit)
        guard thousandths >= 0, thousandths != LoopExportDays.skipped, let value = Int32(exactly: thousandths) else {
            return nil
        }
        if thousandths * unit != sum.sum { losses.add(.rounded) }
        return value
    }
}
