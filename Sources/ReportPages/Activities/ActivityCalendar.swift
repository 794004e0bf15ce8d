package import ProgressAnalysis
import ProgressModel
package import ReportMarkup
import ReportWords

/// The past year of an activity by minutes.
package struct ActivityCalendar: Sendable {
    /// A day.
    package struct Cell: Sendable {
        /// 0 without minutes, else 1 to 5; nil before the first session.
        package let shade: Int?
        /// Whether a joker made the day good.
        package let isHealed: Bool
        /// Why nothing was expected of a day without minutes; nil of other days.
        package let rest: RestReason?
        package let isToday: Bool
        /// The day in words; empty before the first session.
        package let label: String
    }

    package let year: YearHalves<Cell>
    let legendLabel: String
    /// What the shades from 0 on mean.
    package let legend: [String]
    /// What a healed day is called; nil if there is none.
    package let healed: String?
    /// Why nothing was expected of days without minutes, with what they are called; only what there is.
    package let rests: [(reason: RestReason, text: String)]
}

extension Card {
    /// The past year of an activity, under its name among others.
    static func calendar(
        _ card: Name = .calendar, of activity: Activity, name: String? = nil, in report: Report
    ) -> Card {
        let (phrases, today) = (report.phrases, report.today)
        let firsts = YearHalves<ActivityCalendar.Cell>.firstDays(in: report)
        let days = ActivityDays(activity, from: firsts.first ?? today, in: report)
        let all = days.first...today
        let year = YearHalves(
            in: report, title: { phrases.minutesTitle(activity.name(phrases), $0) },
            description: { phrases.minutesCalendarDescription(phrases.days(days.countWithMinutes(in: $0)).text) },
            cell: { ActivityCalendar.Cell($0, days) })
        let calendar = ActivityCalendar(
            year: year, legendLabel: phrases.legend,
            legend: (0...MinuteScale.shades).map { days.scale.text(of: $0, phrases) },
            healed: all.contains(where: days.isHealed) ? phrases.healed : nil, rests: days.rests(in: all))
        let table = DataTable(
            phrases, year.name, caption: "\(year.name): \(phrases.minutesTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: firsts.map { first in
                [phrases.shortDate(first)] + (0..<7).map { days.tableWords(for: first.advanced(by: $0)) }
            })
        let shares = [ShareLink(.activity(activity), in: report)].compactMap(\.self)
        return Card(
            card, style: "year", title: [year.name, name].compactMap(\.self).joined(separator: ": "),
            count: phrases.days(days.countWithMinutes(in: all)),
            [.drawing(calendar), .drawing(Besides(table: table, shares: shares, pages: []))])
    }
}

extension ActivityCalendar.Cell {
    fileprivate init(_ day: Day, _ days: ActivityDays) {
        let minutes = days.minutes(on: day)
        shade = days.shade(of: day)
        isHealed = days.isHealed(day)
        rest = days.rest(on: day)
        isToday = day == days.report.today
        label = minutes.map { days.label(of: day, $0) } ?? ""
    }
}

extension ActivityCalendar: Drawing {
    /// Writes the year with what its shades mean.
    package func write(on page: PageAddress, to html: inout HTML) {
        let key = { (cell: Cell, text: String) -> HTML in "\(key: "\({ $0.cell(cell, x: 0, y: 0) })", text)" }
        html.yearHalves(year, "heat") { cell, x, y, html in html.cell(cell, x: x, y: y) }
        html += """
            <ul class="legend tracker-legend" aria-label="\(legendLabel)">\
            \(each: legend.enumerated(), { key(Cell(keyOf: $0), $1) })\
            \(healed, { key(Cell(keyOf: 0, isHealed: true), $0) })\
            \(each: rests, { key(Cell(keyOf: 0, rest: $0.reason), $0.text) })</ul>
            """
    }
}

extension ActivityCalendar.Cell {
    /// A day as the legend shows it.
    fileprivate init(keyOf shade: Int, isHealed: Bool = false, rest: RestReason? = nil) {
        self.init(shade: shade, isHealed: isHealed, rest: rest, isToday: false, label: "")
    }

    fileprivate var shape: StaticString {
        if isHealed { return "#ch" }
        if shade == nil { return "#co" }
        return rest == .notPlanned ? "#np" : "#h"
    }
}

extension HTML {
    /// Writes a day: a square in its shade, a clover for a healed one, bars on a paused one, a small square for one that
    /// was not planned, a dot before the first session.
    fileprivate mutating func cell(_ cell: ActivityCalendar.Cell, x: Int, y: Int) {
        open("use") { html in
            html.attribute("href", literal: cell.shape)
            html.attribute("class") { html in
                if cell.isHealed {
                    html.markup("hl")
                } else if cell.rest == .notPlanned {
                    html.markup("np")
                } else if let shade = cell.shade {
                    html.markup("a")
                    html.number(shade)
                } else {
                    html.markup("c-out")
                }
                if cell.isToday { html.markup(" now") }
            }
            html.attribute("x", x)
            html.attribute("y", y)
        }
        if !cell.label.isEmpty { element("title", text: cell.label) }
        close("use")
        if cell.rest == .paused { pausePath { $0.pauseSign(x, y) } }
    }
}
