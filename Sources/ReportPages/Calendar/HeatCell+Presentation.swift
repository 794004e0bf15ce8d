import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func heatCell(_ day: Day) -> HeatCell {
        let date = day.date
        guard let record = analysis.days[day] else {
            return HeatCell(number: date.day, shade: nil, isToday: day == today, label: "")
        }
        let level = record.level.map { "\($0.emoji) \(phrases.level($0))" } ?? phrases.noEntry
        return HeatCell(
            number: date.day, shade: record.shade, isToday: day == today,
            label: "\(phrases.shortDayAndMonth(day)): \(level)")
    }

    func heatScale(sharing address: ShareAddress? = nil) -> HeatScale {
        HeatScale(
            from: phrases.notSober, to: phrases.tenDaysAndMore, aboutLink: Link(.about),
            aboutText: phrases.howCountingWorks, share: address.flatMap(shareLink))
    }

    /// The shades week by week; days that have no cell are empty.
    func heatTable(_ weeks: [Day], title: String, in range: ClosedRange<Day>) -> DataTable {
        DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: "\(title): \(phrases.heatTableNote)",
            headings: [phrases.weekOf] + weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDayAndMonth(first)]
                    + (0..<7).map { offset in
                        let day = first.advanced(by: offset)
                        guard range.contains(day), let record = analysis.days[day] else { return "" }
                        return String(record.shade)
                    }
            })
    }
}
