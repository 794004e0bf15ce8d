import ProgressAnalysis
import ProgressModel
import ReportWords

extension Card {
    private static let visibleOptions = 12

    /// The options of a selection by how often they were chosen; nil if none ever was.
    static func options(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let counts = tracker.optionCounts
        let sum = counts.reduce(0, +)
        guard sum > 0 else { return nil }
        let phrases = report.phrases
        let most = counts.max() ?? 0
        let percents = tracker.optionPercent
        let hasIcons = tracker.options.contains { $0.icon != nil }
        // Of a few choices those that were never made say nothing.
        let isYoung = sum < MoodHistory.fewest
        let order = counts.indices.filter { !isYoung || counts[$0] > 0 }.sorted { left, right in
            counts[left] == counts[right] ? left < right : counts[left] > counts[right]
        }
        let items = order.map { index in
            let option = tracker.options[index]
            return BarList.Item(
                icon: hasIcons ? option.icon ?? "" : nil, name: option.name.text(in: report.language),
                value: report.numbers.text(counts[index]), detail: phrases.percent(percents[index]),
                length: BarList.length(counts[index], of: most))
        }
        let toCome = isYoung && tracker.isAboutMood && tracker.isActive
        let remarks = [
            phrases.choices(sum).text + (toCome ? "." : ""), toCome ? phrases.moodsNeed(MoodHistory.fewest) : "",
        ]
        return .chart(
            .options, phrases.whatWasChosen, Finding(remark: remarks.filter { !$0.isEmpty }.joined(separator: " ")),
            .drawing(BarList(.noticed, items, visible: visibleOptions, phrases)))
    }
}
