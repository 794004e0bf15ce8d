package import Counting
package import Markup
package import Model
import Wording

/// The minutes of an activity in the past year.
package struct ActivityCalendar: Sendable {
    package let year: YearHalves
    package let days: ActivityDays
    /// The meanings of the shades, from 0 on.
    package let legend: [String]
    /// The name of a healed day; nil if there aren't any.
    package let healed: String?
    /// The reasons for which nothing was expected of days without minutes, with their names; only those that occur.
    package let rests: [(reason: RestReason, text: String)]
}

extension Card {
    /// The past year of an activity; on a page with several, its title is the activity's name.
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
    /// Writes the year and the meanings of its shades.
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
    /// Writes a day: a square in its shade, with a clover if it was healed and bars if it was paused, a small square if
    /// it wasn't planned, or a dot if it is before the first session.
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

/// The days of an activity from some day to today, with their minutes.
package struct ActivityDays: Sendable {
    let first: Day
    let scale: MinuteScale
    let report: Report
    private let walk: StreakWalk
    private let rest: RestDays
    /// One for each day from `first` to today; nil before the first session.
    private let minutes: [Int?]

    package init(_ activity: Activity, from first: Day, in report: Report) {
        let walk = report.analysis.activity(activity).streak.walk
        self.first = first
        self.report = report
        self.walk = walk
        rest = report.analysis.rest(of: activity)
        minutes = (first...report.today).map { day in
            walk[day] == nil ? nil : report.analysis.days[day].map(activity.minutes) ?? 0
        }
        scale = MinuteScale(minutes.compactMap(\.self))
    }

    /// The minutes of a day; nil before the first session.
    func minutes(on day: Day) -> Int? { minutes[first.distance(to: day)] }

    /// 0 without minutes, else from 1 to 5; nil before the first session.
    package func shade(of day: Day) -> Int? { minutes(on: day).map(scale.shade) }

    /// Whether a joker healed the day; never for streaks of weeks, in which jokers heal weeks.
    package func isHealed(_ day: Day) -> Bool { walk.unit != .week && walk[day]?.outcome == .healed }

    /// The reason that nothing was expected of a day without minutes; nil for other days.
    package func rest(on day: Day) -> RestReason? { minutes(on: day) == 0 ? rest.reason(on: day) : nil }

    func rests(in days: ClosedRange<Day>) -> [(reason: RestReason, text: String)] {
        let used = Set(days.compactMap(rest(on:)))
        return [RestReason.paused, .notPlanned].filter(used.contains).map { ($0, $0.name(report.phrases)) }
    }

    /// The number of days with minutes, among days up to today.
    package func countWithMinutes(in days: ClosedRange<Day>) -> Int { days.count { (minutes(on: $0) ?? 0) > 0 } }

    /// The minutes of a day; empty before the first session and after today.
    func tableWords(for day: Day) -> String {
        guard day <= report.today, let minutes = minutes(on: day) else { return "" }
        if let reason = rest(on: day) { return reason.name(report.phrases) }
        let number = minutes == 0 ? "·" : report.numbers.text(minutes)
        return isHealed(day) ? "\(number) \(report.phrases.healed)" : number
    }

    /// The day in words; empty before the first session.
    func label(of day: Day) -> String {
        guard let minutes = minutes(on: day) else { return "" }
        let phrases = report.phrases
        let none = rest(on: day)?.name(phrases) ?? phrases.notAny
        let words = minutes > 0 ? phrases.duration(minutes).text : none
        let healed = isHealed(day) ? ", \(phrases.healedByJoker)" : ""
        return "\(phrases.shortDayAndMonth(day)): \(words)\(healed)"
    }
}

extension RestReason {
    /// The name for a day on which nothing was expected.
    fileprivate func name(_ phrases: Phrases) -> String {
        self == .paused ? phrases.paused : phrases.notPlanned
    }
}

/// The five shades of a heatmap of minutes, with a step that suits the person's days.
struct MinuteScale: Sendable {
    /// The number of minutes for each shade; the last shade includes all above.
    let step: Int

    static let shades = 5
    private static let steps = [1, 2, 3, 4, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]

    /// The scale whose shades contain nine of ten days with minutes, so that a single long day doesn't make all others
    /// pale; O(n log n).
    init(_ minutes: [Int]) {
        let sorted = minutes.filter { $0 > 0 }.sorted()
        let usual = sorted.isEmpty ? 0 : sorted[(sorted.count * 9 + 9) / 10 - 1]
        step = MinuteScale.steps.first { $0 * MinuteScale.shades >= usual } ?? 240
    }

    /// 0 without minutes, else from 1 to 5.
    func shade(of minutes: Int) -> Int {
        minutes > 0 ? min(MinuteScale.shades, (minutes + step - 1) / step) : 0
    }

    /// The minutes of a shade in words: `11–20 min`, `41 min and more`.
    func text(of shade: Int, _ phrases: Phrases) -> String {
        guard shade > 0 else { return phrases.notAny }
        let (first, last) = ((shade - 1) * step + 1, shade * step)
        if shade == MinuteScale.shades { return phrases.andMore(phrases.minutes(phrases.numbers.text(first)).text) }
        let span = first == last ? phrases.numbers.text(first) : "\(first)–\(last)"
        return phrases.minutes(span).text
    }
}
