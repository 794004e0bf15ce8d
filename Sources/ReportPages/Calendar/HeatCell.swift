import ProgressAnalysis
import ProgressModel
import ReportWords

/// One day of a heat grid.
package struct HeatCell: Sendable {
    /// Day of the month.
    package let number: Int
    /// 0 for a day that is not sober, 1 lightest to 10 strongest; nil before the first record and after today.
    package let shade: Int?
    package let isToday: Bool
    /// Whether the day has no entry and is taken for steady.
    package let isAssumed: Bool
    /// Whether the day has no entry because the streak is paused.
    package let isPaused: Bool
    /// `31 Oct`; empty where there is no shade.
    package let date: String
    /// The level in words; empty where there is no shade.
    package let level: String
}

extension HeatCell {
    init(_ day: Day, in report: Report) {
        number = day.dayOfMonth
        isToday = day == report.today
        let record = report.analysis.days[day]
        isAssumed = record?.isAssumed ?? false
        isPaused = report.isPaused(day)
        shade = record?.shade
        date = record == nil ? "" : report.phrases.shortDayAndMonth(day)
        level = record == nil ? "" : report.levelWithEmoji(on: day)
    }
}

extension DataTable {
    /// The shades week by week; days that have no cell are empty.
    init(shadesOf weeks: [Day], title: String, in range: ClosedRange<Day>, in report: Report) {
        let (phrases, days) = (report.phrases, report.analysis.days)
        var cells: [Cell] = []
        cells.reserveCapacity(weeks.count * 8)
        for first in weeks {
            cells.append(.text(phrases.shortDayAndMonth(first)))
            for day in first...first.advanced(by: 6) {
                let record = range.contains(day) ? days[day] : nil
                let isPaused = record != nil && report.isPaused(day)
                cells.append(isPaused ? .text(phrases.paused) : record.map { .number($0.shade) } ?? .text(""))
            }
        }
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: "\(title): \(phrases.heatTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings, cells: cells)
    }
}
