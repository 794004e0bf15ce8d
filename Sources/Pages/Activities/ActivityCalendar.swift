package import Counting
package import Markup
import Model
import Wording

/// The past year of an activity by minutes.
package struct ActivityCalendar: Sendable {
    package let year: YearHalves
    package let days: ActivityDays
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
        let firsts = YearHalves.firstDays(in: report)
        let days = ActivityDays(activity, from: firsts.first ?? today, in: report)
        let all = days.first...today
        let year = YearHalves(
            in: report, title: { phrases.minutesTitle(activity.name(phrases), $0) },
            description: { phrases.minutesCalendarDescription(phrases.days(days.countWithMinutes(in: $0)).text) })
        let calendar = ActivityCalendar(
            year: year, days: days, legend: (0...MinuteScale.shades).map { days.scale.text(of: $0, phrases) },
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

extension ActivityCalendar: Drawing {
    /// Writes the year with what its shades mean.
    package func write(on page: PageAddress, to html: inout HTML) {
        html.yearHalves(year, "heat") { day, x, y, html in
            html.minutes(
                days.shade(of: day), isHealed: days.isHealed(day), days.rest(on: day),
                isToday: day == days.report.today,
                label: days.label(of: day), x: x, y: y)
        }
        html += """
            <ul class="legend tracker-legend" aria-label="\(days.report.phrases.legend)">\
            \(each: legend.enumerated(), { shade, text in "\(key: "\({ $0.minutes(shade) })", text)" })\
            \(healed, { "\(key: "\({ $0.minutes(0, isHealed: true) })", $0)" })\
            \(each: rests, { rest in "\(key: "\({ $0.minutes(0, rest.reason) })", rest.text)" })</ul>
            """
    }
}

extension HTML {
    /// Writes a day: a square in its shade, a clover for a healed one, bars on a paused one, a small square for one that
    /// was not planned, a dot before the first session.
    fileprivate mutating func minutes(
        _ shade: Int?, isHealed: Bool = false, _ rest: RestReason? = nil, isToday: Bool = false, label: String = "",
        x: Int = 0, y: Int = 0
    ) {
        let shape: StaticString = isHealed ? "ch" : shade == nil ? "co" : rest == .notPlanned ? "np" : "h"
        let style: HTML = isHealed ? "hl" : rest == .notPlanned ? "np" : shade.map { "a\($0)" } ?? "c-out"
        self += """
            <use href="#\(shape)" class="\(style)\(if: isToday, " now")" x="\(x)" y="\(y)">\
            \(if: !label.isEmpty, "<title>\(label)</title>")</use>
            """
        if rest == .paused { pausePath { $0.pauseSign(x, y) } }
    }
}
