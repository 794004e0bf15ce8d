import Counting
import Model
import Wording

/// When, why and where a saboteur was noticed.
extension Card {
    private static let visibleNames = 6
    private static let triggersInTable = 8

    /// The number of moments in each part of the day.
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

    /// Triggers or places by their frequency; nil if there aren't any.
    static func names(_ name: Name, _ title: String, _ counts: [NameCount], in report: Report) -> Card? {
        let counts = counts.onPage(report.phrases).map(\.name)
        guard let first = counts.first else { return nil }
        let items = counts.map { name in
            BarList.Item(
                name: name.name, value: report.numbers.text(name.count),
                length: BarList.length(name.count, of: first.count))
        }
        // A single bar needs no words.
        let leader = counts.count > 1 ? counts.leader : nil
        return .chart(
            name, title,
            Finding(lead: leader.map { report.phrases.mostly($0.name, isMajority: $0.isMajority) } ?? ""),
            .drawing(BarList(.noticed, items, visible: visibleNames, report.phrases)))
    }

    /// Triggers by part of the day; nil if there aren't any.
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
                    heading: trigger.name, cells: parts.map { HeatTable.Cell($0, most: most, report.numbers) })
            })
        return .chart(.triggersByTime, table.title, Finding(), .drawing(table))
    }
}

extension Finding {
    /// `60 % of the moments in the afternoon`, or that no part of the day is special, or that moments are too few.
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

extension Card {
    private static let trendWeeks = 26

    /// The number of moments in each week.
    static func trend(of tracker: TrackerAnalysis, in report: Report) -> Card {
        let phrases = report.phrases
        let trend = tracker.insights.trend
        let weeks = Array(trend.weeks.suffix(trendWeeks))
        let scale = ChartScale(upTo: FixedDecimal(weeks.map(\.count).max() ?? 0))
        let chart = ColumnChart(
            id: "trend", title: phrases.weekByWeek, description: phrases.weekByWeekDescription(weeks.count),
            of: weeks.map(\.week), heights: scale,
            levels: tracker.isActive ? means(trend, scale, weeks.count, phrases) : [],
            heading: phrases.momentsHeading, phrases
        ) { index in
            let count = weeks[index].count
            return (FixedDecimal(count), .noticed, phrases.moments(count).text, report.numbers.text(count))
        }
        return .chart(.trend, chart, Finding(trendOf: tracker, phrases))
    }

    /// The two compared means, each over its four weeks.
    private static func means(
        _ trend: WeeklyTrend, _ scale: ChartScale, _ count: Int, _ phrases: Phrases
    ) -> [ColumnChart.Level] {
        guard let comparison = trend.comparison else { return [] }
        let last = count - 1
        return [
            (comparison.meanBefore, (last - 8)..<(last - 4)), (comparison.recentMean, (last - 4)..<last),
        ].map { mean, columns in
            let number = phrases.numbers.text(mean)
            return ColumnChart.Level(
                columns: columns, height: scale.height(mean), text: phrases.meanLine(number), number: number,
                isInHeadline: true)
        }
    }
}

extension Finding {
    /// The comparison of the last four weeks with the four before, in words; empty for a resting tracker.
    init(trendOf tracker: TrackerAnalysis, _ phrases: Phrases) {
        guard tracker.isActive else {
            self.init()
            return
        }
        let trend = tracker.insights.trend
        guard let comparison = trend.comparison else {
            self.init(remark: phrases.tooFewWeeks)
            return
        }
        let recent = phrases.numbers.text(comparison.recentMean)
        let before = phrases.numbers.text(comparison.meanBefore)
        let means = phrases.trendMeans(recent, before)
        let progress = trend.progressPercent.map { percent in
            let (last, first) = (trend.lastFourWeeks ?? 0, trend.firstFourWeeks ?? 0)
            return " " + phrases.progress(percent, last: last, first: first)
        }
        let claim = comparison.claim.map { phrases.trend($0, tracker.mode) }
        self.init(lead: claim ?? phrases.trendBeside(recent, before: before), remark: means + (progress ?? ""))
    }
}

extension Card {
    private static let visibleOptions = 12

    /// The options of a selection by their frequency; nil if none was ever chosen.
    static func options(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let counts = tracker.optionCounts
        let sum = counts.reduce(0, +)
        guard sum > 0 else { return nil }
        let phrases = report.phrases
        let most = counts.max() ?? 0
        let percents = tracker.optionPercent
        let hasIcons = tracker.options.contains { $0.icon != nil }
        // With only a few choices, options that were never chosen are left out.
        let isYoung = sum < MoodHistory.fewest
        let order = counts.indices.filter { !isYoung || counts[$0] > 0 }.sorted { left, right in
            counts[left] == counts[right] ? left < right : counts[left] > counts[right]
        }
        let items = order.map { index in
            let option = tracker.options[index]
            return BarList.Item(
                icon: hasIcons ? option.icon ?? "" : nil, name: option.name.text(in: report.language),
                value: report.numbers.text(counts[index]), detail: phrases.percent(percents[index]),
                length: BarList.length(counts[index], of: most))
        }
        let toCome = isYoung && tracker.isAboutMood && tracker.isActive
        let remarks = [
            phrases.choices(sum).text + (toCome ? "." : ""), toCome ? phrases.moodsNeed(MoodHistory.fewest) : "",
        ]
        return .chart(
            .options, phrases.whatWasChosen, Finding(remark: remarks.filter { !$0.isEmpty }.joined(separator: " ")),
            .drawing(BarList(.noticed, items, visible: visibleOptions, phrases)))
    }
}
