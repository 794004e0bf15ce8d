import Counting
import Markup
package import Model
import Wording

/// The past year up to today's week, a cell for each day, in two halves that become one strip if there is space.
///
/// A history of less than a year is at the beginning of the strip, followed by empty places.
package struct YearHalves: Sendable {
    /// Its name: the past year, or the first year.
    let name: String
    /// The first days of the weeks up to today's, ascending.
    package let firstDays: [Day]
    /// The halves, each with the first days of its weeks; the title is empty if all its days are to come.
    let halves: [(title: String, description: String, weeks: [Day])]
    fileprivate let report: Report
}

extension YearHalves {
    private static var weekCount: Int { 53 }
    private static var weeksOfFirstHalf: Int { 27 }
    /// The first week is named up to this day of its month, so that the next name has enough space.
    private static var lastNamedDay: Int { 15 }

    /// The first days of the weeks up to today's, ascending.
    static func firstDays(in report: Report) -> [Day] {
        let lastWeek = report.firstDayOfWeek(of: report.today)
        let firstWeek = report.firstDayOfWeek(of: min(report.analysis.days.first, report.today))
        let first = max(firstWeek, lastWeek.advanced(by: 7 * (1 - weekCount)))
        return stride(from: first, through: report.today, by: 7).map(\.self)
    }

    /// `title` gets the span of a half in words, `description` its days up to today.
    init(in report: Report, title: (String) -> String, description: (ClosedRange<Day>) -> String) {
        let (phrases, today) = (report.phrases, report.today)
        let firstDays = Self.firstDays(in: report)
        let weeks = (0..<Self.weekCount).map { (firstDays.first ?? today).advanced(by: 7 * $0) }
        (self.report, self.firstDays) = (report, firstDays)
        name = firstDays.count < Self.weekCount ? phrases.theFirstYear : phrases.thePastYear
        halves = [weeks.prefix(Self.weeksOfFirstHalf), weeks.dropFirst(Self.weeksOfFirstHalf)].map { weeks in
            let first = weeks.first ?? today
            let last = min((weeks.last ?? today).advanced(by: 6), today)
            guard first <= last else { return ("", "", Array(weeks)) }
            let span = phrases.span(phrases.date(first), phrases.date(last))
            return (title(span), description(first...last), Array(weeks))
        }
    }

    /// Whether there are places for days to come.
    fileprivate var hasRoom: Bool { firstDays.count < Self.weekCount }

    /// The short name of a month in its first whole week.
    fileprivate func month(of week: Day) -> String? {
        let last = hasRoom && week == firstDays.first ? Self.lastNamedDay : 7
        return week.dayOfMonth <= last ? report.phrases.shortMonthName(week.date.month) : nil
    }
}

extension HTML {
    /// The distance between two days in a heatmap of a year in two halves.
    static let heatPitch = 14
    /// The height of the line with the names of the months above the days.
    static let heatTop = 16
    /// The height of a heatmap, and the gap between its days and what is below them.
    private static let (heatHeight, heatGap) = (114, 5)

    /// Writes the halves of a year; `drawing` draws a day at a point, `below` draws what is below a week, by its first
    /// day.
    mutating func yearHalves(
        _ year: YearHalves, _ style: StaticString, below: ((Day, _ x: Int, _ y: Int, inout HTML) -> Void)? = nil,
        drawing: (Day, _ x: Int, _ y: Int, inout HTML) -> Void
    ) {
        let height = HTML.heatHeight + (below == nil ? 0 : HTML.heatPitch)
        markup(#"<div class="halves">"#)
        for (index, (title, description, weeks)) in year.halves.enumerated() {
            let width = weeks.count * HTML.heatPitch - 2
            self += """
                <div class="half\(if: title.isEmpty, " to-come") half-\(index + 1)"\
                \(if: title.isEmpty, #" aria-hidden="true""#)>\
                <svg class="heat-days" viewBox="0 0 22 \(height)" aria-hidden="true">\
                \(each: [0, 2, 4], { row in
                    let y = (HTML.heatTop + row * HTML.heatPitch) * 10 + 95
                    return #"<text x="0" y="\#(tenths: y)">\#(year.report.weekdayHeadings[row])</text>"#
                })</svg>
                """
            if title.isEmpty {
                self += #"<svg class="\#(style)" viewBox="0 0 \#(width) \#(height)" aria-hidden="true">"#
                self.weeks(weeks, of: year, below: below, drawing: drawing)
                markup("</svg>")
            } else {
                image(
                    style, id: "half-\(index + 1)", width: width, height: height, title: title, description: description
                ) { $0.weeks(weeks, of: year, below: below, drawing: drawing) }
            }
            markup("</div>")
        }
        markup("</div>")
    }

    private mutating func weeks(
        _ weeks: [Day], of year: YearHalves, below: ((Day, _ x: Int, _ y: Int, inout HTML) -> Void)?,
        drawing: (Day, _ x: Int, _ y: Int, inout HTML) -> Void
    ) {
        let (months, today) = (weeks.map(year.month), year.report.today)
        for (column, week) in weeks.enumerated() {
            let x = column * HTML.heatPitch
            if let name = months[column] {
                let isLast = column == weeks.count - 1
                let isTight = isLast && months.suffix(5).dropLast().contains { $0 != nil }
                self += .heatMonth(name, column: column, of: weeks.count, isTight: isTight)
            }
            for row in 0..<7 where week.advanced(by: row) <= today {
                drawing(week.advanced(by: row), x, HTML.heatTop + row * HTML.heatPitch, &self)
            }
            below?(week, x, HTML.heatHeight + HTML.heatGap, &self)
        }
        if year.hasRoom { room(after: today, in: weeks) }
    }

    /// Writes the places of the days to come, as points in one path.
    private mutating func room(after today: Day, in weeks: [Day]) {
        markup(#"<path class="room" d=""#)
        for (column, week) in weeks.enumerated() {
            for row in 0..<7 where week.advanced(by: row) > today {
                point("M", column * HTML.heatPitch + 6, HTML.heatTop + row * HTML.heatPitch + 6)
                markup("h0")
            }
        }
        markup(#""/>"#)
    }

    /// The name of a month above its column; names of the last columns are aligned with the end of the drawing, and a
    /// tight one may overlap the month before it if letters are large.
    private static func heatMonth(_ name: String, column: Int, of columns: Int, isTight: Bool) -> HTML {
        let endsHere = column >= columns - 2
        return """
            <text\(if: isTight, #" class="tight""#)\
             x="\(endsHere ? columns * HTML.heatPitch - 2 : column * HTML.heatPitch)" y="9"\
            \(if: endsHere, #" text-anchor="end""#)>\(name)</text>
            """
    }
}
