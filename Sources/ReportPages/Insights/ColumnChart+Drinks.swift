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
        let drinks = weeks.drinks.suffix(ColumnChart.recentWeeks)
        let shown = drinks.indices.map { weeks.first.advanced(by: $0) }
        let heights = ChartScale(upTo: drinks.max() ?? .zero)
        id = "drinks"
        title = phrases.drinksPerWeek
        description = phrases.drinksPerWeekDescription(drinks.count)
        columns = zip(shown, drinks.indices).map { week, index in
            Column(
                week, height: heights.height(drinks[index]), words: weeks.words(index, phrases),
                isRunning: index == weeks.drinks.count - 1, tone: .drinks, phrases)
        }
        scale = heights.marks(report.numbers)
        names = ColumnChart.monthNames(of: shown, phrases)
        levels = ColumnChart.levels(of: weeks, from: drinks.startIndex, heights, phrases)
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.weekOf, phrases.drinksHeading],
            rows: zip(shown, drinks.indices).reversed().map { week, index in
                [phrases.shortDate(week.monday), weeks.number(index, phrases)]
            })
    }

    /// The mean of each quarter across its known weeks in the drawing, which begins with the week `start`.
    private static func levels(
        of weeks: DrinkWeeks, from start: Int, _ scale: ChartScale, _ phrases: any Phrases
    ) -> [Level] {
        weeks.quarters.compactMap { quarter in
            let shown = quarter.weeks.filter { $0 >= start }
            guard let first = shown.first, let last = shown.last else { return nil }
            let columns = (first - start)..<(last + 1 - start)
            let isLatest = last == weeks.quarters.last?.weeks.last
            return Level(
                columns: columns, height: scale.height(quarter.mean),
                text: isLatest || columns.count >= fewestWeeksWithText
                    ? phrases.meanLine(quarter.meanText(phrases)) : "",
                endsAtLast: isLatest && columns.count < fewestWeeksWithText)
        }
    }

    /// The drinks of all weeks, with the names of the years below.
    init(allDrinks weeks: DrinkWeeks, in report: Report) {
        let heights = ChartScale(upTo: weeks.drinks.max() ?? .zero)
        let years = weeks.drinks.indices.map { weeks.first.advanced(by: $0).monday.date.year }
        id = "all-drinks"
        title = report.phrases.wholeHistory
        description = report.phrases.wholeHistoryDescription(weeks.drinks.count)
        columns = weeks.drinks.map { Column(height: heights.height($0), tone: .drinks, label: "") }
        scale = heights.marks(report.numbers)
        names = years.indices.dropFirst().filter { years[$0] != years[$0 - 1] }.map { ($0, String(years[$0])) }
        levels = []
        table = ColumnChart.table(ofAll: weeks, in: report)
    }

    /// A row for each year, latest first, with its weeks side by side; of many years a row a week would be too long.
    private static func table(ofAll weeks: DrinkWeeks, in report: Report) -> DataTable {
        let phrases = report.phrases
        var years: [(year: Int, drinks: [String])] = []
        for offset in weeks.drinks.indices {
            let week = weeks.first.advanced(by: offset)
            if years.last?.year != week.year { years.append((week.year, [String](repeating: "", count: 53))) }
            years[years.count - 1].drinks[week.number - 1] = weeks.number(offset, phrases)
        }
        let title = "\(phrases.drinksPerWeek), \(phrases.wholeHistory)"
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.year] + (1...53).map(phrases.weekName),
            rows: years.reversed().map { [String($0.year)] + $0.drinks })
    }
}

extension DrinkWeeks {
    /// A week in words: `about 12 drinks`, or that nothing was written down.
    func words(_ index: Int, _ phrases: any Phrases) -> String {
        guard isRecorded[index] else { return phrases.noEntry }
        return phrases.drinks(drinks[index], isEstimate: estimatedDays[index] > 0)
    }

    /// A week's number in a table; a dash where nothing was written down.
    fileprivate func number(_ index: Int, _ phrases: any Phrases) -> String {
        guard isRecorded[index] else { return "–" }
        return phrases.estimate(drinks[index], if: estimatedDays[index] > 0)
    }
}

extension DrinkWeeks.Quarter {
    /// `about 3.2`: the mean of its weeks.
    func meanText(_ phrases: any Phrases) -> String { phrases.estimate(mean, if: isEstimate) }
}
