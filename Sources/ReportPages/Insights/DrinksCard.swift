import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// Drinks week by week, and the means of the quarters.
package struct DrinksCard: Sendable {
    /// The past year, large.
    package let recent: ColumnCard
    /// Every week since the first entry; nil before there are two years, which the past year alone would show twice.
    package let history: ColumnChart?
    /// Nil before there are two years: the chart of the past year names the same means.
    package let quarters: BarList?

    private static let visibleQuarters = 6
}

extension DrinksCard {
    /// Nil before there are two weeks to see side by side, and where drinks are not told.
    init?(in report: Report) {
        let weeks = report.analysis.drinkWeeks
        guard report.analysis.tellsDrinks, weeks.weeks.count > 1 else { return nil }
        let phrases = report.phrases
        let lastWeek = capitalized(
            phrases.lastWeekDrinks(phrases.drinks(of: weeks.weeks[weeks.weeks.count - 2])))
        let change = DrinksCard.change(weeks, in: report)
        let lead = change?.lead ?? lastWeek
        let remarks = [
            change.map { "\($0.remark) \(lastWeek)." } ?? "", change?.already ?? "",
            weeks.weeks.contains { $0.estimatedDays > 0 } ? phrases.estimatesRemark : "",
        ]
        recent = ColumnCard(
            ColumnChart(recentDrinks: weeks, in: report),
            Finding(lead: lead, remark: remarks.filter { !$0.isEmpty }.joined(separator: " ")))
        history = weeks.weeks.count >= 2 * ColumnChart.recentWeeks ? ColumnChart(allDrinks: weeks, in: report) : nil
        quarters = history == nil ? nil : DrinksCard.list(of: weeks.quarters, in: report)
    }

    private static func list(of quarters: [DrinkWeeks.Quarter], in report: Report) -> BarList? {
        let phrases = report.phrases
        guard quarters.count > 1, let most = quarters.map(\.mean).max() else { return nil }
        let items = quarters.reversed().map { quarter in
            let length = most > .zero ? Int(quarter.mean.billionths * 100 / most.billionths) : 0
            return BarList.Item(
                name: quarter.name(in: report), value: quarter.meanText(phrases),
                length: length)
        }
        return BarList(
            "quarters", phrases.quarterMeans, Finding(remark: phrases.quarterMeansRemark), .drinks, items,
            visible: visibleQuarters, phrases)
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

    /// Writes the card of the weeks; the quarters have one of their own.
    func write(to html: inout HTML) {
        recent.write(to: &html) { html in
            guard let history else { return }
            html += #"<h3 class="sub">\#(history.title)</h3>"#
            history.write("low", to: &html)
        }
    }
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
