import ProgressAnalysis
import ProgressModel
import ReportWords

extension ColumnChart {
    /// The weeks of the past year.
    static let recentWeeks = 52
    /// The weeks that the mean of a quarter needs for its words to stand above them; those of the latest may stand to its
    /// left.
    private static let fewestWeeksWithText = 6

    /// The drinks of the past year, week by week, with the means of its quarters.
    init(recentDrinks weeks: DrinkWeeks, in report: Report) {
        let phrases = report.phrases
        let values = weeks.weeks.suffix(ColumnChart.recentWeeks)
        let shown = values.indices.map { weeks.first.advanced(by: $0) }
        let heights = ChartScale(upTo: values.map(\.drawn).max() ?? .zero)
        id = "drinks"
        title = phrases.drinksPerWeek
        description = phrases.drinksPerWeekDescription(values.count)
        columns = zip(shown, values.indices).map { week, index in
            let value = values[index]
            return Column(
                week, height: heights.height(value.drawn), words: phrases.drinks(of: value),
                isRunning: index == weeks.weeks.count - 1, tone: value.number == nil ? .open : .drinks, phrases)
        }
        scale = heights.marks(report.numbers)
        names = ColumnChart.monthNames(of: shown, phrases)
        levels = ColumnChart.levels(of: weeks, from: values.startIndex, heights, phrases)
        table = DataTable(
            phrases, title, headings: [phrases.weekOf, phrases.drinksHeading],
            rows: zip(shown, values).reversed().map { week, value in
                [phrases.shortDate(week.monday), phrases.number(ofDrinks: value)]
            })
    }

    /// The mean of each quarter across its known weeks in the drawing, which begins with the week `start`.
    private static func levels(
        of weeks: DrinkWeeks, from start: Int, _ scale: ChartScale, _ phrases: Phrases
    ) -> [Level] {
        weeks.quarters.compactMap { quarter in
            let shown = quarter.weeks.clamped(to: start..<weeks.weeks.count)
            guard !shown.isEmpty else { return nil }
            let columns = (shown.lowerBound - start)..<(shown.upperBound - start)
            let isLatest = quarter == weeks.quarters.last
            return Level(
                columns: columns, height: scale.height(quarter.mean),
                text: isLatest || columns.count >= fewestWeeksWithText
                    ? phrases.meanLine(quarter.meanText(phrases)) : "",
                number: phrases.numbers.text(quarter.isEstimate ? quarter.mean.toTenth : quarter.mean),
                endsAtLast: isLatest && columns.count < fewestWeeksWithText)
        }
    }

    /// The drinks of all weeks, with the names of the years below.
    init(allDrinks weeks: DrinkWeeks, in report: Report) {
        let heights = ChartScale(upTo: weeks.weeks.map(\.drawn).max() ?? .zero)
        let years = weeks.weeks.indices.map { weeks.first.advanced(by: $0).monday.date.year }
        id = "all-drinks"
        title = report.phrases.wholeHistory
        description = report.phrases.wholeHistoryDescription(weeks.weeks.count)
        columns = weeks.weeks.map { Column(height: heights.height($0.drawn), tone: .drinks, label: "") }
        scale = heights.marks(report.numbers)
        names = years.indices.dropFirst().filter { years[$0] != years[$0 - 1] }.map { ($0, String(years[$0])) }
        levels = []
        table = ColumnChart.table(ofAll: weeks, in: report)
        style = "low"
    }

    /// A row for each year, latest first, with its weeks side by side; of many years a row a week would be too long.
    private static func table(ofAll weeks: DrinkWeeks, in report: Report) -> DataTable {
        let phrases = report.phrases
        var years: [(year: Int, drinks: [String])] = []
        for (offset, value) in weeks.weeks.enumerated() {
            let week = weeks.first.advanced(by: offset)
            if years.last?.year != week.year { years.append((week.year, [String](repeating: "", count: 53))) }
            years[years.count - 1].drinks[week.number - 1] = phrases.number(ofDrinks: value)
        }
        let title = "\(phrases.drinksPerWeek), \(phrases.wholeHistory)"
        return DataTable(
            phrases, title, headings: [phrases.year] + (1...53).map(phrases.weekName),
            rows: years.reversed().map { [String($0.year)] + $0.drinks })
    }
}

extension WeekValue {
    /// What is drawn of a week: all that is known of it, where it isn't known as a whole.
    fileprivate var drawn: FixedDecimal { number?.value ?? recorded }
}

extension DrinkWeeks.Quarter {
    /// `about 3.2`: the mean of its weeks.
    func meanText(_ phrases: Phrases) -> String { phrases.estimate(mean, if: isEstimate) }
}
