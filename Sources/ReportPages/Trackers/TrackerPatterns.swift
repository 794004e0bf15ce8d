import ProgressAnalysis
import ProgressModel
import ReportWords

/// When, why and where a saboteur was noticed, and whether more or less often.
package struct TrackerPatterns: Sendable {
    /// The moments one by one; nil where there are enough to say more of them.
    package let moments: MomentsCard?
    /// Nil before there are a few weeks to see side by side, and with few moments.
    package let trend: ColumnCard?
    /// Nil with few moments, and where `hours` says it.
    package let timeOfDay: BarList?
    /// Nil below twelve moments of a known time.
    package let hours: HourGrid?
    /// Nil where no trigger was ever named, and with few moments.
    package let triggers: BarList?
    /// Nil where no trigger was ever named, and where there are no `hours`.
    package let triggersByTime: HeatTable?
    /// Nil where no place was ever named, and with few moments.
    package let places: BarList?
}

extension TrackerPatterns {
    /// Whether there is any card beside the hours, which stand above them.
    var hasCards: Bool { moments != nil || trend != nil || timeOfDay != nil || triggers != nil || places != nil }

    private static let visibleNames = 6
    private static let triggersInTable = 8
    /// Fewer complete weeks are no chart.
    private static let fewestWeeks = 2

    /// Nil for what is not a saboteur and for what was never noticed.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard tracker.mode.kind == .saboteur, tracker.days.logs > 0 else { return nil }
        let phrases = report.phrases
        let insights = tracker.insights
        moments = MomentsCard(tracker, in: report)
        hours = HourGrid(tracker, in: report)
        guard moments == nil else {
            (trend, timeOfDay, triggers, triggersByTime, places) = (nil, nil, nil, nil, nil)
            return
        }
        let hasWeeks = insights.trend.weeks.count > TrackerPatterns.fewestWeeks
        trend = hasWeeks ? ColumnCard(trendOf: tracker, in: report) : nil
        timeOfDay = hours == nil ? TrackerPatterns.timeOfDay(tracker, in: report) : nil
        triggers = TrackerPatterns.names("triggers", phrases.triggers, insights.triggers, in: report)
        let hasParts = hours != nil && !insights.triggers.isEmpty
        triggersByTime = hasParts ? TrackerPatterns.triggersByTime(insights, in: report) : nil
        places = TrackerPatterns.names("places", phrases.places, insights.places, in: report)
    }

    private static func timeOfDay(_ tracker: TrackerAnalysis, in report: Report) -> BarList {
        let phrases = report.phrases
        let insights = tracker.insights
        let most = insights.byPart.max() ?? 0
        let items = PartOfDay.allCases.enumerated().map { index, part in
            let count = insights.byPart[index]
            return BarList.Item(
                name: "\(phrases.name(of: part)) \(phrases.hours(of: part))", value: report.numbers.text(count),
                detail: phrases.percent(insights.sharePercent[index]), length: BarList.length(count, of: most),
                isMarked: part == insights.risk)
        }
        var list = BarList(
            "parts", phrases.timeOfDay, Finding(riskOf: tracker, phrases), .noticed, items, visible: items.count,
            phrases)
        list.plan = PlanNote(atRiskOf: tracker, in: report)
        return list
    }

    /// Names by how often they were given; nil without any.
    private static func names(_ id: String, _ title: String, _ counts: [NameCount], in report: Report) -> BarList? {
        let counts = counts.onPage(report.phrases).map(\.name)
        guard let first = counts.first else { return nil }
        let items = counts.map { name in
            BarList.Item(
                name: name.name, value: report.numbers.text(name.count),
                length: BarList.length(name.count, of: first.count))
        }
        return BarList(
            id, title,
            Finding(lead: counts.leader.map { report.phrases.mostly($0.name, isMajority: $0.isMajority) } ?? ""),
            .noticed, items,
            visible: visibleNames, report.phrases)
    }

    private static func triggersByTime(_ insights: TrackerInsights, in report: Report) -> HeatTable {
        let phrases = report.phrases
        let most = insights.triggersByPart.joined().max() ?? 0
        let rows = insights.triggers.onPage(phrases, parts: insights.triggersByPart).prefix(triggersInTable)
        return HeatTable(
            id: "trigger-parts", title: phrases.triggersByTime, description: phrases.triggersByTimeDescription,
            corner: phrases.triggers, columns: PartOfDay.allCases.map(phrases.name(of:)),
            rows: rows.map { trigger, parts in
                HeatTable.Row(
                    heading: trigger.name, cells: parts.map { HeatTable.Cell($0, most: most, report.numbers) },
                    isMarked: false, beginsGroup: false)
            })
    }
}

extension Finding {
    /// `60 % of the moments in the afternoon`, that nothing stands out, or that there is too little to say.
    init(riskOf tracker: TrackerAnalysis, _ phrases: Phrases) {
        if let risk = tracker.insights.risk {
            let percent = phrases.percent(tracker.insights.percent(of: risk))
            self.init(lead: phrases.inPart(phrases.ofMoments(percent), risk))
        } else {
            let isEnough = tracker.insights.timedLogs >= Dominance.fewest
            self.init(remark: isEnough ? phrases.noRiskTime : phrases.tooFewEntries)
        }
    }
}
