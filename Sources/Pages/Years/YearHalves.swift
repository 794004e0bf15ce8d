import Counting
import Markup
package import Model
import Wording

/// The past year up to today's week, each day a cell, in two halves that join into one strip if there is room.
///
/// A history that is younger than a year begins the strip, with room for the days to come.
package struct YearHalves: Sendable {
    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        let first: Day
        /// The short name of a month whose first whole week it is.
        package let month: String?
        /// Seven days; nil after today.
        package let days: [Day?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        /// Empty if all its days are to come: there is nothing to describe.
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    /// What it is called: the past year, or the first.
    package let name: String
    /// The first days of the weeks up to today's, ascending.
    package let firstDays: [Day]
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    /// Whether days to come have a place.
    let hasRoom: Bool
}

extension YearHalves {
    private static var weekCount: Int { 53 }
    private static var weeksOfFirstHalf: Int { 27 }
    /// Up to this day of its month the first week is named, with room before the next name.
    private static var lastNamedDay: Int { 15 }

    /// The first days of the weeks up to today's, ascending.
    static func firstDays(in report: Report) -> [Day] {
        stride(from: firstDay(in: report), through: report.today, by: 7).map(\.self)
    }

    private static func firstDay(in report: Report) -> Day {
        let lastWeek = report.firstDayOfWeek(of: report.today)
        let firstWeek = report.firstDayOfWeek(of: min(report.analysis.days.first, report.today))
        return max(firstWeek, lastWeek.advanced(by: 7 * (1 - weekCount)))
    }

    /// `title` is given the span of a half in words, `description` its days up to today.
    init(in report: Report, title: (String) -> String, description: (ClosedRange<Day>) -> String) {
        let (phrases, today) = (report.phrases, report.today)
        let firstDays = Self.firstDays(in: report)
        self.firstDays = firstDays
        weekdays = report.weekdayHeadings
        let weeks = (0..<Self.weekCount).map { (firstDays.first ?? today).advanced(by: 7 * $0) }
        let hasRoom = weeks.count > firstDays.count
        name = hasRoom ? phrases.theFirstYear : phrases.thePastYear
        halves = [weeks.prefix(Self.weeksOfFirstHalf), weeks.dropFirst(Self.weeksOfFirstHalf)].map { weeks in
            let first = weeks.first ?? today
            let last = min((weeks.last ?? today).advanced(by: 6), today)
            return Half(
                title: first <= last ? title(phrases.span(phrases.date(first), phrases.date(last))) : "",
                description: first <= last ? description(first...last) : "",
                weeks: weeks.map { first in
                    let days = (0..<7).map { first.advanced(by: $0) }
                    let last = hasRoom && first == firstDays.first ? Self.lastNamedDay : 7
                    let isNamed = first.dayOfMonth <= last && (hasRoom || first <= today)
                    return Week(
                        first: first, month: isNamed ? phrases.shortMonthName(first.date.month) : nil,
                        days: days.map { $0 <= today ? $0 : nil })
                })
        }
        self.hasRoom = hasRoom
    }
}

extension HTML {
    /// The distance of two days in a heatmap of a year in two halves.
    static let heatPitch = 14
    /// The height of the line that names the months above them.
    static let heatTop = 16
    /// The height of a heatmap, and what lies between its days and what is below them.
    private static let (heatHeight, heatGap) = (114, 5)

    /// Writes the halves of a year; `drawing` draws a day at a place, `below` what is below a week, whose first day it
    /// is given.
    mutating func yearHalves(
        _ year: YearHalves, _ style: StaticString, below: ((Day, _ x: Int, _ y: Int, inout HTML) -> Void)? = nil,
        drawing: (Day, _ x: Int, _ y: Int, inout HTML) -> Void
    ) {
        let height = HTML.heatHeight + (below == nil ? 0 : HTML.heatPitch)
        markup(#"<div class="halves">"#)
        for (index, half) in year.halves.enumerated() {
            heatHalf(half, style, number: index + 1, height: height, weekdays: year.weekdays) { html in
                for (column, week) in half.weeks.enumerated() {
                    let isTight =
                        column == half.weeks.count - 1
                        && half.weeks.suffix(5).dropLast().contains { $0.month != nil }
                    if let name = week.month {
                        html += .heatMonth(name, column: column, of: half.weeks.count, isTight: isTight)
                    }
                    for (row, day) in week.days.enumerated() {
                        guard let day else { continue }
                        drawing(day, column * HTML.heatPitch, HTML.heatTop + row * HTML.heatPitch, &html)
                    }
                    below?(week.first, column * HTML.heatPitch, HTML.heatHeight + HTML.heatGap, &html)
                }
                if year.hasRoom { html.room(in: half.weeks) }
            }
        }
        markup("</div>")
    }

    /// Writes one of the two halves of a year: every second weekday at its left, then what `drawing` draws.
    private mutating func heatHalf(
        _ half: YearHalves.Half, _ style: StaticString, number: Int, height: Int, weekdays: [String],
        drawing: (inout HTML) -> Void
    ) {
        let (isToCome, width) = (half.title.isEmpty, half.weeks.count * HTML.heatPitch - 2)
        self += """
            <div class="half\(if: isToCome, " to-come") half-\(number)"\(if: isToCome, #" aria-hidden="true""#)>\
            <svg class="heat-days" viewBox="0 0 22 \(height)" aria-hidden="true">\
            \(each: [0, 2, 4], { row in
                #"<text x="0" y="\#(tenths: (HTML.heatTop + row * HTML.heatPitch) * 10 + 95)">\#(weekdays[row])</text>"#
            })</svg>
            """
        if isToCome {
            self += #"<svg class="\#(style)" viewBox="0 0 \#(width) \#(height)" aria-hidden="true">"#
            drawing(&self)
            markup("</svg>")
        } else {
            image(
                style, id: "half-\(number)", width: width, height: height, title: half.title,
                description: half.description, drawing: drawing)
        }
        markup("</div>")
    }

    /// Writes the places of the days to come, as points in one path.
    private mutating func room(in weeks: [YearHalves.Week]) {
        markup(#"<path class="room" d=""#)
        for (column, week) in weeks.enumerated() {
            for (row, day) in week.days.enumerated() where day == nil {
                point("M", column * HTML.heatPitch + 6, HTML.heatTop + row * HTML.heatPitch + 6)
                markup("h0")
            }
        }
        markup(#""/>"#)
    }

    /// The name of a month above its column; those of the last columns end where the drawing does, and a tight one has
    /// no room beside the month before it if letters are large.
    private static func heatMonth(_ name: String, column: Int, of columns: Int, isTight: Bool) -> HTML {
        let endsHere = column >= columns - 2
        return """
            <text\(if: isTight, #" class="tight""#)\
             x="\(endsHere ? columns * HTML.heatPitch - 2 : column * HTML.heatPitch)" y="9"\
            \(if: endsHere, #" text-anchor="end""#)>\(name)</text>
            """
    }
}
