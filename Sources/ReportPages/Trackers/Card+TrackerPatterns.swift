import ProgressAnalysis
import ProgressModel
import ReportWords

/// When, why and where a saboteur was noticed.
extension Card {
    private static let visibleNames = 6
    private static let triggersInTable = 8

    /// How often a saboteur was noticed in each part of the day.
    static func timeOfDay(of tracker: TrackerAnalysis, in report: Report) -> Card {
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
        return .chart(
            .timeOfDay, phrases.timeOfDay, Finding(riskOf: tracker, phrases),
            PlanNote(atRiskOf: tracker, in: report).map(Block.drawing),
            .drawing(BarList(.noticed, items, visible: items.count, phrases)))
    }

    /// Triggers or places by how often they were given; nil without any.
    static func names(_ name: Name, _ title: String, _ counts: [NameCount], in report: Report) -> Card? {
        let counts = counts.onPage(report.phrases).map(\.name)
        guard let first = counts.first else { return nil }
        let items = counts.map { name in
            BarList.Item(
                name: name.name, value: report.numbers.text(name.count),
                length: BarList.length(name.count, of: first.count))
        }
        let lead = counts.leader.map { report.phrases.mostly($0.name, isMajority: $0.isMajority) } ?? ""
        return .chart(
            name, title, Finding(lead: lead),
            .drawing(BarList(.noticed, items, visible: visibleNames, report.phrases)))
    }

    /// Triggers by part of the day; nil without any.
    static func triggersByTime(_ insights: TrackerInsights, in report: Report) -> Card? {
        guard !insights.triggers.isEmpty else { return nil }
        let phrases = report.phrases
        let most = insights.triggersByPart.joined().max() ?? 0
        let rows = insights.triggers.onPage(phrases, parts: insights.triggersByPart).prefix(triggersInTable)
        let table = HeatTable(
            id: "trigger-parts", title: phrases.triggersByTime, description: phrases.triggersByTimeDescription,
            corner: phrases.triggers, columns: PartOfDay.allCases.map(phrases.name(of:)),
            rows: rows.map { trigger, parts in
                HeatTable.Row(
                    heading: trigger.name, cells: parts.map { HeatTable.Cell($0, most: most, report.numbers) },
                    isMarked: false, beginsGroup: false)
            })
        return .chart(.triggersByTime, table.title, Finding(), .drawing(table))
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
