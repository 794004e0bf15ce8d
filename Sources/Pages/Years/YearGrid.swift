import Counting
import Markup
package import Model
import Wording

/// The days of a year, with a row for each week.
package struct YearGrid: Sendable {
    /// A row of the grid.
    package struct Week: Sendable {
        /// The month named beside the week: the one that all of its days belong to, in its first such week.
        package let month: String?
        /// The column of the first day of a month; nil in other weeks and for January.
        package let seam: Int?
        /// Seven cells; nil outside of the year.
        package let cells: [HeatCell?]
    }

    package let title: String
    package let description: String
    /// From 1 January to 31 December.
    package let days: ClosedRange<Day>
    /// The first day of the first row, which can be in the year before.
    package let firstDay: Day
    package let weeks: [Week]
    /// The number of weeks before the month of the first record; an upright grid leaves them out.
    let emptyWeeks: Int
    /// The quarter of the first record, 1–4, if it is in this year, otherwise 1; a strip leaves out earlier ones.
    let firstQuarter: Int
    /// The number of weeks after the current month; an upright grid leaves them out too.
    let weeksToCome: Int
}

extension YearGrid {
    init(_ year: Int, in report: Report) {
        let days = YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        let firstDay = report.firstDayOfWeek(of: days.lowerBound)
        title = report.heatTitle(String(year))
        description = report.heatDescription(of: days)
        self.days = days
        self.firstDay = firstDay
        weeks = stride(from: firstDay, through: days.upperBound, by: 7).map { Week($0, of: days, in: report) }
        let firstMonth = report.analysis.days.first.yearMonth.firstDay
        let nextMonth = report.today.yearMonth.next.firstDay
        let lastWeek = report.firstDayOfWeek(of: days.upperBound)
        weeksToCome =
            days.contains(nextMonth)
            ? max(0, report.firstDayOfWeek(of: nextMonth.advanced(by: -1)).distance(to: lastWeek) / 7) : 0
        emptyWeeks = days.contains(firstMonth) ? firstDay.distance(to: firstMonth) / 7 : 0
        firstQuarter = days.contains(firstMonth) ? (firstMonth.date.month + 2) / 3 : 1
    }
}

extension YearGrid.Week {
    fileprivate init(_ first: Day, of days: ClosedRange<Day>, in report: Report) {
        let week = first...first.advanced(by: 6)
        let start = week.first { days.contains($0) && $0.dayOfMonth == 1 }
        seam = start.flatMap { $0.date.month == 1 ? nil : first.distance(to: $0) }
        let date = max(first, days.lowerBound).date
        let isNamed = date.month == 1 ? first <= days.lowerBound : date.day <= 7
        month = isNamed ? report.phrases.shortMonthName(date.month) : nil
        cells = week.map { days.contains($0) ? HeatCell($0, in: report) : nil }
    }
}

/// A year as one grid: a row for each week, and months without gaps, separated by thin lines.
///
/// If there is enough space, the style sheet turns the group `turn` into a strip of columns, so that the year is only
/// drawn once. The upright grid begins with the month of the first record, to which the group `from` moves it, and ends
/// with the current one: the style sheet hides the groups `empty` before and after them. A strip begins with the
/// quarter of the first record: it lacks the group `before`, and the classes `q2` to `q4` enlarge the rest.
extension YearGrid {
    private static let pitch = 44
    /// The width of the column with the names of the months.
    private static let margin = 52
    private static let width = margin + 7 * pitch

    func html(on page: PageAddress) -> HTML {
        let height = (weeks.count - emptyWeeks - weeksToCome) * YearGrid.pitch + 4
        var days: HTML = "\({ writeWeeks(on: page, to: &$0) })"
        if emptyWeeks > 0 {
            days = #"<g class="from" transform="translate(0 \#(-emptyWeeks * YearGrid.pitch))">\#(days)</g>"#
        }
        return """
            <svg class="heat heat-year\(if: weeks.count > 53, " long")\(if: firstQuarter > 1, " q\(firstQuarter)")" \
            preserveAspectRatio="xMinYMin slice" role="group" viewBox="0 -4 \(YearGrid.width) \(height)"\
            \({ $0.described(by: "year") })>\({ $0.describe("year", title: title, description) })\
            <g class="turn">\(days)</g></svg>
            """
    }

    /// The year as two strips of half a year each, for a screen on which the grid would be too far down.
    var halves: HTML {
        let weeksOfHalf = 26
        let halves = [weeks.prefix(weeksOfHalf), weeks.dropFirst(weeksOfHalf)].filter { half in
            half.contains { $0.cells.contains { $0?.isDrawn ?? false } }
        }
        return "\(each: halves, YearGrid.half)"
    }

    private static func half(_ weeks: ArraySlice<Week>) -> HTML {
        let pitch = 14
        var squares = HeatSquares()
        let today = squares.add(weeks.map(\.cells), pitch: pitch)
        return """
            <svg class="heat year-half" aria-hidden="true" viewBox="0 0 \(28 * pitch - 2) 118">\
            \({ squares.write(to: &$0) })\(today, { cell, x, y in "\({ $0.heatPathOfToday(cell, x: x, y: y) })" })\
            \(each: weeks.enumerated(), { column, week in
                "\(week.month, { #"<text x="\#(column * pitch)" y="114">\#($0)</text>"# })"
            })</svg>
            """
    }

    private func writeWeeks(on page: PageAddress, to html: inout HTML) {
        html.markup("\n")
        // A strip has a mark for every day; in the upright grid the number is enough.
        html += #"<path class="beyond" d="\#(writePlaces)"/>"#
        let end = weeks.count - weeksToCome
        // The first day of a quarter is in this week or the next one, whatever the first weekday of the year is.
        let start = firstQuarter == 1 ? 0 : (firstQuarter - 1) * 13 - 1
        if start > 0 {
            html += #"<g class="empty before">\#({ writeWeeks(0..<start, on: page, to: &$0) })</g>"#
        }
        writeEmptyWeeks(start..<emptyWeeks, on: page, to: &html)
        writeWeeks(emptyWeeks..<end, on: page, to: &html)
        writeEmptyWeeks(end..<weeks.count, on: page, to: &html)
    }

    private func writeEmptyWeeks(_ rows: Range<Int>, on page: PageAddress, to html: inout HTML) {
        guard !rows.isEmpty else { return }
        html += #"<g class="empty">\#({ writeWeeks(rows, on: page, to: &$0) })</g>"#
    }

    private func writeWeeks(_ rows: Range<Int>, on page: PageAddress, to html: inout HTML) {
        for row in rows { weeks[row].write(row: row, on: page, to: &html) }
        html += #"<path class="seam" d="\#({ writeSeams(rows, to: &$0) })"/>"#
    }

    /// Writes the squares of days after today.
    private func writePlaces(to html: inout HTML) {
        for (row, week) in weeks.enumerated() {
            for (column, cell) in week.cells.enumerated() {
                guard let cell, cell.look == .toCome else { continue }
                html.point("M", YearGrid.margin + column * YearGrid.pitch + 10, row * YearGrid.pitch)
                html.markup("h20q10 0 10 10v20q0 10-10 10h-20q-10 0-10-10v-20q0-10 10-10z")
            }
        }
    }

    /// Writes the lines between the months: each is below the days of the old month and above those of the new one.
    private func writeSeams(_ rows: Range<Int>, to html: inout HTML) {
        let (left, right) = (YearGrid.margin - 2, YearGrid.margin + 7 * YearGrid.pitch - 2)
        for row in rows {
            guard let column = weeks[row].seam else { continue }
            let (x, top) = (YearGrid.margin + column * YearGrid.pitch - 2, row * YearGrid.pitch - 2)
            html.point("M", left, column == 0 ? top : top + YearGrid.pitch)
            html += "\(if: column > 0, "H\(x)V\(top)")H\(right)"
        }
    }
}

extension YearGrid.Week {
    fileprivate func write(row: Int, on page: PageAddress, to html: inout HTML) {
        let y = row * YearGrid.pitch
        if let month { html += #"<text class="mon" x="0" y="\#(y + 25)">\#(month)</text>"# }
        for (column, cell) in cells.enumerated() {
            guard let cell else { continue }
            let x = YearGrid.margin + column * YearGrid.pitch
            html.heatDay(cell, x: x, y: y, width: YearGrid.width, on: page)
        }
        html.markup("\n")
    }
}

extension HeatCell {
    fileprivate var isDrawn: Bool { look != .before && look != .toCome }
}

extension HTML {
    /// Writes a day, 12 units wide, with the frame of today, without the shapes of the page, which are larger.
    fileprivate mutating func heatPathOfToday(_ cell: HeatCell, x: Int, y: Int) {
        var square = HeatSquares()
        square.add(cell, x: x, y: y)
        square.write(to: &self)
        self += #"<rect class="now" fill="none" width="14" height="14" rx="4" x="\#(x - 1)" y="\#(y - 1)"/>"#
    }
}
