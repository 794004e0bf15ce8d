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
            caption: "\(title): \(note(on: tracker, phrases))",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDate(first)]
                    + (0..<7).map { tableWords(for: first.advanced(by: $0), tracker, in: report) }
            })
    }

    /// What the numbers of the table are.
    private static func note(on tracker: TrackerAnalysis, _ phrases: any Phrases) -> String {
        switch tracker.mode {
        case .counter: phrases.trackerTotalsNote
        case .number: phrases.trackerValuesNote
        default: phrases.trackerTableNote
        }
    }

    /// The number of a day; empty outside of the tracker's time.
    private static func tableWords(for day: Day, _ tracker: TrackerAnalysis, in report: Report) -> String {
        guard day <= report.today else { return "" }
        let mark = TrackerMark(tracker, on: day)
        if mark == .outside { return "" }
        let number: String
        if tracker.tracker.hasAmounts {
            let isKnown = tracker.days.value(on: day).isKnown
            number = isKnown ? tracker.tracker.text(of: tracker.days.total(on: day), report.numbers) : "·"
        } else {
            let count = tracker.days.count(on: day)
            number = count == 0 ? "·" : report.numbers.text(count)
        }
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
        let logged = logged(tracker, on: day, in: report)
        switch mark {
        case .outside, .none: return phrases.nothingNoted
        case .done, .goal, .kept, .above, .moments: return logged ?? phrases.logged
        case .avoided: return phrases.mark(mark)
        case .healed: return [logged, phrases.healedByJoker].compactMap(\.self).joined(separator: ", ")
        case .ended: return [logged, phrases.streakEnded].compactMap(\.self).joined(separator: ", ")
        }
    }

    /// What was logged on a day: an amount, or how often; nil where nothing was, or where there is nothing to count.
    private static func logged(_ tracker: TrackerAnalysis, on day: Day, in report: Report) -> String? {
        if tracker.tracker.hasAmounts { return report.total(tracker, on: day) }
        let count = tracker.days.count(on: day)
        return tracker.tracker.kind == .saboteur && count > 0 ? report.phrases.moments(count).text : nil
    }
}
