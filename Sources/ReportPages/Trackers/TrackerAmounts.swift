import ProgressAnalysis
import ProgressModel
import ReportWords

extension ColumnCard {
    private static let amountDays = 30

    /// What a counter counted on its last days, beside the goal; nil for other modes and without logs.
    init?(amountsOf tracker: TrackerAnalysis, in report: Report) {
        guard tracker.mode == .counter, let range = tracker.days.range else { return nil }
        let phrases = report.phrases
        let last = tracker.tracker.isActive ? report.today : range.upperBound
        let first = max(last.advanced(by: 1 - ColumnCard.amountDays), min(last, range.lowerBound))
        let days = Array(first...last)
        let totals = days.map(tracker.days.total(on:))
        let goal = tracker.tracker.dailyGoal
        let scale = ChartScale(
            upTo: max(totals.max() ?? .zero, goal ?? .zero),
            finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        let words = phrases.amountsDescription(
            days.count, goal.map { tracker.days.days(meeting: .goal($0), in: first...last) })
        let title = phrases.lastDaysTitle(days.count)
        let columns = zip(days, totals).map { day, total in
            ColumnChart.Column(
                height: scale.height(total), tone: goal.map { total < $0 } ?? false ? .open : .good,
                label: "\(phrases.shortDayAndMonth(day)): \(report.counterTotal(tracker, on: day))")
        }
        let levels = goal.map { goal in
            ColumnChart.Level(
                columns: 0..<days.count, height: scale.height(goal),
                text: phrases.goalLine(Figure(goal, of: tracker, in: report).text))
        }
        let unit = tracker.tracker.unit.map { capitalized($0.text(in: report.language)) }
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.day, unit ?? phrases.amount],
            rows: zip(days, totals).reversed().map { [phrases.shortDate($0), report.numbers.text($1)] })
        let chart = ColumnChart(
            id: "amounts", title: title, description: words, columns: columns, scale: scale.marks(report.numbers),
            names: ColumnCard.dayNames(days, phrases), levels: levels.map { [$0] } ?? [], table: table)
        self.init(chart, Finding(remark: words))
    }

    /// Every tenth day back from the last has its name below.
    private static func dayNames(_ days: [Day], _ phrases: any Phrases) -> [(column: Int, text: String)] {
        stride(from: days.count - 1, through: 0, by: -10).reversed().map { ($0, phrases.shortDayAndMonth(days[$0])) }
    }
}
