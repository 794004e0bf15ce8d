package import Markup
import Model
import Wording

/// The difference in sober days between a year and the year before, by the same date, day by day.
///
/// It is counted from 1 January or, if the year before began later, from its first date: its earlier days aren't known
/// not to be sober, they just weren't recorded.
package struct YearComparison: Sendable {
    /// Ascending by year, at least two; the last two are compared.
    package let lines: [SoberLine]
    /// The difference to the year before on each date, from the first date that both have; never empty.
    package let differences: [Int]
    /// The first date of the year before, if that began later than the last year and both have it.
    private let first: Day?
    private let heights: ChartScale
    private let report: Report
}

extension YearComparison {
    /// The last two of some years with an entry, with all of them in the table; nil if there are fewer than two.
    init?(_ years: [Int], in report: Report) {
        // With the aim to drink less, sober days aren't compared.
        guard report.lead != .less else { return nil }
        let written = years.compactMap { SoberLine($0, in: report) }
        guard written.count > 1 else { return nil }
        let (earlier, later) = (written[written.count - 2], written[written.count - 1])
        let hasFirst = earlier.offset > later.offset && earlier.firstDay <= earlier.day(like: later.lastDay)
        first = hasFirst ? earlier.firstDay : nil
        lines = first.map { day in written.map { $0.counted(from: $0.day(like: day)) } } ?? written
        let (before, now) = (lines[lines.count - 2], lines[lines.count - 1])
        // Days without entries in one of the years don't count as a difference.
        guard before.firstDay <= before.day(like: now.lastDay) else { return nil }
        differences = now.counts.indices.map { index in
            now.counts[index] - before.count(through: before.day(like: now.firstDay.advanced(by: index)))
        }
        let (least, most) = (min(0, differences.min() ?? 0), max(0, differences.max() ?? 0))
        heights = ChartScale(
            from: FixedDecimal(least), upTo: FixedDecimal(max(least + 1, most)), finest: FixedDecimal(1))
        self.report = report
    }

    private var phrases: Phrases { report.phrases }
    private var before: SoberLine { lines[lines.count - 2] }
    private var now: SoberLine { lines[lines.count - 1] }
    /// The day of the year before with the last date of the year.
    private var sameDay: Day { before.day(like: now.lastDay) }

    package var title: String { phrases.yearAgainst(String(now.year), String(before.year)) }

    package var description: String {
        phrases.soberDaysBy(
            now.sum, phrases.date(now.lastDay), before.count(through: sameDay), phrases.date(sameDay),
            from: first.map(phrases.dayAndMonth))
    }

    /// The difference on the last date, with its sign: `+5 days`.
    package var end: String {
        let number = differences.last ?? 0
        return (number == 0 ? "±" : number > 0 ? "+" : "") + phrases.days(number).text
    }

    /// The difference in a sentence, with the dates that both years have.
    package var remark: String {
        phrases.soberDaysAgainst(
            differences.last ?? 0, from: first.map(phrases.dayAndMonth),
            through: first == nil && sameDay == before.lastDay ? nil : phrases.dayAndMonth(sameDay), of: before.year)
    }

    /// Differences with their heights in hundredths of a percent, ascending.
    package var scale: [(height: Int, text: String)] {
        heights.marks { ($0.billionths > 0 ? "+" : "") + report.numbers.text($0) }
    }

    /// The height of a difference in hundredths of a percent.
    func height(of difference: Int) -> Int { heights.height(FixedDecimal(difference)) }

    /// The number of days in the year before the first one in the drawing.
    var start: Int { first == nil ? 0 : before.offset }

    /// The short names of the months in the drawing, each with the number of days in the year before it.
    var months: [(offset: Int, name: String)] {
        let newYear = YearMonth(year: before.year, month: 1).firstDay
        let months = (1...12).map { month in
            let first = YearMonth(year: before.year, month: month).firstDay
            return (offset: newYear.distance(to: first), name: phrases.shortMonthName(month))
        }
        let shown = months.filter { $0.offset >= start }
        // The first month is named if there is enough space before the next name.
        let next = shown.first?.offset ?? 366
        guard next - start > (366 - start) / 8, let month = months.last(where: { $0.offset < start }) else {
            return shown
        }
        return [(start, month.name)] + shown
    }

    /// A row for each month with the sober days up to its end, a column for each year.
    package var table: DataTable {
        let first = first ?? now.firstDay
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

/// The drawing stretches with the page, while the words around it keep their size.
extension YearComparison: Drawing {
    private static let longest = 366
    /// If the line ends further right, in hundredths of a percent, its label is before the end, not after it.
    private static let lastWithRoom = 6_500
    private static let moreDays: HTML = #"<path class="year-area more-days" d="M0 12h12V0z"/>"#
    private static let fewerDays: HTML = #"<path class="year-area fewer-days" d="M0 0h12v12z"/>"#
    private var width: Int { YearComparison.longest - start }
    /// The day of the drawing with the first difference.
    private var offset: Int { max(0, now.offset - start) }
    /// The distance of the zero line from the upper edge.
    private var zero: Int { 10_000 - height(of: 0) }

    /// The drawing below the result in words.
    var card: Card {
        .chart(
            .comparison, id: "against", title, Finding(lead: remark, remark: phrases.lineIsYear(String(before.year))),
            .drawing(self), .table(table)
        )
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <figure class="chart lines">\(.chartScale(scale))\({ $0.openPlot("against", title: title, description) })\
            \(.gridLines(scale))\(.stretched(width: width, height: 10_000, drawing()))\
            <line class="zero-line" x2="100%" y1="\(percent: zero)" y2="\(percent: zero)"/>\(endText())</svg>\
            <svg class="chart-x" aria-hidden="true">\
            \(each: months.enumerated(), { index, month in
                """
                <text\(if: index % 2 == 1 && months.count > 6, #" class="minor""#) y="1em"\
                 x="\(percent: (month.offset - start) * 10_000 / width)">\(month.name)</text>
                """
            })</svg></figure><ul class="legend sign-legend">\
            \(if: differences.contains { $0 > 0 }, "\(key: Self.moreDays, phrases.moreSoberDays)")\
            \(if: differences.contains { $0 < 0 }, "\(key: Self.fewerDays, phrases.fewerSoberDays)")</ul>
            """
    }

    private func drawing() -> HTML {
        """
        \(area("more-days") { max(0, $0) })\(area("fewer-days") { min(0, $0) })\
        <path class="year-line" d="\(line { $0 })"/>
        """
    }

    /// The area between the line and 0, on one side of it; empty if the line is never there.
    private func area(_ style: StaticString, of part: (Int) -> Int) -> HTML {
        guard differences.contains(where: { part($0) != 0 }) else { return "" }
        return #"<path class="year-area \#(style)" d="\#(line(of: part))L\#(offset + differences.count) \#(zero)z"/>"#
    }

    private func line(of part: (Int) -> Int) -> HTML {
        let values = differences.map(part)
        var line: HTML = "M\(offset) \(zero)"
        for (index, value) in values.enumerated() {
            let before = index > 0 ? values[index - 1] : 0
            let isLast = index == values.count - 1
            if isLast || values[index + 1] - value != value - before {
                line.point("L", offset + index + 1, 10_000 - height(of: value))
            }
        }
        return line
    }

    private func endText() -> HTML {
        guard let last = differences.last else { return "" }
        let place = (offset + differences.count) * 10_000 / width
        let hasRoom = place <= YearComparison.lastWithRoom
        // The label is above or below the part of the line that it can overlap on a phone.
        let near = differences.suffix(width / 4)
        let top = hasRoom ? last : (last >= 0 ? near.max() : near.min()) ?? last
        let shift: StaticString =
            hasRoom
            ? #"dx=".5em" dy=".35em""# : last >= 0 ? #"text-anchor="end" dy="-.6em""# : #"text-anchor="end" dy="1.3em""#
        return """
            <text class="end this" x="\(percent: place)" y="\(percent: 10_000 - height(of: top))" \(shift)>\(end)</text>
            """
    }
}
