import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The past year of a tracker as one grid in two halves, which stand side by side where there is room.
package struct TrackerCalendar: Sendable {
    /// A day.
    package struct Cell: Sendable {
        package let mark: TrackerMark
        package let isToday: Bool
        /// The day in words; empty outside of the tracker's time.
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
    /// On how many days the tracker was logged.
    package let summary: Figure
    /// Seven short names.
    package let weekdays: [String]
    package let halves: [Half]
    package let legendLabel: String
    /// The marks in use with what they mean.
    package let legend: [(mark: TrackerMark, text: String)]
    package let table: DataTable

    private static let weeksInAll = 53
    private static let weeksOfFirstHalf = 27
}

extension TrackerCalendar {
    /// Nil where nothing was logged and no streak is walked.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        guard tracker.days.logs > 0 || tracker.walk(on: today) != nil else { return nil }
        let lastWeek = today.advanced(by: -report.column(of: today))
        let weeks = (1 - TrackerCalendar.weeksInAll...0).map { lastWeek.advanced(by: 7 * $0) }
        let days = (weeks.first ?? today)...today
        title = phrases.thePastYear
        summary = phrases.daysWithLog(days.count { tracker.days.count(on: $0) > 0 })
        weekdays = report.weekdayHeadings
        halves = [
            Half(weeks.prefix(TrackerCalendar.weeksOfFirstHalf), tracker, in: report),
            Half(weeks.dropFirst(TrackerCalendar.weeksOfFirstHalf), tracker, in: report),
        ]
        legendLabel = phrases.legend
        legend = TrackerMark.legend(of: Set(days.map { TrackerMark(tracker, on: $0) }), phrases)
        table = TrackerCalendar.table(of: tracker, weeks, in: report)
    }

    private static func table(of tracker: TrackerAnalysis, _ weeks: [Day], in report: Report) -> DataTable {
        let phrases = report.phrases
        let title = phrases.thePastYear
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(tracker.mode == .counter ? phrases.trackerTotalsNote : phrases.trackerTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDate(first)]
                    + (0..<7).map { tableWords(for: first.advanced(by: $0), tracker, in: report) }
            })
    }

    /// The number of a day; empty outside of the tracker's time.
    private static func tableWords(for day: Day, _ tracker: TrackerAnalysis, in report: Report) -> String {
        guard day <= report.today else { return "" }
        let mark = TrackerMark(tracker, on: day)
        if mark == .outside { return "" }
        let count = tracker.days.count(on: day)
        let isCounter = tracker.mode == .counter
        let total = isCounter ? report.numbers.text(tracker.days.total(on: day)) : report.numbers.text(count)
        let number = count == 0 ? "·" : total
        return mark == .healed ? "\(number) \(report.phrases.healed)" : number
    }
}

extension TrackerCalendar.Half {
    fileprivate init(_ weeks: ArraySlice<Day>, _ tracker: TrackerAnalysis, in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let first = weeks.first ?? today
        let last = min((weeks.last ?? today).advanced(by: 6), today)
        let days = (first...max(first, last)).count { tracker.days.count(on: $0) > 0 }
        title = phrases.trackerCalendar(
            report.name(of: tracker), phrases.span(phrases.date(first), phrases.date(last)))
        description = phrases.trackerCalendarDescription(phrases.daysWithLog(days).text)
        self.weeks = weeks.map { TrackerCalendar.Week($0, tracker, in: report) }
    }
}

extension TrackerCalendar.Week {
    fileprivate init(_ first: Day, _ tracker: TrackerAnalysis, in report: Report) {
        let days = (0..<7).map { first.advanced(by: $0) }
        let monthStart = days.first { $0.dayOfMonth == 1 && $0 <= report.today }
        month = monthStart.map { report.phrases.shortMonthName($0.yearMonth.month) }
        cells = days.map { $0 <= report.today ? TrackerCalendar.Cell($0, tracker, in: report) : nil }
    }
}

extension TrackerCalendar.Cell {
    fileprivate init(_ day: Day, _ tracker: TrackerAnalysis, in report: Report) {
        mark = TrackerMark(tracker, on: day)
        isToday = day == report.today
        let words = TrackerCalendar.Cell.words(for: mark, tracker, on: day, in: report)
        label = mark == .outside ? "" : "\(report.phrases.shortDayAndMonth(day)): \(words)"
    }

    private static func words(
        for mark: TrackerMark, _ tracker: TrackerAnalysis, on day: Day, in report: Report
    ) -> String {
        let phrases = report.phrases
        let count = tracker.days.count(on: day)
        let moments = phrases.moments(count).text
        switch mark {
        case .outside, .none: return phrases.nothingNoted
        case .done: return tracker.mode == .counter ? report.counterTotal(tracker, on: day) : phrases.logged
        case .goal: return report.counterTotal(tracker, on: day)
        case .moments: return moments
        case .avoided: return phrases.mark(mark)
        case .healed: return phrases.healedByJoker
        case .ended: return "\(count > 0 ? moments : phrases.nothingNoted), \(phrases.streakEnded)"
        }
    }
}
