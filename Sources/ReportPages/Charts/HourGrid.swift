import ProgressAnalysis
import ProgressModel
import ReportWords

/// The moments of a saboteur by weekday and hour: a row is a day, which one reads from midnight to midnight.
package struct HourGrid: Sendable {
    /// An hour of a weekday with its number of moments and its tint from 0 for none to 4 for the most.
    package struct Cell: Sendable {
        package let count: Int
        package let tint: Int
        /// In words; empty without moments.
        package let label: String
    }

    /// A part of the day below its six columns.
    package struct Part: Sendable {
        package let name: String
        package let hours: String
        package let count: String
        package let percent: String
        /// Whether it is the risk time.
        package let isMarked: Bool
    }

    package let title: String
    /// What it comes down to; empty where nothing is claimed.
    package let lead: String
    package let remark: String
    /// Nil where no risk time is claimed.
    package let plan: PlanNote?
    /// Seven short names, in the order of the profile's week.
    package let weekdays: [String]
    /// 24 for each weekday.
    package let rows: [[Cell]]
    /// From midnight on.
    package let parts: [Part]
    package let table: DataTable
}

extension HourGrid {
    /// Fewer moments are mostly empty cells.
    static let fewest = 12

    /// Nil for fewer than twelve moments of a known time.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        let (phrases, insights) = (report.phrases, tracker.insights)
        guard insights.timedLogs >= HourGrid.fewest else { return nil }
        let finding = Finding(riskOf: tracker, phrases)
        let hours = insights.byWeekdayAndHour
        let most = hours.joined().max() ?? 0
        let order = (0..<7).map { ($0 + report.profile.weekStart.rawValue) % 7 }
        let moments = phrases.moments(insights.timedLogs).text
        title = phrases.hourByHour
        lead = finding.lead
        remark = [finding.remark, phrases.hourByHourDescription(moments)].filter { !$0.isEmpty }.joined(separator: " ")
        plan = PlanNote(atRiskOf: tracker, in: report)
        weekdays = report.weekdayHeadings
        rows = zip(order, weekdays).map { weekday, name in
            hours[weekday].enumerated().map { hour, count in
                let words = count == 0 ? "" : "\(name) \(padded(hour, 2)): \(phrases.moments(count).text)"
                return Cell(count: count, tint: most > 0 ? (count * 4 + most - 1) / most : 0, label: words)
            }
        }
        parts = [PartOfDay.night, .morning, .afternoon, .evening].map { part in
            Part(
                name: phrases.name(of: part), hours: phrases.hours(of: part),
                count: report.numbers.text(insights.byPart[part.index]),
                percent: phrases.percent(insights.percent(of: part)), isMarked: part == insights.risk)
        }
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: "\(title): \(moments)",
            headings: [phrases.day] + (0..<24).map { padded($0, 2) },
            rows: zip(order, weekdays).map { weekday, name in [name] + hours[weekday].map(report.numbers.text(_:)) })
    }
}
