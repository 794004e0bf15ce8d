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
        let isAlone = comparisons.allSatisfy { $0.earlier.allSatisfy { $0.number == nil } }
        let usual = comparisons.map { $0.usual.map { phrases.estimate($0.value, if: $0.isEstimate) } }
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
        let rows = comparisons.map { (measure: $0.measure, weeks: $0.weeks) }
        let count = comparisons.first?.earlier.count ?? 0
        var cells: [DataTable.Cell] = []
        for index in 0...count {
            guard rows.contains(where: { $0.weeks[index].number != nil }) else { continue }
            cells.append(.text(phrases.weekName(summary.week.advanced(by: index - count).number)))
            for row in rows {
                let week = row.weeks[index]
                cells.append(
                    week.isPlain ? report.cell(week.number?.value) : .text(week.text(of: row.measure, phrases)))
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

extension WeekComparison {
    /// The weeks before, then the week itself.
    var weeks: [WeekValue] { earlier + [value] }
}

extension WeekValue {
    /// Whether its number is all there is to say.
    fileprivate var isPlain: Bool { number.map { !$0.isEstimate } ?? false }

    /// `about 8`, `5 of 6` sober days, or what was recorded with its days; a dash if nothing was.
    func text(of measure: WeekMeasure, _ phrases: Phrases) -> String {
        switch measure {
        case .drinks: return phrases.number(ofDrinks: self)
        case .soberDays where days > 0 && !isPlain: return phrases.sober(of: self).text
        default: return number.map { phrases.numbers.text($0.value) } ?? "–"
        }
    }
}

extension Phrases {
    /// `5`, `of 6`: sober days of those that were recorded.
    fileprivate func sober(of week: WeekValue) -> Figure { Figure(numbers.text(week.recorded), of(week.days)) }
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
        let number = comparison.value.number
        let isUsual = number == comparison.before && number == comparison.usual
        self.usual = number == nil || isUsual ? nil : usual.map(phrases.usual)
    }

    private static func figure(
        _ comparison: WeekComparison, _ summary: WeekSummary, in report: Report
    ) -> Figure {
        let (phrases, week) = (report.phrases, comparison.value)
        switch comparison.measure {
        case .soberDays: return week.days > 0 ? phrases.sober(of: week) : Figure("–")
        case .drinks:
            let notes = [
                week.estimatedDays > 0 ? phrases.estimated(week.estimatedDays) : nil,
                week.isScaled
                    ? Figure(report.numbers.text(week.possibleDays - week.days), phrases.withoutEntry).text : nil,
                week.number != nil && !week.isScaled && week.days < week.possibleDays
                    ? phrases.recorded(on: week.days, of: week.possibleDays) : nil,
            ].compactMap(\.self)
            let number = Figure(phrases.number(ofDrinks: week))
            return notes.isEmpty ? number : Figure(number.number, "(\(notes.joined(separator: ", ")))")
        case .mindfulnessMinutes, .workoutMinutes:
            return week.number.map { phrases.minutes(report.numbers.text($0.value)) } ?? Figure("–")
        }
    }
}

extension WeekComparisonCard.Change {
    /// The change since the week before; nil where one of the two is not known.
    fileprivate init?(_ comparison: WeekComparison, in report: Report) {
        guard let number = comparison.value.number, let before = comparison.before else { return nil }
        let week = comparison.earlier[comparison.earlier.count - 1]
        // Of different numbers of days the difference is none of days.
        text =
            comparison.measure == .soberDays && (week.isScaled || comparison.value.isScaled)
            ? report.phrases.weekBefore(report.phrases.sober(of: week).text)
            : report.phrases.weekChange(
                number.value - before.value, of: comparison.measure, isEstimate: number.isEstimate || before.isEstimate)
        isGood = comparison.measure == .drinks ? number < before : number > before
    }
}
