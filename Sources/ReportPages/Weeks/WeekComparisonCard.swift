import ProgressAnalysis
import ProgressModel
package import ReportWords

/// A week beside the week before and the usual one.
package struct WeekComparisonCard: Sendable {
    /// One measure.
    package struct Item: Sendable {
        package enum Symbol: Sendable {
            case steady, drinks, mindfulness, workout
        }

        package let symbol: Symbol
        package let label: String
        package let figure: Figure
        /// Nil where no week before is known.
        package let bars: Bars?
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

    /// The weeks before and, last, this one.
    package struct Bars: Sendable {
        /// Unique on its page.
        package let id: String
        package let title: String
        package let description: String
        /// Heights in percent of the highest; nil where nobody knows.
        package let shares: [Int?]
        /// The height of the usual number; nil where nothing is usual yet.
        package let usualShare: Int?
    }

    package let title: String
    package let note: String
    package let items: [Item]
    package let table: DataTable
}

extension Report {
    func comparisonCard(_ summary: WeekSummary) -> WeekComparisonCard? {
        let comparisons = summary.comparisons
        guard !comparisons.isEmpty else { return nil }
        let isAlone = comparisons.allSatisfy { $0.earlier.allSatisfy { $0 == nil } }
        let note =
            isAlone
            ? phrases.nothingToCompare : summary.isRunning ? phrases.besideSameDays : phrases.besideEarlierWeeks
        return WeekComparisonCard(
            title: phrases.sideBySide, note: note, items: comparisons.map { item($0, summary) },
            table: comparisonTable(summary, note: note))
    }

    private func item(_ comparison: WeekComparison, _ summary: WeekSummary) -> WeekComparisonCard.Item {
        let measure = comparison.measure
        let change = comparison.value.flatMap { value in
            comparison.before.map { before in
                let isGood = measure == .drinks ? value < before : value > before
                return WeekComparisonCard.Change(
                    text: phrases.weekChange(value - before, of: measure), isGood: isGood)
            }
        }
        let usual = comparison.value.flatMap { value in
            comparison.usual.map { usual in
                let value = FixedDecimal(value)
                let order: UsualOrder = value < usual ? .less : value == usual ? .same : .more
                return phrases.usual(order, of: measure, numbers.text(usual))
            }
        }
        return WeekComparisonCard.Item(
            symbol: symbol(of: measure), label: phrases.name(of: measure), figure: figure(comparison, summary),
            bars: bars(comparison, summary.week), change: change, usual: usual)
    }

    private func symbol(of measure: WeekMeasure) -> WeekComparisonCard.Item.Symbol {
        switch measure {
        case .steadyDays: .steady
        case .drinks: .drinks
        case .mindfulnessMinutes: .mindfulness
        case .workoutMinutes: .workout
        }
    }

    private func figure(_ comparison: WeekComparison, _ summary: WeekSummary) -> Figure {
        guard let value = comparison.value else { return Figure("–") }
        let number = numbers.text(value)
        return switch comparison.measure {
        case .steadyDays: Figure(number, phrases.of(max(value, summary.totals.levelDays)))
        case .drinks: Figure(number)
        case .mindfulnessMinutes, .workoutMinutes: phrases.minutes(number)
        }
    }

    private func bars(_ comparison: WeekComparison, _ week: Week) -> WeekComparisonCard.Bars? {
        guard comparison.earlier.contains(where: { $0 != nil }) else { return nil }
        let values = comparison.earlier + [comparison.value]
        let first = values.firstIndex { $0 != nil } ?? values.count - 1
        let highest = max(1, values.compactMap { $0 }.max() ?? 0)
        let title = phrases.barsTitle(
            comparison.measure, from: phrases.weekName(week.advanced(by: first - values.count + 1).number),
            to: phrases.weekName(week.number))
        let numbers = values[first...].map { $0.map(self.numbers.text(_:)) ?? "–" }.joined(separator: ", ")
        let usual = comparison.usual.map { "; \(phrases.usualWeek): \(self.numbers.text($0))" } ?? ""
        return WeekComparisonCard.Bars(
            id: comparison.measure.rawValue, title: title, description: numbers + usual + ".",
            shares: values.map { $0.map { share($0, of: highest) } },
            usualShare: comparison.usual.map { min(100, ($0.billionths * 100 / FixedDecimal(highest).billionths)) }
                .map { Int($0) })
    }

    /// Percent, exact also for numbers that are far too large.
    private func share(_ value: Int, of highest: Int) -> Int { Int(Int128(value) * 100 / Int128(highest)) }

    private func comparisonTable(_ summary: WeekSummary, note: String) -> DataTable {
        let comparisons = summary.comparisons
        func row(_ name: String, _ values: [Int?]) -> [String]? {
            values.allSatisfy { $0 == nil } ? nil : [name] + values.map { $0.map(numbers.text(_:)) ?? "–" }
        }
        let count = comparisons.first?.earlier.count ?? 0
        var rows = (0..<count).compactMap { index in
            let week = summary.week.advanced(by: index - count)
            return row(phrases.weekName(week.number), comparisons.map { $0.earlier[index] })
        }
        rows += [row(phrases.weekName(summary.week.number), comparisons.map(\.value))].compactMap { $0 }
        if comparisons.contains(where: { $0.usual != nil }) {
            rows.append([phrases.usualWeek] + comparisons.map { $0.usual.map(numbers.text(_:)) ?? "–" })
        }
        let headings = comparisons.map { comparison in
            switch comparison.measure {
            case .steadyDays, .drinks: phrases.name(of: comparison.measure)
            case .mindfulnessMinutes, .workoutMinutes:
                "\(phrases.name(of: comparison.measure)), \(phrases.minutes("").unit)"
            }
        }
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.sideBySide),
            caption: "\(phrases.sideBySide): \(note)", headings: [phrases.week] + headings, rows: rows)
    }
}
