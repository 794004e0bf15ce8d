import Counting
import Model
import Wording

/// Drinks week by week, and the means of the quarters.
extension Card {
    private static let visibleQuarters = 6

    /// The past year and the quarter that the latest is compared with, large, above every week since the first entry
    /// once these are two years.
    ///
    /// Nil before there are two weeks to see side by side, and if drinks aren't shown.
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

    /// Nil before there are two years: the chart of the past year names the same means.
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

    /// The latest quarter of enough weeks and the same one of the year before, or the first that is drawn; nil if there
    /// aren't two.
    ///
    /// A week that isn't over comes first if it has more drinks already than a week had before they became less.
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

/// Two quarters side by side.
private struct DrinkChange {
    let lead, remark: String
    let before, latest: DrinkWeeks.Quarter
    /// Whether the running week has more drinks than a week of the quarter before, although they had become less.
    let isUndone: Bool
}

extension DrinkWeeks {
    /// Whether there are two years, so that all of it is more than the past one.
    fileprivate var hasHistory: Bool { weeks.count >= 2 * ColumnChart.recentWeeks }
}

extension DrinkWeeks.Quarter {
    /// `July to September 2025`; only the months since the first entry, and of the running quarter those that have begun.
    fileprivate func name(in report: Report) -> String {
        let last = YearMonth(year: year, month: number * 3)
        let first = YearMonth(year: year, month: number * 3 - 2)
        return report.phrases.months(
            from: max(first, report.analysis.days.range.lowerBound.yearMonth), to: min(last, report.today.yearMonth))
    }
}

extension ColumnChart {
    /// The weeks of the past year.
    static let recentWeeks = 52
    /// The weeks that the mean of a quarter needs to have its words above them; those of the latest may begin before
    /// it, and that of a headline has its number alone.
    private static let fewestWeeksWithText = 6

    /// The drinks of the past year, week by week, and of the quarter before that is compared, with the means of the
    /// quarters and the goals.
    fileprivate init(recentDrinks weeks: DrinkWeeks, _ change: DrinkChange?, in report: Report) {
        let phrases = report.phrases
        // The quarter that the latest is compared with is drawn as a whole.
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

    /// The goals of weeks, each across the weeks that have it.
    private static func lines(at goals: [FixedDecimal?], _ scale: ChartScale, _ phrases: Phrases) -> [Level] {
        goals.indices.compactMap { column in
            guard let goal = goals[column], column == 0 || goals[column - 1] != goal else { return nil }
            let end = goals[column...].firstIndex { $0 != goal } ?? goals.count
            return Level(
                columns: column..<end, height: scale.height(goal), text: phrases.goalLine(phrases.numbers.text(goal)),
                isOnLine: true)
        }
    }

    /// The mean of each quarter across its known weeks in the drawing, which begins with the week `start`, and the
    /// week of the headline.
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

    /// The drinks of all weeks, with the names of the years below.
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
    /// What is drawn of a week: all that is known of it, if it isn't known as a whole.
    fileprivate var drawn: FixedDecimal { number?.value ?? recorded }
}

extension DrinkWeeks.Quarter {
    /// `about 3.2`: the mean of its weeks.
    func meanText(_ phrases: Phrases) -> String { phrases.estimate(mean, if: isEstimate) }
}
