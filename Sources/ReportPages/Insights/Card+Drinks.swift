import ProgressAnalysis
import ProgressModel
import ReportWords

/// Drinks week by week, and the means of the quarters.
extension Card {
    private static let visibleQuarters = 6

    /// The past year, large, above every week since the first entry once these are two years.
    ///
    /// Nil before there are two weeks to see side by side, and if drinks aren't shown.
    static func drinks(in report: Report) -> Card? {
        let weeks = report.analysis.drinkWeeks
        guard report.analysis.tellsDrinks, weeks.weeks.count > 1 else { return nil }
        let phrases = report.phrases
        let lastWeek = capitalized(
            phrases.lastWeekDrinks(phrases.drinks(of: weeks.weeks[weeks.weeks.count - 2])))
        let change = change(weeks, in: report)
        let remarks = [
            change.map { "\($0.remark) \(lastWeek)." } ?? "", change?.already ?? "",
            weeks.weeks.contains { $0.estimatedDays > 0 } ? phrases.estimatesRemark : "",
        ]
        let chart = ColumnChart(recentDrinks: weeks, in: report)
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
                length: most > .zero ? Int(quarter.mean.billionths * 100 / most.billionths) : 0)
        }
        return .chart(
            .quarters, phrases.quarterMeans, Finding(remark: phrases.quarterMeansRemark),
            .drawing(BarList(.drinks, items, visible: visibleQuarters, phrases)))
    }

    /// The latest quarter of enough weeks and the same one of the year before, or the first; nil if there aren't two.
    ///
    /// `already` is said of a running week that has more drinks than a week of the latest quarter; empty of others.
    private static func change(
        _ weeks: DrinkWeeks, in report: Report
    ) -> (lead: String, remark: String, already: String)? {
        let phrases = report.phrases
        let quarters = weeks.quarters.filter { $0.numbers.count >= WeekDirection.fewestWeeks }
        guard let latest = quarters.last,
            let before = quarters.last(where: { $0.year == latest.year - 1 && $0.number == latest.number })
                ?? quarters.dropLast().first
        else { return nil }
        let (mean, meanBefore) = (latest.meanText(phrases), before.meanText(phrases))
        let drinks = phrases.drinks(latest.mean, isEstimate: latest.isEstimate)
        let running = weeks.weeks[weeks.weeks.count - 1]
        return (
            WeekDirection(from: before.numbers, to: latest.numbers)
                .map { phrases.drinksChange($0, meanBefore, drinks) }
                ?? capitalized(phrases.trendBeside(drinks, before: meanBefore)),
            phrases.quarterChange(latest.name(in: report), mean, before.name(in: report), meanBefore),
            latest.mean < running.recorded ? phrases.drinksAlready(phrases.drinks(of: running)) : ""
        )
    }
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
