import ProgressAnalysis
import ProgressModel
import ReportWords

/// Sober days counted up from 1 January on, a line for each year; the last year is compared with those before.
package struct SoberLines: Sendable {
    /// A year.
    package struct Line: Sendable {
        package let year: Int
        /// The days of the year before the first that was counted.
        package let offset: Int
        /// The sober days of the year up to each day that was counted; never empty.
        package let counts: [Int]
    }

    /// Ascending, at least two.
    package let lines: [Line]
    package let title: String
    package let description: String
    /// How many sober days the last year has more than the year before had by the same day, with its sign; the sober days
    /// of the last year where the year before began later in the year.
    package let end: String
    /// Whether the last year has at least as many as the year before had by the same day.
    let isAhead: Bool
    /// How many more or fewer they are, in a sentence, of the dates that both years have; empty where they have none.
    package let remark: String
    /// Numbers of the scale with their heights in hundredths of a percent, ascending.
    package let scale: [(height: Int, text: String)]
    /// The heights of 0 and more days in hundredths of a percent.
    let heights: [Int]
    /// Twelve short names.
    package let months: [String]
    package let table: DataTable
}

extension SoberLines {
    /// A year against the year before; nil where that has no entry, or this one no day yet.
    init?(of year: Int, in report: Report) {
        let title = report.phrases.yearAgainst(String(year), String(year - 1))
        self.init([year - 1, year], title: title, in: report)
        guard lines.last?.year == year else { return nil }
    }

    /// All years against the last with an entry; nil of fewer than two of them.
    init?(in report: Report) {
        self.init(Array(report.span.years), title: report.phrases.soberDaysOfYears, in: report)
    }

    private init?(_ years: [Int], title: String, in report: Report) {
        let phrases = report.phrases
        let lines = years.compactMap { Line($0, in: report) }
        guard lines.count > 1, let now = lines.last else { return nil }
        let before = lines[lines.count - 2]
        let most = lines.map(\.sum).max() ?? 0
        let scale = ChartScale(upTo: FixedDecimal(max(1, most)))
        let day = now.lastDay
        let sameDay = before.day(like: day)
        self.lines = lines
        self.title = title
        description = phrases.soberDaysBy(
            now.sum, phrases.date(day), before.count(through: sameDay), phrases.date(sameDay))
        // Days before the first of a year that began late are not days without sobriety: nobody wrote them down.
        let isWhole = before.offset <= now.offset
        let earlier = isWhole ? 0 : now.count(before: now.day(like: before.firstDay))
        let difference = now.sum - earlier - before.count(through: sameDay)
        isAhead = now.sum >= before.count(through: sameDay)
        end = isWhole ? Self.signed(difference, report.numbers) : report.numbers.text(now.sum)
        remark =
            if isWhole {
                phrases.soberDaysAgainst(difference, from: nil, through: phrases.date(sameDay))
            } else if before.firstDay <= sameDay {
                phrases.soberDaysAgainst(
                    difference, from: phrases.dayAndMonth(before.firstDay), through: phrases.dayAndMonth(sameDay))
            } else {
                ""
            }
        self.scale = scale.marks(report.numbers)
        heights = (0...max(1, most)).map { scale.height(FixedDecimal($0)) }
        months = (1...12).map { phrases.shortMonthName($0) }
        table = SoberLines.table(of: lines, title: title, in: report)
    }

    private static func signed(_ number: Int, _ numbers: NumberFormat) -> String {
        number == 0 ? "±0" : (number > 0 ? "+" : "") + numbers.text(number)
    }

    /// A row for each month with the sober days up to its end, a column for each year.
    private static func table(of lines: [Line], title: String, in report: Report) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.soberDaysUpTo)",
            headings: [phrases.month] + lines.map { String($0.year) },
            rows: (1...12).map { month in
                [phrases.monthName(month)]
                    + lines.map { line in
                        let month = YearMonth(year: line.year, month: month)
                        guard month.firstDay <= line.lastDay, month.lastDay >= line.firstDay else { return "" }
                        return report.numbers.text(line.count(through: month.lastDay))
                    }
            })
    }
}

extension SoberLines.Line {
    /// Nil for a year without an entry.
    fileprivate init?(_ year: Int, in report: Report) {
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

    fileprivate var sum: Int { counts.last ?? 0 }
    fileprivate var firstDay: Day { YearMonth(year: year, month: 1).firstDay.advanced(by: offset) }
    fileprivate var lastDay: Day { firstDay.advanced(by: counts.count - 1) }

    /// The sober days up to a day of the year.
    fileprivate func count(through day: Day) -> Int {
        let index = min(firstDay.distance(to: day), counts.count - 1)
        return index < 0 ? 0 : counts[index]
    }

    /// The sober days of the year before one of its days.
    fileprivate func count(before day: Day) -> Int { count(through: day.advanced(by: -1)) }

    /// The day of this year with the date of a day of another; 28 February for the 29th.
    fileprivate func day(like day: Day) -> Day {
        let date = day.date
        let month = YearMonth(year: year, month: date.month)
        return month.firstDay.advanced(by: min(date.day, month.length) - 1)
    }
}
