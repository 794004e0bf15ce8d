import ProgressAnalysis
import ProgressModel
import ReportWords

/// What twenty and more moods or feelings say: over time, by weekday and part of the day, and beside the levels.
package struct MoodCards: Sendable {
    package let timeline: MoodTimeline
    package let byWeekday: HeatTable
    /// Nil where they were all written at one time of the day, or where no time is known.
    package let byPart: HeatTable?
    /// Nil where there are not enough days of two kinds to stand side by side.
    package let besideLevels: HeatTable?
}

extension MoodCards {
    private static let visibleRows = 10

    /// Nil for other trackers, and below twenty entries.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let moods = report.analysis.moods(of: tracker) else { return nil }
        let phrases = report.phrases
        let rows = moods.order.prefix(MoodCards.visibleRows).map { index in
            (name: MoodLabel(moods.rows[index].step, of: tracker.tracker, in: report), row: moods.rows[index])
        }
        let order = (0..<7).map { ($0 + report.profile.weekStart.rawValue) % 7 }
        timeline = MoodTimeline(moods, of: tracker, in: report)
        byWeekday = HeatTable(
            id: "mood-weekdays", title: phrases.byWeekday, description: phrases.byWeekdayDescription,
            corner: phrases.moods, columns: report.weekdayHeadings,
            rows: HeatTable.Row.all(rows.map { ($0.name, MoodCards.weekdays(of: $0.row, in: order)) }, report.numbers))
        byPart =
            moods.comparedParts < 2
            ? nil
            : HeatTable(
                id: "mood-parts", title: phrases.byTimeOfDay, description: phrases.byTimeOfDayDescription,
                corner: phrases.moods, columns: PartOfDay.allCases.map(phrases.name(of:)),
                rows: HeatTable.Row.all(rows.map { ($0.name, $0.row.byPart) }, report.numbers))
        besideLevels = MoodCards.besideLevels(moods, rows, phrases)
    }

    private static func weekdays(of row: MoodHistory.Row, in order: [Int]) -> [Int] { order.map { row.byWeekday[$0] } }

    private static func besideLevels(
        _ moods: MoodHistory, _ rows: [(name: MoodLabel, row: MoodHistory.Row)], _ phrases: Phrases
    ) -> HeatTable? {
        let kinds = moods.comparedKinds
        guard !kinds.isEmpty else { return nil }
        return HeatTable(
            id: "mood-levels", title: phrases.besideLevels, description: phrases.besideLevelsRemark,
            corner: phrases.moods,
            columns: kinds.map { "\(phrases.name(of: $0)): \(phrases.days(moods.daysOfKind[$0.index]).text)" },
            rows: rows.map { mood in
                HeatTable.Row(
                    icon: mood.name.icon, heading: mood.name.name,
                    cells: kinds.map { kind in
                        let (count, percent) = (mood.row.onKind[kind.index], moods.percent(of: mood.row, on: kind))
                        return HeatTable.Cell(
                            text: count == 0 ? "" : "\(phrases.percent(percent)) (\(phrases.numbers.text(count)))",
                            tint: count == 0 ? 0 : min(4, 1 + percent / 20))
                    }, isMarked: false, beginsGroup: false)
            })
    }
}

extension HeatTable.Row {
    /// Rows of numbers, tinted beside the greatest of all.
    fileprivate static func all(_ rows: [(name: MoodLabel, counts: [Int])], _ numbers: NumberFormat) -> [HeatTable.Row]
    {
        let most = rows.flatMap(\.counts).max() ?? 0
        return rows.map { row in
            HeatTable.Row(
                icon: row.name.icon, heading: row.name.name,
                cells: row.counts.map {
                    HeatTable.Cell(text: $0 > 0 ? numbers.text($0) : "", tint: $0 > 0 ? max(1, $0 * 4 / most) : 0)
                },
                isMarked: false, beginsGroup: false)
        }
    }
}
