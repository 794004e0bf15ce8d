import Counting
import Model
import Wording

/// Statistics of at least twenty moods or feelings.
extension Card {
    private static let visibleRows = 10

    static func moodWeekdays(_ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report) -> Card {
        counts(
            .moodWeekdays, "mood-weekdays", report.phrases.byWeekday, report.phrases.byWeekdayDescription,
            report.weekdayHeadings, moods, of: tracker, in: report
        ) { row in report.weekdays.map { row.byWeekday[$0.rawValue] } }
    }

    /// The moods in each part of the day; nil if all are in the same part, or no time is known.
    static func moodParts(_ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard moods.comparedParts > 1 else { return nil }
        let phrases = report.phrases
        return counts(
            .moodParts, "mood-parts", phrases.byTimeOfDay, phrases.byTimeOfDayDescription,
            PartOfDay.allCases.map(phrases.name(of:)), moods, of: tracker, in: report, \.byPart)
    }

    /// The moods on days of each level; nil if fewer than two kinds have enough days.
    static func moodLevels(_ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let (phrases, kinds) = (report.phrases, moods.comparedKinds)
        guard !kinds.isEmpty else { return nil }
        let columns = kinds.map { "\(phrases.name(of: $0)): \(phrases.days(moods.daysOfKind[$0.rawValue]).text)" }
        return table(
            .moodLevels, "mood-levels", phrases.besideLevels, phrases.besideLevelsRemark, columns, moods, of: tracker,
            in: report
        ) { row in
            kinds.map { kind in
                let (count, percent) = (row.onKind[kind.rawValue], moods.percent(of: row, on: kind))
                let number = phrases.numbers.text(count)
                // A share of a few days would be misleading.
                guard count >= MoodHistory.fewestDays else {
                    return HeatTable.Cell(text: count > 0 ? number : "", tint: 0)
                }
                return HeatTable.Cell(
                    text: "\(phrases.percent(percent)) (\(number))", tint: HeatTable.tint(percent, of: 100))
            }
        }
    }

    /// Numbers, with tints relative to the greatest one.
    private static func counts(
        _ name: Name, _ style: String, _ title: String, _ description: String, _ columns: [String],
        _ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report, _ counts: (MoodHistory.Row) -> [Int]
    ) -> Card {
        let most = moods.order.prefix(visibleRows).flatMap { counts(moods.rows[$0]) }.max() ?? 0
        return table(name, style, title, description, columns, moods, of: tracker, in: report) { row in
            counts(row).map { HeatTable.Cell($0, most: most, report.numbers) }
        }
    }

    private static func table(
        _ name: Name, _ style: String, _ title: String, _ description: String, _ columns: [String],
        _ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report,
        _ cells: (MoodHistory.Row) -> [HeatTable.Cell]
    ) -> Card {
        let rows = moods.order.prefix(visibleRows).map { index in
            let label = MoodLabel(moods.rows[index].step, of: tracker.tracker, in: report)
            return HeatTable.Row(icon: label.icon, heading: label.name, cells: cells(moods.rows[index]))
        }
        let table = HeatTable(
            id: style, title: title, description: description, corner: report.phrases.moods, columns: columns,
            rows: rows)
        return .chart(name, title, Finding(), .drawing(table))
    }
}

/// The name of a row of moods.
struct MoodLabel {
    let icon: String?
    let name: String

    init(_ step: MoodStep, of tracker: Tracker, in report: Report) {
        switch step {
        case .option(let index):
            let option = tracker.options[index]
            (icon, name) = (option.icon, option.name.text(in: report.language).isolated)
        case .valence(let valence):
            // The first emoji among its options.
            let icons = tracker.options.filter { $0.valence == valence }.compactMap(\.icon)
            (icon, name) = (icons.first, report.phrases.valence(valence))
        case .value(let value): (icon, name) = (nil, report.numbers.text(value))
        }
    }
}
