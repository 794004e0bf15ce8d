import Counting
import Model
import Wording

extension Card {
    /// A bar for each weekday, from Monday on; those in `hardest` are highlighted.
    static func weekdays(
        _ tone: ChartTone, hardest: [Weekday] = [], remark: String, in report: Report,
        bar: (Int) -> (value: String, detail: String, length: Int)
    ) -> Card {
        let phrases = report.phrases
        let items = report.weekdays.map { weekday in
            let (value, detail, length) = bar(weekday.rawValue)
            return BarList.Item(
                name: phrases.name(of: weekday), value: value, detail: detail, length: length,
                isMarked: hardest.contains(weekday))
        }
        return .chart(
            .weekdays, phrases.weekdaysTitle,
            Finding(lead: hardest.isEmpty ? "" : phrases.hardestWeekdays(hardest), remark: remark),
            .drawing(BarList(tone, items, visible: 7, phrases)))
    }

    /// The share of sober days of each weekday; nil if a weekday has too few entries.
    static func weekdays(in report: Report) -> Card? {
        let phrases = report.phrases
        let levels = report.analysis.weekdayLevels
        guard report.hasLevels, levels.allSatisfy({ $0.soberPercent != nil }) else { return nil }
        if report.tellsDrinksFirst { return drinks(of: levels, in: report) }
        let tellsDrinks = report.analysis.tellsDrinks
        let hardest = report.analysis.dayComparisons.hardWeekdays
        let remark =
            !hardest.isEmpty
            ? phrases.weekdaysRemark(
                withDrinks: tellsDrinks, withAssumed: levels.contains { $0.assumed > 0 })
            : phrases.noHardestWeekday
        return weekdays(.good, hardest: hardest, remark: remark, in: report) { weekday in
            let (percent, drinks) = (levels[weekday].soberPercent, levels[weekday].meanDrinks(phrases))
            return (percent.map(phrases.percent) ?? "–", tellsDrinks ? drinks : "", percent ?? 0)
        }
    }

    /// The mean drinks of each weekday; no weekday is highlighted.
    private static func drinks(of levels: [SpanTotals], in report: Report) -> Card {
        let most = levels.compactMap(\.meanDrinks).max() ?? .zero
        return weekdays(.drinks, remark: report.phrases.weekdayDrinksRemark, in: report) { weekday in
            let (mean, text) = (levels[weekday].meanDrinks ?? .zero, levels[weekday].meanDrinks(report.phrases))
            return (text.isEmpty ? "–" : text, "", BarList.length(mean, of: most))
        }
    }
}

extension SpanTotals {
    /// The mean drinks in words; empty if there are too few days.
    fileprivate func meanDrinks(_ phrases: Phrases) -> String {
        guard let mean = meanDrinks.map(phrases.meanDrinks) else { return "" }
        return phrases.about(mean, if: estimatedDays > 0)
    }
}

extension Card {
    /// The number of weeks that are compared with the same number before them.
    private static let comparedWeeks = 4

    /// The share of the habits that was done, week by week over the past year; nil if habits aren't the aim, for a
    /// single activity, which has its minutes, and if there are fewer than two weeks to compare.
    static func habits(in report: Report) -> Card? {
        guard report.lead == .habits, !report.habits.isEmpty else { return nil }
        if case .activity = report.onlyHabit { return nil }
        let (first, all) = report.analysis.habitWeeks
        guard all.count > 1 else { return nil }
        let phrases = report.phrases
        let counts = all.suffix(ColumnChart.recentWeeks)
        let weeks = counts.indices.map { first.advanced(by: $0) }
        let scale = ChartScale(upTo: FixedDecimal(100), finest: FixedDecimal(25))
        // The last complete weeks and those before them; nil if there are too few.
        let shares = [1, 1 + comparedWeeks].map { end -> (percent: Int, columns: Range<Int>)? in
            let columns = (counts.count - end - comparedWeeks)..<(counts.count - end)
            guard columns.lowerBound >= 0 else { return nil }
            return counts.dropFirst(columns.lowerBound).prefix(comparedWeeks).sum.percent.map { ($0, columns) }
        }
        let (recent, before) = (shares[0], shares[1])
        let title = phrases.weekByWeek(of: report.onlyHabit.map { report.goodDay(of: $0) } ?? phrases.habits)
        let chart = ColumnChart(
            id: "habits", title: title, description: phrases.habitWeeksDescription(counts.count), of: weeks,
            heights: scale, marks: scale.marks { phrases.percent($0.rounded) },
            // On a phone neighbors touch unless the first one's text ends with its columns.
            levels: [before, recent].compactMap(\.self).map { percent, columns in
                ColumnChart.Level(
                    columns: columns, height: scale.height(FixedDecimal(percent)), text: phrases.percent(percent),
                    endsAtLast: columns == before?.columns, isInHeadline: true)
            },
            heading: title, phrases
        ) { index in
            let count = counts[counts.startIndex + index]
            let words = phrases.habitsDone(count).text
            return (count.percent.map { FixedDecimal($0) }, .good, words, words)
        }
        let lead = recent.map {
            phrases.habitsLately(phrases.percent($0.percent), before: before.map { phrases.percent($0.percent) })
        }
        return .chart(.habitWeeks, chart, Finding(lead: lead ?? ""))
    }

    /// The minimum number of days on which a weekday was asked about.
    private static let fewestAsked = 8

    /// The share done on each weekday; nil if habits aren't the aim, and if a weekday was asked about too rarely.
    static func weekdaysOfHabits(in report: Report) -> Card? {
        guard report.lead == .habits else { return nil }
        let (phrases, counts) = (report.phrases, report.analysis.habitWeekdays)
        let shares = counts.compactMap { $0.asked >= fewestAsked ? $0.percent : nil }
        guard shares.count == 7 else { return nil }
        let hardest = report.analysis.dayComparisons.hardWeekdays
        return weekdays(
            .good, hardest: hardest, remark: hardest.isEmpty ? phrases.noHardestWeekday : phrases.habitWeekdaysRemark,
            in: report
        ) { weekday in
            (phrases.percent(shares[weekday]), phrases.habitsDone(counts[weekday]).text, shares[weekday])
        }
    }
}
