import Counting
import Markup
import Model
import Wording

extension LogItem {
    /// The active trackers: those of the widget in its order, then the others in that of the file.
    ///
    /// Where the address names one, only that one, even if it is not active.
    static func trackers(_ sheet: LogSheet, in report: Report) -> [LogItem] {
        let all = report.analysis.trackers
        if case .tracker(let id) = sheet.part {
            return all.filter { $0.tracker.id == id }.map { LogItem($0, on: sheet.day, in: report) }
        }
        let first = report.widgetTrackers
        let others = all.filter { tracker in
            tracker.isActive && !first.contains { $0.index == tracker.index }
        }
        return (first + others).map { LogItem($0, on: sheet.day, in: report) }
    }

    private init(_ tracker: TrackerAnalysis, on day: Day, in report: Report) {
        let words = report.words.trackers[tracker.index]
        form = .tracker(tracker.id)
        icon = words.icon
        name = words.name
        exercise = tracker.tracker.exercise(in: report.language)?.isolated
        let asked = tracker.prompt?.text(in: report.language).isolated
        prompt = asked == exercise ? nil : asked
        state = LogItem.state(tracker, on: day, in: report)
        control = LogItem.control(tracker, in: report)
    }

    private static func state(_ tracker: TrackerAnalysis, on day: Day, in report: Report) -> String {
        let words = report.words.trackers[tracker.index]
        let count = tracker.days.count(on: day)
        switch tracker.mode {
        case .counter, .number:
            let value = tracker.days.value(on: day)
            return value.isKnown ? words.totals[value.shown] : ""
        case .yesNo: return count > 0 ? report.phrases.isWrittenDown : ""
        case .awareness, .avoidance, .selection, .note: return count > 0 ? report.phrases.logs(count).text : ""
        }
    }

    private static func control(_ analysis: TrackerAnalysis, in report: Report) -> Control {
        let (tracker, phrases) = (analysis.tracker, report.phrases)
        let unit = tracker.unit?.text(in: report.language).isolated
        let history = TrackerHistory(analysis.index, in: report)
        switch tracker.mode {
        case .counter: return .counter(unit: unit)
        case .number: return .number(unit: unit, values(of: tracker))
        case .yesNo: return .yes
        case .selection:
            let chips: [FormWriter.Option] = zip(tracker.options, report.words.trackers[analysis.index].options).map {
                ($0.id, $1)
            }
            return .options(chips, several: tracker.allowsSeveralOptions)
        case .note:
            return .text(history.texts(and: tracker.preset == .gratitude ? phrases.gratitudeItems : []))
        case .awareness, .avoidance:
            return .moment(
                isAvoided: analysis.mode == .avoidance,
                triggers: history.names(\.trigger, and: [.boredom, .stress, .habit]),
                places: history.names(\.place, and: [.home, .work, .onTheGo]))
        }
    }

    /// The whole values of a small scale, such as 1 to 5; none for any other number.
    private static func values(of tracker: Tracker) -> [FormWriter.Option] {
        guard let range = tracker.allowedValues, let first = range.lowerBound.whole,
            let last = range.upperBound.whole, last - first <= 10
        else { return [] }
        return (first...last).map { ("\($0)", "\($0)") }
    }
}

/// What was said with the logs of a tracker before.
private struct TrackerHistory {
    /// More would be slower to read than to write.
    private static let mostChips = 6
    /// In characters; a longer text is not one that is said again.
    private static let longestText = 24

    let report: Report
    let rows: [LogTable.Row]
    private var table: LogTable { report.analysis.history.logs }

    init(_ tracker: Int, in report: Report) {
        self.report = report
        rows = report.analysis.history.logs.rows.filter { $0.tracker == tracker }
    }

    /// Short texts, those that were said most often first, and common ones after them.
    func texts(and common: [String]) -> [FormWriter.Option] {
        let said = rows.compactMap { table.note(of: $0) }.filter {
            $0.count <= TrackerHistory.longestText && !$0.contains(where: \.isNewline)
        }
        let texts = mostFrequent(said) + common
        return chips(texts.map { ($0, $0.isolated) })
    }

    /// Triggers or places, those that were said most often first, and those that the program knows after them.
    func names(_ name: (LogTable.Row) -> Int?, and known: [KnownWord]) -> [FormWriter.Option] {
        let said = mostFrequent(rows.compactMap(name).map(report.words.names.group(of:)))
        let own: [FormWriter.Option] = said.map { (table.names.name($0), report.words.names[$0]) }
        return chips(
            own.filter { !$0.value.isEmpty }
                + known.map { word in
                    (report.phrases.name(of: word), report.phrases.name(of: word))
                })
    }

    private func chips(_ all: [FormWriter.Option]) -> [FormWriter.Option] {
        var known: Set<String> = []
        return Array(all.filter { known.insert($0.text.lowercased()).inserted }.prefix(TrackerHistory.mostChips))
    }
}
