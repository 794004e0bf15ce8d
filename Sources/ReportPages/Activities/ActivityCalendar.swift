package import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The past year of an activity by minutes, as one grid in two halves.
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

    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        /// The name of the month that begins in the week.
        package let month: String?
        /// Seven cells; nil after today.
        package let cells: [Cell?]
    }

    /// Half of the weeks.
    package struct Half: Sendable {
        package let title: String
        package let description: String
        package let weeks: [Week]
    }

    package let title: String
    /// On how many days there were minutes.
    package let summary: Figure
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    package let legendLabel: String
    /// What the shades from 0 on mean.
    package let legend: [String]
    /// What a healed day is called; nil where there is none.
    package let healed: String?
    /// Why nothing was expected of days without minutes, with what they are called; only what there is.
    package let rests: [(reason: RestReason, text: String)]
    /// The way to the share card; nil where there is none.
    package let share: ShareLink?
    package let table: DataTable

    private static let weeksInAll = 53
    private static let weeksOfFirstHalf = 27
}

extension ActivityCalendar {
    /// The weeks up to today's.
    init(_ activity: Activity, in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let lastWeek = today.advanced(by: -report.column(of: today))
        let firsts = (1 - ActivityCalendar.weeksInAll...0).map { lastWeek.advanced(by: 7 * $0) }
        let days = ActivityDays(activity, from: firsts.first ?? today, in: report)
        title = phrases.thePastYear
        summary = phrases.days(days.countWithMinutes(in: days.first...today))
        weekdays = report.weekdayHeadings
        halves = [
            firsts.prefix(ActivityCalendar.weeksOfFirstHalf), firsts.dropFirst(ActivityCalendar.weeksOfFirstHalf),
        ].map { Half($0, days, in: report) }
        legendLabel = phrases.legend
        legend = (0...MinuteScale.shades).map { days.scale.text(of: $0, phrases) }
        healed = (days.first...today).contains(where: days.isHealed) ? phrases.healed : nil
        rests = days.rests(in: days.first...today)
        share = ShareLink(.activity(activity), in: report)
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(phrases.minutesTableNote)", headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: firsts.map { first in
                [phrases.shortDate(first)] + (0..<7).map { days.tableWords(for: first.advanced(by: $0)) }
            })
    }
}

extension ActivityCalendar.Half {
    /// The weeks that begin on these days.
    fileprivate init(_ weeks: ArraySlice<Day>, _ days: ActivityDays, in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let first = weeks.first ?? today
        let last = min((weeks.last ?? today).advanced(by: 6), today)
        title = phrases.minutesTitle(
            days.activity.name(phrases), phrases.span(phrases.date(first), phrases.date(last)))
        description = phrases.minutesCalendarDescription(
            phrases.days(days.countWithMinutes(in: first...max(first, last))).text)
        self.weeks = weeks.map { ActivityCalendar.Week($0, days, in: report) }
    }
}

extension ActivityCalendar.Week {
    fileprivate init(_ first: Day, _ activityDays: ActivityDays, in report: Report) {
        let days = (0..<7).map { first.advanced(by: $0) }
        let monthStart = days.first { $0.dayOfMonth == 1 && $0 <= report.today }
        month = monthStart.map { report.phrases.shortMonthName($0.yearMonth.month) }
        cells = days.map { $0 <= report.today ? ActivityCalendar.Cell($0, activityDays) : nil }
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
