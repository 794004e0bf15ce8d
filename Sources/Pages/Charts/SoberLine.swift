import Counting
import Model

/// The running total of a year's sober days.
package struct SoberLine: Sendable {
    package let year: Int
    /// The number of days in the year before the first counted day.
    package let offset: Int
    /// The number of sober days up to each counted day; never empty.
    package let counts: [Int]
}

extension SoberLine {
    /// Nil for a year without entries.
    init?(_ year: Int, in report: Report) {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let table = report.analysis.days
        guard days.overlaps(table.range) else { return nil }
        let counted = days.clamped(to: table.range)
        guard counted.contains(where: { table[$0]?.level != nil }) else { return nil }
        self.year = year
        offset = days.lowerBound.distance(to: counted.lowerBound)
        var sum = 0
        counts = counted.map { day in
            if table[day]?.isSober == true { sum += 1 }
            return sum
        }
    }

    var sum: Int { counts.last ?? 0 }
    var firstDay: Day { newYear.advanced(by: offset) }
    var lastDay: Day { firstDay.advanced(by: counts.count - 1) }
    private var newYear: Day { YearMonth(year: year, month: 1).firstDay }

    /// The number of sober days up to a day of the year.
    func count(through day: Day) -> Int {
        let index = min(firstDay.distance(to: day), counts.count - 1)
        return index < 0 ? 0 : counts[index]
    }

    /// The day of this year with the same date as a day of another year; 28 February for the 29th.
    func day(like day: Day) -> Day {
        let date = day.date
        let month = YearMonth(year: year, month: date.month)
        return month.firstDay.advanced(by: min(date.day, month.length) - 1)
    }

    func counted(from day: Day) -> SoberLine {
        let before = firstDay.distance(to: day)
        let sum = before > 0 ? counts[before - 1] : 0
        return SoberLine(year: year, offset: offset + before, counts: counts.dropFirst(before).map { $0 - sum })
    }
}
