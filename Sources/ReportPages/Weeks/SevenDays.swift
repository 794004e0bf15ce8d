import ProgressModel
import ReportWords

/// The seven days of a week as rings, each leading to its detail.
package struct SevenDays: Sendable {
    /// A day with its weekday's short name.
    package struct Item: Sendable {
        package let weekday: String
        package let cell: RingCell
    }

    /// Monday first.
    package let days: [Item]
    package let rings: RingSet

    /// Whether a level is shown on any of the days.
    package var hasLevels: Bool { days.contains { $0.cell.drawing?.core != nil } }
}

extension SevenDays {
    /// The days of a week of the report.
    init(_ week: Week, in report: Report) {
        days = week.days.map { day in
            Item(weekday: report.phrases.shortName(of: day.weekday), cell: RingCell(day, in: report))
        }
        rings = RingSet(ofEverybodyIn: report)
    }
}

extension SevenDays {
    /// The seven days at a glance; nil if levels are never logged.
    package var tableInText: DataTable? {
        guard hasLevels else { return nil }
        return DataTable(
            summary: "", label: "", caption: "", headings: days.map(\.weekday), rows: [days.map(\.cell.emoji)])
    }
}
