import ProgressAnalysis
import ProgressModel
import ReportWords

/// The last days of a tracker as a row of dots.
package struct TrackerStrip: Sendable {
    /// A day.
    package struct Dot: Sendable {
        package let isGood: Bool
        /// The number of moments where those count; empty for a single one.
        package let count: String
        /// The day in words.
        package let label: String
    }

    package let title: String
    package let description: String
    /// Ascending.
    package let dots: [Dot]
    package let table: DataTable
}

extension TrackerStrip {
    private static let length = 14

    /// The last fourteen days, or those since the first that is recorded or counted.
    init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let today = report.today
        let first = max(today.advanced(by: 1 - TrackerStrip.length), min(today, report.analysis.days.first))
        var dots: [Dot] = []
        var rows: [[String]] = []
        for day in first...today {
            let (date, words) = (phrases.shortDayAndMonth(day), TrackerStrip.words(for: day, tracker, in: report))
            let count = tracker.days.count(on: day)
            let shown = TrackerStrip.showsCount(count, tracker) ? report.numbers.text(count) : ""
            dots.append(Dot(isGood: tracker.isGood(day), count: shown, label: "\(date): \(words)"))
            rows.append([date, words])
        }
        let name = report.name(of: tracker)
        title = phrases.stripTitle(name, dots.count { $0.isGood }, of: dots.count)
        description = dots.map(\.label).joined(separator: ", ")
        self.dots = dots
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title, headings: [phrases.day, name],
            rows: rows)
    }

    private static func words(for day: Day, _ tracker: TrackerAnalysis, in report: Report) -> String {
        let phrases = report.phrases
        let (isGood, mode) = (tracker.isGood(day), tracker.mode(on: day))
        if mode == .avoidance, isGood { return phrases.stripWithout }
        // The public is shown neither moments nor amounts.
        if report.audience == .private {
            let count = tracker.days.count(on: day)
            if mode.kind == .saboteur, count > 0 { return phrases.moments(count).text }
            if tracker.tracker.dailyLimit != nil, tracker.days.value(on: day).isKnown {
                return tracker.days.meetsTarget(of: tracker.tracker, on: day) ? phrases.stripKept : phrases.stripAbove
            }
        }
        return isGood && mode != .avoidance ? phrases.stripDone : "–"
    }

    private static func showsCount(_ count: Int, _ tracker: TrackerAnalysis) -> Bool {
        count > 1 && tracker.mode.kind == .saboteur
    }
}
