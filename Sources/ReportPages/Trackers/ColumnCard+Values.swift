import ProgressAnalysis
import ProgressModel
import ReportWords

extension ColumnCard {
    private static let valueDays = 90

    /// How a number went on its last days, with their mean and the goal or limit; nil for other modes and without a value.
    init?(valuesOf tracker: TrackerAnalysis, in report: Report) {
        guard tracker.mode == .number, let range = tracker.days.range, let end = tracker.days.lastValueDay else {
            return nil
        }
        // Where nothing was measured lately, the last days that were are shown.
        let last =
            end.distance(to: report.today) < ColumnCard.valueDays / 2 && tracker.isActive
            ? report.today : end
        let first = max(last.advanced(by: 1 - ColumnCard.valueDays), min(last, range.lowerBound))
        guard let mean = tracker.days.mean(in: first...last) else { return nil }
        let (phrases, days) = (report.phrases, Array(first...last))
        let values = days.map { tracker.days.value(on: $0).isKnown ? tracker.days.total(on: $0) : nil }
        let drawn = values.compactMap(\.self) + [tracker.targetAmount].compactMap(\.self)
        let scale = ChartScale(
            from: drawn.min() ?? .zero, upTo: drawn.max() ?? .zero,
            finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        let title = phrases.lastDaysTitle(days.count)
        let columns = zip(days, values).map { day, value in
            ColumnChart.Column(
                height: value.map(scale.height), tone: .noticed,
                label: "\(phrases.shortDayAndMonth(day)): \(report.total(tracker, on: day) ?? "–")")
        }
        let meanText = Figure(mean.value, of: tracker, in: report).text
        let description = phrases.valuesDescription(meanText, of: mean.days)
        // Both lines cross all days, so that one text names both.
        let names = [phrases.meanLine(meanText), ColumnCard.line(of: tracker, in: report)].filter { !$0.isEmpty }
        var levels = [
            ColumnChart.Level(
                columns: 0..<days.count, height: scale.height(mean.value), text: names.joined(separator: " · "))
        ]
        if let amount = tracker.targetAmount {
            levels.append(ColumnChart.Level(columns: 0..<days.count, height: scale.height(amount), text: ""))
        }
        let text = { (amount: FixedDecimal) in tracker.tracker.text(of: amount, report.numbers) }
        let unit = tracker.unit?.text(in: report.language)
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.day, unit ?? phrases.value],
            rows: zip(days, values).reversed().compactMap { day, value in
                value.map { [phrases.shortDate(day), text($0)] }
            })
        let chart = ColumnChart(
            id: "amounts", title: title, description: description, columns: columns, scale: scale.marks(text),
            names: ColumnCard.dayNames(days, phrases), levels: levels, table: table, form: .line)
        self.init(chart, Finding(remark: description))
    }
}
