import ProgressModel
import ReportWords

/// How many more or fewer sober days a year has than the one before by the same date, day by day.
///
/// They are counted from 1 January on; against a year that was begun later, from its first date on: the days before it
/// are not days without sobriety, nobody wrote them down.
package struct YearComparison: Sendable {
    /// Ascending by year, at least two; the last two are compared.
    package let lines: [SoberLine]
    /// The sober days more than those of the year before by each date, from the first that both have on; never empty.
    package let differences: [Int]
    package let title: String
    package let description: String
    /// How many sober days the last year has more than the year before had by the same date, with its sign: `+5 days`; its
    /// sober days where they have no date in common.
    package let end: String
    /// How many more or fewer they are, in a sentence, of the dates that both years have; empty where they have none.
    package let remark: String
    /// What the line in the middle is, in a sentence.
    let explanation: String
    /// Differences with their heights in hundredths of a percent, ascending.
    package let scale: [(height: Int, text: String)]
    private let heights: ChartScale
    /// What stands above the line, and below it.
    let more, fewer: String
    /// The days of the year before the first that is drawn.
    let start: Int
    /// The short names of the months with the days of the year before them, from the first that is drawn on.
    let months: [(offset: Int, name: String)]
    package let table: DataTable
}

extension YearComparison {
    /// A year against the year before; nil where that has no entry, or this one no day yet.
    init?(of year: Int, in report: Report) {
        let title = report.phrases.yearAgainst(String(year), String(year - 1))
        self.init([year - 1, year], title: title, in: report)
        guard lines.last?.year == year else { return nil }
    }

    /// The last two years with an entry, in the table all of them; nil of fewer than two.
    init?(in report: Report) {
        self.init(Array(report.span.years), title: nil, in: report)
    }

    private init?(_ years: [Int], title: String?, in report: Report) {
        // Where to drink less leads nobody has asked for sober days.
        guard report.lead != .less else { return nil }
        let phrases = report.phrases
        let written = years.compactMap { SoberLine($0, in: report) }
        guard written.count > 1 else { return nil }
        let first = YearComparison.firstInCommon(written)
        let lines = first.map { day in written.map { $0.counted(from: $0.day(like: day)) } } ?? written
        let (before, now) = (lines[lines.count - 2], lines[lines.count - 1])
        let sameDay = before.day(like: now.lastDay)
        // Days that one of both had no entries on are no fewer sober days.
        guard before.firstDay <= sameDay else { return nil }
        differences = now.counts.indices.map { index in
            now.counts[index] - before.count(through: before.day(like: now.firstDay.advanced(by: index)))
        }
        let difference = differences.last ?? 0
        let (least, most) = (min(0, differences.min() ?? 0), max(0, differences.max() ?? 0))
        let scale = ChartScale(
            from: FixedDecimal(least), upTo: FixedDecimal(max(least + 1, most)), finest: FixedDecimal(1))
        let title = title ?? phrases.yearAgainst(String(now.year), String(before.year))
        self.lines = lines
        self.title = title
        description = phrases.soberDaysBy(
            now.sum, phrases.date(now.lastDay), before.count(through: sameDay), phrases.date(sameDay),
            from: first.map(phrases.dayAndMonth))
        end = YearComparison.signed(difference, phrases)
        remark = phrases.soberDaysAgainst(
            difference, from: first.map(phrases.dayAndMonth),
            through: first == nil ? phrases.date(sameDay) : phrases.dayAndMonth(sameDay))
        explanation = phrases.lineIsYear(String(before.year))
        (more, fewer) = (phrases.moreSoberDays, phrases.fewerSoberDays)
        self.scale = scale.marks { ($0.billionths > 0 ? "+" : "") + report.numbers.text($0) }
        heights = scale
        start = first == nil ? 0 : before.offset
        months = YearComparison.months(of: before.year, from: start, in: report)
        table = YearComparison.table(of: lines, title: title, first: first ?? now.firstDay, in: report)
    }

    /// The height of a difference in hundredths of a percent.
    func height(of difference: Int) -> Int { heights.height(FixedDecimal(difference)) }

    /// The first date of the year before the last, where that was begun later than the last and both have it.
    private static func firstInCommon(_ lines: [SoberLine]) -> Day? {
        let (before, now) = (lines[lines.count - 2], lines[lines.count - 1])
        return before.offset > now.offset && before.firstDay <= before.day(like: now.lastDay) ? before.firstDay : nil
    }

    private static func signed(_ number: Int, _ phrases: Phrases) -> String {
        (number == 0 ? "±" : number > 0 ? "+" : "") + phrases.days(number).text
    }

    private static func months(of year: Int, from start: Int, in report: Report) -> [(offset: Int, name: String)] {
        let newYear = YearMonth(year: year, month: 1).firstDay
        let months = (1...12).map { month in
            (newYear.distance(to: YearMonth(year: year, month: month).firstDay), report.phrases.shortMonthName(month))
        }
        let shown = months.filter { $0.0 >= start }
        // The month in which it begins is named where the next name leaves room.
        let next = shown.first?.0 ?? 366
        guard next - start > (366 - start) / 8, let month = months.last(where: { $0.0 < start }) else { return shown }
        return [(start, month.1)] + shown
    }

    /// A row for each month with the sober days up to its end, a column for each year.
    private static func table(of lines: [SoberLine], title: String, first: Day, in report: Report) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            phrases, title, caption: "\(title): \(phrases.soberDaysUpTo(from: phrases.dayAndMonth(first)))",
            headings: [phrases.month] + lines.map { String($0.year) },
            rows: (first.date.month...12).map { month in
                [phrases.monthName(month)]
                    + lines.map { line in
                        let month = YearMonth(year: line.year, month: month)
                        guard month.firstDay <= line.lastDay, month.lastDay >= line.firstDay else { return "" }
                        return report.numbers.text(line.count(through: month.lastDay))
                    }
            })
    }
}
