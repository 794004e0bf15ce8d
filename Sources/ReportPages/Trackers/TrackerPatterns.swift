import ProgressAnalysis
import ProgressModel
import ReportWords

/// When, why and where a saboteur was noticed, and whether more or less often.
package struct TrackerPatterns: Sendable {
    package let trend: ColumnCard
    package let timeOfDay: BarList
    package let hours: HeatTable
    /// Nil where no trigger was ever named.
    package let triggers: BarList?
    /// Nil where no trigger was ever named.
    package let triggersByTime: HeatTable?
    /// Nil where no place was ever named.
    package let places: BarList?
}

extension TrackerPatterns {
    private static let visibleNames = 6
    private static let triggersInTable = 8

    /// Nil for what is not a saboteur and for what was never noticed.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard tracker.mode.kind == .saboteur, tracker.days.logs > 0 else { return nil }
        let phrases = report.phrases
        let insights = tracker.insights
        trend = ColumnCard(trendOf: tracker, in: report)
        timeOfDay = TrackerPatterns.timeOfDay(tracker, in: report)
        hours = TrackerPatterns.hours(tracker, in: report)
        triggers = TrackerPatterns.names("triggers", phrases.triggers, insights.triggers, in: report)
        triggersByTime = insights.triggers.isEmpty ? nil : TrackerPatterns.triggersByTime(insights, in: report)
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
        return BarList(
            "parts", phrases.timeOfDay, Finding(riskOf: tracker, phrases), .noticed, items, visible: items.count,
            phrases)
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
            id, title, Finding(lead: counts.leader.map { report.phrases.mostly($0.name) } ?? ""), .noticed, items,
            visible: visibleNames, report.phrases)
    }

    private static func hours(_ tracker: TrackerAnalysis, in report: Report) -> HeatTable {
        let phrases = report.phrases
        let hours = tracker.insights.byWeekdayAndHour
        let most = hours.joined().max() ?? 0
        let weekdays = (0..<7).map { ($0 + report.profile.weekStart.rawValue) % 7 }
        return HeatTable(
            id: "hours", title: phrases.hourByHour,
            description: phrases.hourByHourDescription(phrases.moments(tracker.insights.timedLogs).text),
            corner: phrases.hour,
            columns: report.weekdayHeadings,
            rows: (0..<24).map { hour in
                HeatTable.Row(
                    heading: padded(hour, 2),
                    cells: weekdays.map { HeatTable.Cell(hours[$0][hour], most: most, report.numbers) },
                    isMarked: PartOfDay(hour: hour) == tracker.insights.risk, beginsGroup: hour % 6 == 0 && hour > 0)
            })
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
    /// `60 % in the afternoon`, that nothing stands out, or that there is too little to say.
    init(riskOf tracker: TrackerAnalysis, _ phrases: any Phrases) {
        if let risk = tracker.insights.risk {
            self.init(lead: phrases.inPart(phrases.percent(tracker.insights.percent(of: risk)), risk))
        } else {
            let isEnough = tracker.insights.timedLogs >= Dominance.fewest
            self.init(remark: isEnough ? phrases.noRiskTime : phrases.tooFewEntries)
        }
    }
}
