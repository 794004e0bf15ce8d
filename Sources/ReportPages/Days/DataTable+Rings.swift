import ProgressAnalysis
import ProgressModel
import ReportWords

extension DataTable {
    /// What the rings of some days show, a row for each day that has been.
    init(ringsOf days: ClosedRange<Day>, title: String, in report: Report) {
        let phrases = report.phrases
        let shown = days.overlaps(report.analysis.days.range) ? days.clamped(to: report.analysis.days.range) : nil
        var headings = [phrases.day]
        if report.hasLevels { headings.append(phrases.level) }
        if report.hasLevels, report.analysis.tellsDrinks { headings.append(phrases.drinksHeading) }
        if report.hasWorkouts { headings.append("\(phrases.workout), \(phrases.minutes("").unit)") }
        if report.hasMindfulness { headings.append("\(phrases.mindfulness), \(phrases.minutes("").unit)") }
        if report.drawsHabits { headings.append(phrases.habits) }
        headings += report.tracked.map(report.name(of:))
        var cells: [Cell] = []
        cells.reserveCapacity((shown?.count ?? 0) * headings.count)
        let weekdays = phrases.shortWeekdayNames
        if let shown {
            for day in shown { DataTable.append(day, weekdays, to: &cells, in: report) }
        }
        self.init(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title, headings: headings,
            cells: cells)
    }

    private static func append(_ day: Day, _ weekdays: [String], to cells: inout [Cell], in report: Report) {
        let (analysis, words) = (report.analysis, report.words)
        let record = analysis.days[day]
        cells.append(.numbered(weekdays[day.weekday.rawValue], day.dayOfMonth))
        if report.hasLevels {
            let level = report.isHealed(day) ? words.healedLevels[record?.level] : report.level(on: day)
            cells.append(.text(level))
        }
        if report.hasLevels, analysis.tellsDrinks {
            cells.append(report.cell(record?.drinks))
        }
        if report.hasWorkouts { cells.append(report.cell(record?.workoutMinutes ?? 0)) }
        if report.hasMindfulness { cells.append(report.cell(record?.mindfulnessMinutes ?? 0)) }
        if report.drawsHabits { cells.append(.text(report.phrases.habitsDone(analysis.habitCount(on: day)).number)) }
        for tracker in report.tracked {
            guard tracker.hasAmounts else {
                cells.append(report.cell(tracker.days.count(on: day)))
                continue
            }
            cells.append(.text(report.total(tracker, on: day) ?? "–"))
        }
    }
}

extension Report {
    /// A number as a cell, grouped where it is long; a dash where it is not known.
    func cell(_ number: Int?) -> DataTable.Cell {
        guard let number else { return .text("–") }
        return (0...999).contains(number) ? .number(number) : .text(numbers.text(number))
    }

    /// A decimal as a cell; a dash where it is not known.
    func cell(_ number: FixedDecimal?) -> DataTable.Cell {
        guard let number else { return .text("–") }
        return number.whole.map { cell($0) } ?? .text(numbers.text(number))
    }
}
