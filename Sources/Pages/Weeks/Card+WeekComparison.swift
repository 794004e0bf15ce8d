import Counting
import Model
import Wording

/// A week compared with the week before and the usual one.
extension Card {
    /// The comparison of a week; nil if nothing can be compared.
    static func comparison(of summary: WeekSummary, in report: Report) -> Card? {
        let phrases = report.phrases
        // With the aim to drink less, sober days are left out.
        let comparisons = summary.comparisons.filter { !report.tellsDrinksFirst || $0.measure != .soberDays }
        guard !comparisons.isEmpty else { return nil }
        let isAlone = comparisons.allSatisfy { $0.earlier.allSatisfy { $0.number == nil } }
        let usual = comparisons.map { $0.usual.map { phrases.estimate($0.value, if: $0.isEstimate) } }
        let note =
            isAlone
            ? phrases.nothingToCompare : summary.isRunning ? phrases.besideSameDays : phrases.besideEarlierWeeks
        return Card(
            .comparison, style: "wk-compare", title: phrases.sideBySide, aside: note,
            [
                .rows(.measures, zip(comparisons, usual).map { row($0, usual: $1, summary, in: report) }),
                .table(table(comparisons, of: summary.week, usual: usual, note: note, in: report), isInText: false),
            ])
    }

    /// The numbers of the bars; a week without known numbers has no row.
    private static func table(
        _ comparisons: [WeekComparison], of week: Week, usual: [String?], note: String, in report: Report
    ) -> DataTable {
        let phrases = report.phrases
        let count = comparisons.first?.earlier.count ?? 0
        var table: [[String]] = (0...count).compactMap { index in
            guard comparisons.contains(where: { $0.weeks[index].number != nil }) else { return nil }
            return [phrases.weekName(week.advanced(by: index - count).number)]
                + comparisons.map { $0.weeks[index].text(of: $0.measure, phrases) }
        }
        if usual.contains(where: { $0 != nil }) { table.append([phrases.usualWeek] + usual.map { $0 ?? "–" }) }
        let headings = comparisons.map { comparison in
            switch comparison.measure {
            case .soberDays, .drinks: phrases.name(of: comparison.measure)
            case .mindfulnessMinutes, .workoutMinutes:
                "\(phrases.name(of: comparison.measure)), \(phrases.minutes("").unit)"
            }
        }
        return DataTable(
            phrases, phrases.sideBySide, caption: "\(phrases.sideBySide): \(note)",
            headings: [phrases.week] + headings, rows: table)
    }
}

extension WeekComparison {
    /// The weeks before, then the week itself.
    var weeks: [WeekValue] { earlier + [value] }
}

extension WeekValue {
    /// `about 8`, `5 of 6` sober days, or a recorded number with its days; a dash if nothing was recorded.
    func text(of measure: WeekMeasure, _ phrases: Phrases) -> String {
        switch measure {
        case .drinks: return phrases.number(ofDrinks: self)
        case .soberDays where days > 0 && number?.isEstimate != false: return phrases.sober(of: self).text
        // A week of which too little is known still shows what was recorded.
        default: return number != nil || recorded > .zero ? phrases.numbers.text(number?.value ?? recorded) : "–"
        }
    }
}

extension Phrases {
    /// `5`, `of 6`: the sober days among the recorded ones.
    fileprivate func sober(of week: WeekValue) -> Figure { Figure(numbers.text(week.recorded), of(week.days)) }
}

extension Card {
    /// A measure; `usual` is the text of its usual number.
    private static func row(
        _ comparison: WeekComparison, usual: String?, _ summary: WeekSummary, in report: Report
    ) -> Block.Row {
        let phrases = report.phrases
        let (number, before) = (comparison.value.number, comparison.before)
        var lines: [Block.Line] = []
        if let number, let before {
            let week = comparison.earlier[comparison.earlier.count - 1]
            // A difference between weeks with different numbers of days isn't meaningful.
            let text =
                comparison.measure == .soberDays && (week.isScaled || comparison.value.isScaled)
                ? phrases.weekBefore(phrases.sober(of: week).text, isRunning: summary.isRunning)
                : phrases.weekChange(
                    number.value - before.value, of: comparison.measure,
                    isEstimate: number.isEstimate || before.isEstimate, isRunning: summary.isRunning)
            // A change is never marked as bad.
            let isGood = comparison.measure == .drinks ? number < before : number > before
            lines.append(Block.Line(text, after: ", ", style: isGood ? "good" : ""))
        }
        // If the number is equal to both the earlier and the usual one, the usual one is left out.
        if let usual, number != nil, number != before || number != comparison.usual {
            lines.append(Block.Line(phrases.usual(usual), after: ", "))
        }
        let goal = comparison.measure == .drinks ? report.profile.drinkGoal?.amount(on: summary.week.monday) : nil
        if let goal { lines.append(Block.Line(phrases.goalLine(phrases.numbers.text(goal)), after: ", ")) }
        let (icon, style) = comparison.measure.look
        return Block.Row(
            label: phrases.name(of: comparison.measure), sign: .icon(icon),
            name: figure(comparison, summary, in: report),
            lines: lines, style: style,
            drawing: WeekBars(comparison, usual: usual, goal: goal, of: summary.week, in: report))
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
            let (sum, compared) = (comparison.measure.sum(of: summary.figures), week.recorded)
            let minutes = phrases.minutes(report.numbers.text(sum))
            guard sum == compared else {
                // Those of an open today aren't compared.
                let note = phrases.withoutToday(report.numbers.text(compared))
                return Figure(minutes.number, "\(minutes.unit) (\(note))")
            }
            return sum > .zero || week.number != nil ? minutes : Figure("–")
        }
    }
}

extension WeekMeasure {
    fileprivate var look: (icon: Icon, style: String) {
        switch self {
        case .soberDays: (.drop, "c-g")
        case .drinks: (.glass, "c-d")
        case .mindfulnessMinutes: (.leaf, "c-m")
        case .workoutMinutes: (.flame, "c-w")
        }
    }
}
