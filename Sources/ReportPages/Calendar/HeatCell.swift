import ProgressAnalysis
import ProgressModel
import ReportWords

/// One day of a heat grid.
package struct HeatCell: Sendable {
    /// Day of the month.
    package let number: Int
    package let look: HeatLook
    package let isToday: Bool
    /// Whether the day has no entry and is taken for steady.
    package let isAssumed: Bool
    /// The day in words, such as `3 Oct: Easy, 3 drinks, healed by a joker`; empty before the first record and after
    /// today.
    package let label: String
    /// The day's detail; nil where its month has no page, and before the first record and after today.
    package let link: Link?

    /// 0 for a day that is not sober, 1 lightest to 10 strongest; nil before the first record and after today.
    package var shade: Int? {
        switch look {
        case .sober(let step): step
        case .before, .toCome: nil
        case .healed, .steady, .easy, .wild, .paused, .noEntry: 0
        }
    }
}

extension HeatCell {
    init(_ day: Day, in report: Report) {
        number = day.dayOfMonth
        look = HeatLook(day, in: report)
        isToday = day == report.today
        if let leading = report.leading {
            isAssumed = false
            let isKnown = leading.first <= day && day <= report.today
            label = isKnown ? leading.label(of: day, in: report) : ""
            link = isKnown && report.span.contains(day.yearMonth) ? .day(day) : nil
            return
        }
        guard let record = report.analysis.days[day] else {
            (isAssumed, label, link) = (false, "", nil)
            return
        }
        isAssumed = record.isAssumed
        label = HeatCell.label(of: day, record, in: report)
        link = report.span.contains(day.yearMonth) ? .day(day) : nil
    }

    private static func label(of day: Day, _ record: DayRecord, in report: Report) -> String {
        let words = report.words
        var label = report.phrases.shortDayAndMonth(day)
        label += ": "
        label += report.level(on: day)
        if let drinks = record.drinks, report.analysis.tellsDrinks {
            label += ", "
            label += words.drinks[drinks]
        }
        if report.isHealed(day) {
            label += ", "
            label += words.healedByJoker
        }
        return label
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
                if let leading = report.leading {
                    let isKnown = range.contains(day) && leading.first <= day && day <= report.today
                    cells.append(isKnown ? .number(leading.shade(of: day, in: report)) : .text(""))
                    continue
                }
                let record = range.contains(day) ? days[day] : nil
                let isPaused = record != nil && report.isPaused(day)
                cells.append(isPaused ? .text(phrases.paused) : record.map { .number($0.shade) } ?? .text(""))
            }
        }
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: "\(title): \(report.leading == nil ? phrases.heatTableNote : phrases.runTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings, cells: cells)
    }
}
