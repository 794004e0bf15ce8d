import ProgressAnalysis
import ProgressModel
import ReportWords

extension BarList {
    private static let visibleOptions = 12

    /// The options of a selection by how often they were chosen; nil where none ever was.
    init?(optionsOf tracker: TrackerAnalysis, in report: Report) {
        let counts = tracker.optionCounts
        let sum = counts.reduce(0, +)
        guard sum > 0 else { return nil }
        let phrases = report.phrases
        let most = counts.max() ?? 0
        let percents = tracker.optionPercent
        let hasIcons = tracker.tracker.options.contains { $0.icon != nil }
        let order = counts.indices.sorted { left, right in
            counts[left] == counts[right] ? left < right : counts[left] > counts[right]
        }
        let items = order.map { index in
            let option = tracker.tracker.options[index]
            return Item(
                icon: hasIcons ? option.icon ?? "" : nil, name: option.name.text(in: report.language),
                value: report.numbers.text(counts[index]), detail: phrases.percent(percents[index]),
                length: BarList.length(counts[index], of: most))
        }
        self.init(
            "options", phrases.whatWasChosen, Finding(remark: phrases.choices(sum).text), .noticed, items,
            visible: BarList.visibleOptions, phrases)
    }
}
