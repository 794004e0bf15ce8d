import ProgressModel
import ReportWords

/// Charts with a column for each week.
extension ColumnChart {
    /// Each month's short name below the first week that begins in it, the year instead of January; where no month begins
    /// the first day.
    static func monthNames(of weeks: [Week], _ phrases: Phrases) -> [(column: Int, text: String)] {
        var names: [(column: Int, text: String)] = []
        var month = weeks.first.map { $0.monday.yearMonth }
        for (column, week) in weeks.enumerated() where week.monday.yearMonth != month {
            let begun = week.monday.yearMonth
            month = begun
            names.append((column, begun.month == 1 ? String(begun.year) : phrases.shortMonthName(begun.month)))
        }
        guard names.isEmpty, let first = weeks.first else { return names }
        return [(0, phrases.shortDayAndMonth(first.monday))]
    }
}

extension ColumnChart.Column {
    /// A week with a count, in words; the running week is still open.
    init(
        _ week: Week, height: Int, words: String, isRunning: Bool, tone: Tone = .noticed, _ phrases: Phrases
    ) {
        let end = isRunning ? " (\(phrases.runningWeek))" : ""
        self.init(
            height: height, tone: isRunning ? .open : tone,
            label: "\(phrases.weekOf) \(phrases.shortDayAndMonth(week.monday)): \(words)\(end)")
    }
}
