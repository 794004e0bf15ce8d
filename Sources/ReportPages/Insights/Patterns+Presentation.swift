import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    private static let trendWeeks = 26
    private static let visibleNames = 6
    private static let triggersInTable = 8

    /// When, why and where a saboteur was noticed, and whether more or less often.
    func patternCards(_ tracker: TrackerAnalysis) -> [TrackerPage.Card] {
        var cards: [TrackerPage.Card] = [
            .columns(trendCard(tracker)), .bars(partList(tracker)), .heat(hourTable(tracker)),
        ]
        let insights = tracker.insights
        if !insights.triggers.isEmpty {
            cards.append(.bars(nameList("triggers", phrases.triggers, insights.triggers)))
            cards.append(.heat(triggerTable(insights)))
        }
        if !insights.places.isEmpty { cards.append(.bars(nameList("places", phrases.places, insights.places))) }
        return cards
    }

    /// `60 % in the afternoon`, that nothing stands out, or that there is too little to say.
    func riskWords(_ tracker: TrackerAnalysis) -> (lead: String, remark: String) {
        if let risk = tracker.insights.risk {
            return (phrases.inPart(phrases.percent(tracker.insights.percent(of: risk)), risk), "")
        }
        return ("", tracker.days.logs < TrackerInsights.fewestLogs ? phrases.tooFewEntries : phrases.noRiskTime)
    }

    private func partList(_ tracker: TrackerAnalysis) -> BarList {
        let insights = tracker.insights
        let most = insights.byPart.max() ?? 0
        let items = PartOfDay.allCases.enumerated().map { index, part in
            let count = insights.byPart[index]
            return BarList.Item(
                name: "\(phrases.name(of: part)) \(phrases.hours(of: part))", value: numbers.text(count),
                detail: phrases.percent(insights.sharePercent[index]), length: barLength(count, of: most),
                isMarked: part == insights.risk)
        }
        let words = riskWords(tracker)
        return barList(
            "parts", phrases.timeOfDay, lead: words.lead, remark: words.remark, .noticed, items, visible: items.count)
    }

    private func nameList(_ id: String, _ title: String, _ counts: [NameCount]) -> BarList {
        let most = counts.first?.count ?? 0
        let items = counts.map { name in
            BarList.Item(name: name.name, value: numbers.text(name.count), length: barLength(name.count, of: most))
        }
        return barList(
            id, title, lead: counts.leader.map { phrases.mostly($0.name) } ?? "", .noticed, items,
            visible: Report.visibleNames)
    }

    private func hourTable(_ tracker: TrackerAnalysis) -> HeatTable {
        let hours = tracker.insights.byWeekdayAndHour
        let most = hours.joined().max() ?? 0
        let weekdays = (0..<7).map { ($0 + profile.weekStart.rawValue) % 7 }
        return HeatTable(
            id: "hours", title: phrases.hourByHour,
            description: phrases.hourByHourDescription(phrases.moments(tracker.days.logs).text), corner: phrases.hour,
            columns: weekdayHeadings,
            rows: (0..<24).map { hour in
                HeatTable.Row(
                    heading: padded(hour, 2),
                    cells: weekdays.map { HeatTable.Cell(hours[$0][hour], most: most, numbers) },
                    isMarked: PartOfDay(hour: hour) == tracker.insights.risk, beginsGroup: hour % 6 == 0 && hour > 0)
            })
    }

    private func triggerTable(_ insights: TrackerInsights) -> HeatTable {
        let most = insights.triggersByPart.joined().max() ?? 0
        let rows = zip(insights.triggers, insights.triggersByPart).prefix(Report.triggersInTable)
        return HeatTable(
            id: "trigger-parts", title: phrases.triggersByTime, description: phrases.triggersByTimeDescription,
            corner: phrases.triggers, columns: PartOfDay.allCases.map(phrases.name(of:)),
            rows: rows.map { trigger, parts in
                HeatTable.Row(
                    heading: trigger.name, cells: parts.map { HeatTable.Cell($0, most: most, numbers) },
                    isMarked: false, beginsGroup: false)
            })
    }

    private func trendCard(_ tracker: TrackerAnalysis) -> ColumnCard {
        let trend = tracker.insights.trend
        let weeks = Array(trend.weeks.suffix(Report.trendWeeks))
        let scale = ChartScale(upTo: FixedDecimal(weeks.map(\.count).max() ?? 0))
        let columns = weeks.enumerated().map { index, week in
            let isRunning = index == weeks.count - 1
            let end = isRunning ? " (\(phrases.runningWeek))" : ""
            let monday = phrases.shortDayAndMonth(week.week.monday)
            return ColumnChart.Column(
                height: scale.height(FixedDecimal(week.count)), tone: isRunning ? .open : .noticed,
                label: "\(phrases.weekOf) \(monday): \(phrases.moments(week.count).text)\(end)")
        }
        let chart = ColumnChart(
            id: "trend", title: phrases.weekByWeek, description: phrases.weekByWeekDescription(weeks.count),
            columns: columns, scale: scale.marks(numbers), names: monthNames(weeks.map(\.week)),
            levels: tracker.tracker.isActive ? meanLevels(trend, scale, weeks.count) : [],
            table: weekTable(trend.weeks))
        let (lead, remark) = trendWords(tracker)
        return ColumnCard(lead: lead, remark: remark, chart: chart)
    }

    /// The comparison in words; a tracker at rest is not compared.
    func trendWords(_ tracker: TrackerAnalysis) -> (lead: String, remark: String) {
        guard tracker.tracker.isActive else { return ("", "") }
        let trend = tracker.insights.trend
        guard let comparison = trend.comparison else { return ("", phrases.tooFewWeeks) }
        let means = phrases.trendMeans(
            numbers.text(comparison.recentMean), numbers.text(comparison.meanBefore))
        let progress = trend.progressPercent.map { " " + phrases.progress($0) } ?? ""
        return (phrases.trend(comparison, tracker.mode), means + progress)
    }

    /// The two means that are compared, each over its four weeks.
    private func meanLevels(_ trend: WeeklyTrend, _ scale: ChartScale, _ count: Int) -> [ColumnChart.Level] {
        guard let comparison = trend.comparison else { return [] }
        let last = count - 1
        return [
            (comparison.meanBefore, (last - 8)..<(last - 4)), (comparison.recentMean, (last - 4)..<last),
        ].map { mean, columns in
            ColumnChart.Level(columns: columns, height: scale.height(mean), text: "⌀ \(numbers.text(mean))")
        }
    }

    private func weekTable(_ weeks: [WeeklyTrend.WeekCount]) -> DataTable {
        let shown = weeks.suffix(Report.trendWeeks)
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.weekByWeek), caption: phrases.weekByWeek,
            headings: [phrases.weekOf, phrases.momentsHeading],
            rows: shown.reversed().map { [phrases.shortDate($0.week.monday), numbers.text($0.count)] })
    }

    /// Each month's short name below the first week that begins in it, the year instead of January.
    func monthNames(_ weeks: [Week]) -> [(column: Int, text: String)] {
        var names: [(column: Int, text: String)] = []
        var month = weeks.first.map { $0.monday.yearMonth }
        for (column, week) in weeks.enumerated() where week.monday.yearMonth != month {
            let begun = week.monday.yearMonth
            month = begun
            names.append((column, begun.month == 1 ? String(begun.year) : phrases.shortMonthName(begun.month)))
        }
        return names
    }
}
