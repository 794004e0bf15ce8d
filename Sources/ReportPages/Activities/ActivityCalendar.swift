package import ProgressAnalysis
import ProgressModel
package import ReportWords

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

    package var title: String
    /// On how many days there were minutes.
    package let summary: Figure
    package let year: YearHalves<Cell>
    package let legendLabel: String
    /// What the shades from 0 on mean.
    package let legend: [String]
    /// What a healed day is called; nil where there is none.
    package let healed: String?
    /// Why nothing was expected of days without minutes, with what they are called; only what there is.
    package let rests: [(reason: RestReason, text: String)]
    package let besides: Besides
}

extension ActivityCalendar {
    /// The weeks up to today's.
    init(_ activity: Activity, in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let firsts = YearHalves<Cell>.firstDays(in: report)
        let days = ActivityDays(activity, from: firsts.first ?? today, in: report)
        summary = phrases.days(days.countWithMinutes(in: days.first...today))
        year = YearHalves(
            in: report, title: { phrases.minutesTitle(activity.name(phrases), $0) },
            description: { phrases.minutesCalendarDescription(phrases.days(days.countWithMinutes(in: $0)).text) },
            cell: { Cell($0, days) })
        title = year.name
        legendLabel = phrases.legend
        legend = (0...MinuteScale.shades).map { days.scale.text(of: $0, phrases) }
        healed = (days.first...today).contains(where: days.isHealed) ? phrases.healed : nil
        rests = days.rests(in: days.first...today)
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.minutesTableNote)", headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: firsts.map { first in
                [phrases.shortDate(first)] + (0..<7).map { days.tableWords(for: first.advanced(by: $0)) }
            })
        besides = Besides(
            table: table, shares: [ShareLink(.activity(activity), in: report)].compactMap(\.self), pages: [])
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
