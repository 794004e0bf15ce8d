import Counting
import Model
import Wording

/// Drinks week by week, and the means of the quarters.
extension Card {
    private static let visibleQuarters = 6

    /// The past year, and the quarter that the latest one is compared with; with a smaller chart of every week since
    /// the first entry if there are at least two years.
    ///
    /// Nil if there are fewer than two weeks to compare, and if drinks aren't shown.
    static func drinks(in report: Report) -> Card? {
        let weeks = report.analysis.drinkWeeks
        guard report.analysis.tellsDrinks, weeks.weeks.count > 1 else { return nil }
        let phrases = report.phrases
        let lastWeek = capitalized(
            phrases.lastWeekDrinks(phrases.drinks(of: weeks.weeks[weeks.weeks.count - 2])))
        let (change, running) = (change(weeks, in: report), weeks.weeks[weeks.weeks.count - 1])
        let remarks = [
            change.map { "\($0.remark) \(lastWeek)." } ?? "",
            change.map { !$0.isUndone && $0.latest.mean < running.recorded } ?? false
                ? phrases.drinksAlready(phrases.drinks(of: running)) : "",
            weeks.weeks.contains { $0.estimatedDays > 0 } ? phrases.estimatesRemark : "",
        ]
        let chart = ColumnChart(recentDrinks: weeks, change, in: report)
        let history = weeks.hasHistory ? ColumnChart(allDrinks: weeks, in: report) : nil
        return .chart(
            .drinks, chart.title,
            Finding(lead: change?.lead ?? lastWeek, remark: remarks.filter { !$0.isEmpty }.joined(separator: " ")),
            .drawing(chart), history.map { .heading($0.title) }, history.map(Block.drawing))
    }

    /// Nil if there are fewer than two years: then the chart of the past year shows the same means.
    static func quarters(in report: Report) -> Card? {
        let (phrases, weeks) = (report.phrases, report.analysis.drinkWeeks)
        let quarters = weeks.quarters
        guard report.analysis.tellsDrinks, weeks.hasHistory, quarters.count > 1,
            let most = quarters.map(\.mean).max()
        else { return nil }
        let items = quarters.reversed().map { quarter in
            BarList.Item(
                name: quarter.name(in: report), value: quarter.meanText(phrases),
                length: BarList.length(quarter.mean, of: most))
        }
        return .chart(
            .quarters, phrases.quarterMeans, Finding(remark: phrases.quarterMeansRemark),
            .drawing(BarList(.drinks, items, visible: visibleQuarters, phrases)))
    }

    /// The latest quarter with enough weeks, and the same quarter a year before, or else the first that is drawn; nil
    /// if there aren't two.
    ///
    /// A running week has priority if it already has more drinks than a week had before they became less.
    private static func change(_ weeks: DrinkWeeks, in report: Report) -> DrinkChange? {
        let phrases = report.phrases
        let start = weeks.weeks.count - ColumnChart.recentWeeks
        let quarters = weeks.quarters.filter { $0.numbers.count >= WeekDirection.fewestWeeks }
        guard let latest = quarters.last,
            let before = quarters.last(where: { $0.year == latest.year - 1 && $0.number == latest.number })
                ?? quarters.dropLast().first(where: { $0.weeks.upperBound > start })
        else { return nil }
        let (mean, meanBefore) = (latest.meanText(phrases), before.meanText(phrases))
        let drinks = phrases.drinks(latest.mean, isEstimate: latest.isEstimate)
        let running = weeks.weeks[weeks.weeks.count - 1]
        let direction = WeekDirection(from: before.numbers, to: latest.numbers)
        let isUndone = direction == .less && running.recorded > before.mean
        let soFar = phrases.drinks(running.recorded, isEstimate: running.estimatedDays > 0)
        let lead =
            isUndone
            ? phrases.drinksAfter(soFar, mean)
            : direction.map { phrases.drinksChange($0, meanBefore, drinks) }
                ?? phrases.trendBeside(drinks, before: meanBefore)
        return DrinkChange(
            lead: capitalized(lead),
            remark: phrases.quarterChange(latest.name(in: report), mean, before.name(in: report), meanBefore),
            before: before, latest: latest, isUndone: isUndone)
    }
}

/// Two compared quarters.
private struct DrinkChange {
    let lead, remark: String
    let before, latest: DrinkWeeks.Quarter
    /// Whether the running week has more drinks than a week of the earlier quarter, although drinks had become less.
    let isUndone: Bool
}

extension DrinkWeeks {
    /// Whether there are two years, so that the whole history is more than the past year.
    fileprivate var hasHistory: Bool { weeks.count >= 2 * ColumnChart.recentWeeks }
}

extension DrinkWeeks.Quarter {
    /// `July to September 2025`; without the months before the first entry and those that haven't begun.
    fileprivate func name(in report: Report) -> String {
        let last = YearMonth(year: year, month: number * 3)
        let first = YearMonth(year: year, month: number * 3 - 2)
        return report.phrases.months(
            from: max(first, report.analysis.days.range.lowerBound.yearMonth), to: min(last, report.today.yearMonth))
    }
}

extension ColumnChart {
    /// The number of weeks of the past year.
    static let recentWeeks = 52
    /// The minimum number of weeks for the text of a quarter's mean above them; the text of the latest quarter may
    /// begin before it, and that of a quarter in the headline is only its number.
    private static let fewestWeeksWithText = 6

    /// The drinks of each week in the past year, and of the compared quarter before it, with the means of the quarters
    /// and the goals.
    fileprivate init(recentDrinks weeks: DrinkWeeks, _ change: DrinkChange?, in report: Report) {
        let phrases = report.phrases
        // The compared quarter is drawn completely.
        let past = max(0, weeks.weeks.count - ColumnChart.recentWeeks)
        let values = weeks.weeks[min(past, change?.before.weeks.lowerBound ?? past)...]
        let shown = values.indices.map { weeks.first.advanced(by: $0) }
        let goals = shown.map { report.profile.drinkGoal?.amount(on: $0.monday) }
        let heights = ChartScale(upTo: (values.map(\.drawn) + goals.compactMap(\.self)).max() ?? .zero)
        let lines = ColumnChart.lines(at: goals, heights, phrases)
        self.init(
            id: "drinks", title: phrases.drinksPerWeek,
            description: phrases.drinksPerWeekDescription(values.count) + (lines.last.map { " \($0.text)." } ?? ""),
            of: shown, heights: heights,
            levels: ColumnChart.levels(of: weeks, change, from: values.startIndex, heights, phrases) + lines,
            heading: phrases.drinksHeading, phrases
        ) { index in
            let value = values[values.startIndex + index]
            return (
                value.days > 0 ? value.drawn : nil, value.number == nil ? .open : .drinks, phrases.drinks(of: value),
                phrases.number(ofDrinks: value)
            )
        }
    }

    /// The weekly goals, each across the weeks that have it.
    private static func lines(at goals: [FixedDecimal?], _ scale: ChartScale, _ phrases: Phrases) -> [Level] {
        goals.indices.compactMap { column in
            guard let goal = goals[column], column == 0 || goals[column - 1] != goal else { return nil }
            let end = goals[column...].firstIndex { $0 != goal } ?? goals.count
            return Level(
                columns: column..<end, height: scale.height(goal), text: phrases.goalLine(phrases.numbers.text(goal)),
                isOnLine: true)
        }
    }

    /// The mean of each quarter across its known weeks in the drawing, which begins with the week `start`, and the week
    /// in the headline.
    private static func levels(
        of weeks: DrinkWeeks, _ change: DrinkChange?, from start: Int, _ scale: ChartScale, _ phrases: Phrases
    ) -> [Level] {
        let last = weeks.weeks.count - (change == nil ? 2 : 1)
        let week = weeks.weeks[last]
        let soFar = phrases.soFar(phrases.estimate(week.recorded, if: week.estimatedDays > 0))
        let named = Level(
            columns: (last - start)..<(last - start + 1), height: scale.height(week.drawn),
            text: change == nil ? phrases.number(ofDrinks: week) : soFar, isOnLine: true)
        let means: [Level] = weeks.quarters.compactMap { quarter in
            let shown = quarter.weeks.clamped(to: start..<weeks.weeks.count)
            guard !shown.isEmpty else { return nil }
            let columns = (shown.lowerBound - start)..<(shown.upperBound - start)
            let isLatest = quarter == weeks.quarters.last
            let isInHeadline = quarter == change?.before || quarter == change?.latest
            let (isWide, text) = (columns.count >= fewestWeeksWithText, phrases.meanLine(quarter.meanText(phrases)))
            let mean = phrases.numbers.text(quarter.isEstimate ? quarter.mean.toTenth : quarter.mean)
            return Level(
                columns: columns, height: scale.height(quarter.mean),
                text: isLatest || isWide ? text : isInHeadline ? mean : "", number: mean,
                endsAtLast: isLatest && !isWide, isInHeadline: isInHeadline)
        }
        return means + (week.days > 0 && change?.isUndone != false ? [named] : [])
    }

    /// The drinks of all weeks, with the years below.
    init(allDrinks weeks: DrinkWeeks, in report: Report) {
        let mondays = weeks.weeks.indices.map { weeks.first.advanced(by: $0).monday }
        let goals = mondays.map { report.profile.drinkGoal?.amount(on: $0) }
        let heights = ChartScale(upTo: (weeks.weeks.map(\.drawn) + goals.compactMap(\.self)).max() ?? .zero)
        let years = mondays.map(\.date.year)
        id = "all-drinks"
        title = report.phrases.wholeHistory
        description = report.phrases.wholeHistoryDescription(weeks.weeks.count)
        columns = weeks.weeks.map { Column(height: heights.height($0.drawn), tone: .drinks, label: "") }
        scale = heights.marks(report.numbers)
        names = years.indices.dropFirst().filter { years[$0] != years[$0 - 1] }.map { ($0, String(years[$0])) }
        levels = ColumnChart.lines(at: goals, heights, report.phrases)
        table = ColumnChart.table(ofAll: weeks, in: report)
        style = "low"
    }

    /// A row for each year, latest first, with a column for each week; a row for each week would be too long.
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
    /// The drawn number of a week: its drinks or, if they aren't completely known, the recorded ones.
    fileprivate var drawn: FixedDecimal { number?.value ?? recorded }
}

extension DrinkWeeks.Quarter {
    /// The mean of its weeks, such as `about 3.2`.
    func meanText(_ phrases: Phrases) -> String { phrases.estimate(mean, if: isEstimate) }
}
