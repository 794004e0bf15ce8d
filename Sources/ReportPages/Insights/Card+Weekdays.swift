import ProgressAnalysis
import ProgressModel
import ReportWords

extension Card {
    /// The share of sober days of each weekday; nil where one has too few entries.
    static func weekdays(in report: Report) -> Card? {
        let phrases = report.phrases
        let levels = report.analysis.weekdayLevels
        guard report.hasLevels, levels.allSatisfy({ $0.soberPercent != nil }) else { return nil }
        if report.tellsDrinksFirst { return drinks(of: levels, in: report) }
        let tellsDrinks = report.analysis.tellsDrinks
        let hardest = report.analysis.dayComparisons.hardWeekdays
        let items = (0..<7).map { offset in
            let weekday = levels[(offset + report.profile.weekStart.rawValue) % 7]
            return BarList.Item(
                name: phrases.name(of: weekday.weekday), value: weekday.soberPercent.map(phrases.percent) ?? "–",
                detail: tellsDrinks ? weekday.meanDrinks(phrases) : "",
                length: weekday.soberPercent ?? 0, isMarked: hardest.contains(weekday.weekday))
        }
        let remark =
            !hardest.isEmpty
            ? phrases.weekdaysRemark(
                withDrinks: tellsDrinks, withAssumed: levels.contains { $0.assumed > 0 })
            : phrases.noHardestWeekday
        return .chart(
            .weekdays, phrases.weekdaysTitle,
            Finding(lead: hardest.isEmpty ? "" : phrases.hardestWeekdays(hardest), remark: remark),
            .drawing(BarList(.good, items, visible: 7, phrases)))
    }

    /// The drinks of an average day of each weekday; nothing is said to be the most of them.
    private static func drinks(of levels: [WeekdayLevels], in report: Report) -> Card {
        let phrases = report.phrases
        let most = levels.compactMap(\.meanDrinks).max() ?? .zero
        let items = (0..<7).map { offset in
            let weekday = levels[(offset + report.profile.weekStart.rawValue) % 7]
            let mean = weekday.meanDrinks ?? .zero
            let text = weekday.meanDrinks(phrases)
            return BarList.Item(
                name: phrases.name(of: weekday.weekday), value: text.isEmpty ? "–" : text,
                length: most > .zero ? Int(mean.billionths * 100 / most.billionths) : 0)
        }
        return .chart(
            .weekdays, phrases.weekdaysTitle, Finding(remark: phrases.weekdayDrinksRemark),
            .drawing(BarList(.drinks, items, visible: 7, phrases)))
    }
}

extension WeekdayLevels {
    /// The drinks of a day in words; empty where there are too few days to say.
    fileprivate func meanDrinks(_ phrases: Phrases) -> String {
        guard let mean = meanDrinks.map(phrases.meanDrinks) else { return "" }
        return phrases.about(mean, if: hasEstimates)
    }
}
