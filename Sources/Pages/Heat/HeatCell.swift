import Counting
import Markup
import Model
import Wording

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
}

extension HeatCell {
    init(_ day: Day, in report: Report) {
        number = day.dayOfMonth
        look = HeatLook(day, in: report)
        isToday = day == report.today
        if let leading = report.leading {
            isAssumed = false
            label = look.shade == nil ? "" : leading.label(of: day, look, in: report)
            link = look.shade != nil && report.span.contains(day.yearMonth) ? .day(day) : nil
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
        var label = TextBuilder(report.phrases.shortDayAndMonth(day), ": ")
        label.item(report.level(on: day))
        if let drinks = record.drinks, report.analysis.tellsDrinks { label.item(words.drinks[drinks]) }
        if report.isHealed(day) { label.item(words.healedByJoker) }
        return label.take()
    }
}

extension DataTable {
    /// The shades week by week; days that have no cell are empty.
    init(shadesOf weeks: [Day], title: String, in range: ClosedRange<Day>, in report: Report) {
        let phrases = report.phrases
        self.init(
            phrases, title, caption: "\(title): \(report.heatTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDayAndMonth(first)]
                    + (first...first.advanced(by: 6)).map {
                        range.contains($0) ? DataTable.shade(of: $0, in: report) : ""
                    }
            })
    }

    private static func shade(of day: Day, in report: Report) -> String {
        let look = HeatLook(day, in: report)
        if look == .paused { return report.phrases.paused }
        guard look.shade != nil, report.lead == .less, report.leading == nil else {
            return look.shade.map { "\($0)" } ?? ""
        }
        let drinks = report.analysis.tellsDrinks ? report.analysis.days[day]?.drinks : nil
        return drinks.map { report.cell($0) } ?? report.level(on: day)
    }
}
