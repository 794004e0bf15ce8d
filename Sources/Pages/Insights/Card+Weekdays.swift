import Counting
import Model
import Wording

extension Card {
    /// The share of sober days of each weekday; nil if one has too few entries.
    static func weekdays(in report: Report) -> Card? {
        let phrases = report.phrases
        let levels = report.analysis.weekdayLevels
        guard report.hasLevels, levels.allSatisfy({ $0.soberPercent != nil }) else { return nil }
        if report.tellsDrinksFirst { return drinks(of: levels, in: report) }
        let tellsDrinks = report.analysis.tellsDrinks
        let hardest = report.analysis.dayComparisons.hardWeekdays
        let items = report.weekdays.map { weekday in
            let level = levels[weekday.rawValue]
            return BarList.Item(
                name: phrases.name(of: weekday), value: level.soberPercent.map(phrases.percent) ?? "–",
                detail: tellsDrinks ? level.meanDrinks(phrases) : "",
                length: level.soberPercent ?? 0, isMarked: hardest.contains(weekday))
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
    private static func drinks(of levels: [SpanTotals], in report: Report) -> Card {
        let phrases = report.phrases
        let most = levels.compactMap(\.meanDrinks).max() ?? .zero
        let items = report.weekdays.map { weekday in
            let mean = levels[weekday.rawValue].meanDrinks ?? .zero
            let text = levels[weekday.rawValue].meanDrinks(phrases)
            return BarList.Item(
                name: phrases.name(of: weekday), value: text.isEmpty ? "–" : text,
                length: most > .zero ? Int(mean.billionths * 100 / most.billionths) : 0)
        }
        return .chart(
            .weekdays, phrases.weekdaysTitle, Finding(remark: phrases.weekdayDrinksRemark),
            .drawing(BarList(.drinks, items, visible: 7, phrases)))
    }
}

extension SpanTotals {
    /// The drinks of a day in words; empty if there are too few days to say.
    fileprivate func meanDrinks(_ phrases: Phrases) -> String {
        guard let mean = meanDrinks.map(phrases.meanDrinks) else { return "" }
        return phrases.about(mean, if: estimatedDays > 0)
    }
}

extension Card {
    /// The number of weeks that are compared with the same number before them.
    private static let comparedWeeks = 4

    /// How much of the habits was done, week by week over the past year; nil if they do not lead, of an activity alone,
    /// which has its minutes, and before there are two weeks to see side by side.
    static func habits(in report: Report) -> Card? {
        guard report.lead == .habits, !report.habits.isEmpty else { return nil }
        if case .activity = report.onlyHabit { return nil }
        let (first, all) = report.analysis.habitWeeks
        guard all.count > 1 else { return nil }
        let phrases = report.phrases
        let counts = all.suffix(ColumnChart.recentWeeks)
        let weeks = counts.indices.map { first.advanced(by: $0) }
        let scale = ChartScale(upTo: FixedDecimal(100), finest: FixedDecimal(25))
        let columns = zip(weeks, counts).map { week, count in
            ColumnChart.Column(
                week, height: count.percent.map { scale.height(FixedDecimal($0)) },
                words: phrases.habitsDone(count).text, isRunning: week == weeks.last, tone: .good, phrases)
        }
        // The last complete weeks beside those before; nil of fewer.
        let shares = [1, 1 + comparedWeeks].map { end -> (percent: Int, columns: Range<Int>)? in
            let columns = (counts.count - end - comparedWeeks)..<(counts.count - end)
            guard columns.lowerBound >= 0 else { return nil }
            return counts.dropFirst(columns.lowerBound).prefix(comparedWeeks).sum.percent.map { ($0, columns) }
        }
        let (recent, before) = (shares[0], shares[1])
        let title = phrases.weekByWeek(of: report.onlyHabit.map(report.goodDay) ?? phrases.habits)
        let table = DataTable(
            phrases, title, headings: [phrases.weekOf, title],
            rows: zip(weeks, counts).reversed().map { [phrases.shortDate($0.monday), phrases.habitsDone($1).text] })
        let chart = ColumnChart(
            id: "habits", title: title, description: phrases.habitWeeksDescription(counts.count), columns: columns,
            scale: scale.marks { phrases.percent($0.rounded) }, names: ColumnChart.monthNames(of: weeks, phrases),
            levels: [before, recent].compactMap(\.self).map { percent, columns in
                ColumnChart.Level(
                    columns: columns, height: scale.height(FixedDecimal(percent)), text: phrases.percent(percent),
                    isInHeadline: true)
            },
            table: table)
        let lead = recent.map {
            phrases.habitsLately(phrases.percent($0.percent), before: before.map { phrases.percent($0.percent) })
        }
        return .chart(.habitWeeks, chart, Finding(lead: lead ?? ""))
    }

    /// The days that a weekday has to be asked for before its share says something.
    private static let fewestAsked = 8

    /// How much was done on each weekday; nil if habits do not lead, and if a weekday was asked for too little.
    static func weekdaysOfHabits(in report: Report) -> Card? {
        guard report.lead == .habits else { return nil }
        let (phrases, counts) = (report.phrases, report.analysis.habitWeekdays)
        let shares = counts.compactMap { $0.asked >= fewestAsked ? $0.percent : nil }
        guard shares.count == 7 else { return nil }
        let hardest = report.analysis.dayComparisons.hardWeekdays
        let items = report.weekdays.map { weekday in
            let share = shares[weekday.rawValue]
            return BarList.Item(
                name: phrases.name(of: weekday), value: phrases.percent(share),
                detail: phrases.habitsDone(counts[weekday.rawValue]).text, length: share,
                isMarked: hardest.contains(weekday))
        }
        return .chart(
            .weekdays, phrases.weekdaysTitle,
            Finding(
                lead: hardest.isEmpty ? "" : phrases.hardestWeekdays(hardest),
                remark: hardest.isEmpty ? phrases.noHardestWeekday : phrases.habitWeekdaysRemark),
            .drawing(BarList(.good, items, visible: 7, phrases)))
    }
}
