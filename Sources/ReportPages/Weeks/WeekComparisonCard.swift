package import ProgressAnalysis
import ProgressModel
package import ReportWords

/// A week beside the week before and the usual one.
package struct WeekComparisonCard: Sendable {
    /// One measure.
    package struct Item: Sendable {
        package let measure: WeekMeasure
        package let label: String
        package let figure: Figure
        /// Nil where no week before is known.
        package let bars: WeekBars?
        /// Nil where the week before is not known.
        package let change: Change?
        /// Nil where nothing is usual yet.
        package let usual: String?
    }

    /// A change in words.
    package struct Change: Sendable {
        package let text: String
        /// Whether it is drawn as good; a change is never drawn as bad.
        package let isGood: Bool
    }

    package let title: String
    package let note: String
    /// Never empty.
    package let items: [Item]
    package let table: DataTable
}

extension WeekComparisonCard {
    /// The comparison of a week; nil where nothing can be compared.
    init?(_ summary: WeekSummary, in report: Report) {
        let phrases = report.phrases
        let comparisons = WeekComparisonCard.comparisons(summary, in: report)
        guard !comparisons.isEmpty else { return nil }
        let isAlone = comparisons.allSatisfy { $0.earlier.allSatisfy { $0 == nil } }
        let usual = comparisons.map { comparison in
            comparison.usual.map {
                report.phrases.estimate($0, if: comparison.isUsualEstimated)
            }
        }
        title = phrases.sideBySide
        note =
            isAlone
            ? phrases.nothingToCompare : summary.isRunning ? phrases.besideSameDays : phrases.besideEarlierWeeks
        items = zip(comparisons, usual).map { Item($0, usual: $1, summary, in: report) }
        table = WeekComparisonCard.table(summary, usual: usual, note: note, in: report)
    }

    /// Those that are told: no sober days where drinks lead.
    private static func comparisons(_ summary: WeekSummary, in report: Report) -> [WeekComparison] {
        summary.comparisons.filter { !report.tellsDrinksFirst || $0.measure != .soberDays }
    }

    /// The numbers of the bars; a week of which nothing is known has no row.
    private static func table(
        _ summary: WeekSummary, usual: [String?], note: String, in report: Report
    ) -> DataTable {
        let phrases = report.phrases
        let comparisons = comparisons(summary, in: report)
        let count = comparisons.first?.earlier.count ?? 0
        var cells: [DataTable.Cell] = []
        for index in 0...count {
            let week = summary.week.advanced(by: index - count)
            guard comparisons.contains(where: { $0.value(of: index) != nil }) else { continue }
            cells.append(.text(phrases.weekName(week.number)))
            for comparison in comparisons {
                let isEstimate = comparison.isEstimate(index)
                cells.append(
                    isEstimate
                        ? .text(comparison.text(of: index, phrases)) : report.cell(comparison.value(of: index)))
            }
        }
        if usual.contains(where: { $0 != nil }) {
            cells.append(.text(phrases.usualWeek))
            for value in usual { cells.append(.text(value ?? "–")) }
        }
        let headings = comparisons.map { comparison in
            switch comparison.measure {
            case .soberDays, .drinks: phrases.name(of: comparison.measure)
            case .mindfulnessMinutes, .workoutMinutes:
                "\(phrases.name(of: comparison.measure)), \(phrases.minutes("").unit)"
            }
        }
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.sideBySide),
            caption: "\(phrases.sideBySide): \(note)", headings: [phrases.week] + headings, cells: cells)
    }
}

/// The weeks before by their places in `earlier`, then the week itself.
extension WeekComparison {
    fileprivate func value(of week: Int) -> FixedDecimal? { earlier.indices.contains(week) ? earlier[week] : value }

    fileprivate func isEstimate(_ week: Int) -> Bool {
        earlier.indices.contains(week) ? hasEarlierEstimate[week] : estimatedDays > 0
    }

    /// `about 8`; a dash where the number is not known.
    func text(of week: Int, _ phrases: any Phrases) -> String {
        value(of: week).map { phrases.estimate($0, if: isEstimate(week)) } ?? "–"
    }
}

extension WeekComparisonCard.Item {
    /// A measure; `usual` is its usual number as it is written.
    fileprivate init(_ comparison: WeekComparison, usual: String?, _ summary: WeekSummary, in report: Report) {
        let phrases = report.phrases
        measure = comparison.measure
        label = phrases.name(of: comparison.measure)
        figure = WeekComparisonCard.Item.figure(comparison, summary, in: report)
        bars = WeekBars(comparison, usual: usual, of: summary.week, in: report)
        change = WeekComparisonCard.Change(comparison, in: report)
        // What is as before and as usual is said once.
        let isUsual = comparison.value == comparison.before && comparison.value == comparison.usual
        self.usual = comparison.value == nil || isUsual ? nil : usual.map(phrases.usual)
    }

    private static func figure(
        _ comparison: WeekComparison, _ summary: WeekSummary, in report: Report
    ) -> Figure {
        guard let value = comparison.value else { return Figure("–") }
        let (phrases, number) = (report.phrases, report.numbers.text(value))
        switch comparison.measure {
        case .soberDays: return Figure(number, phrases.of(summary.totals.levelDays))
        case .drinks:
            guard comparison.estimatedDays > 0 else { return Figure(number) }
            return Figure(phrases.estimate(value, if: true), "(\(phrases.estimated(comparison.estimatedDays)))")
        case .mindfulnessMinutes, .workoutMinutes: return phrases.minutes(number)
        }
    }
}

extension WeekComparisonCard.Change {
    /// The change since the week before; nil where one of the two is not known.
    fileprivate init?(_ comparison: WeekComparison, in report: Report) {
        guard let value = comparison.value, let before = comparison.before else { return nil }
        text = report.phrases.weekChange(
            value - before, of: comparison.measure,
            isEstimate: comparison.estimatedDays > 0 || comparison.hasEarlierEstimate.last == true)
        isGood = comparison.measure == .drinks ? value < before : value > before
    }
}
