import ProgressAnalysis
import ProgressModel
package import ReportMarkup
package import ReportWords

/// The saboteurs in use, one beside the other.
package struct SaboteurComparison: Drawing {
    /// A saboteur in a few words.
    package struct Item: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        package let count: Figure
        package let countLabel: String
        /// When it mostly is.
        let time: (label: String, text: String)
        /// What is planned for then.
        let plans: [(label: String, text: String)]
        let trigger, trend: (label: String, text: String)
        /// When, what is planned for then, trigger, trend.
        package var lines: [(label: String, text: String)] { [time] + plans + [trigger, trend] }
    }

    /// In the order of the tracker file.
    package let saboteurs: [Item]

    package func write(on page: PageAddress, to html: inout HTML) {
        html += #"<ul class="beside">\#(each: saboteurs, { $0.html(on: page) })</ul>"#
    }
}

extension Card {
    /// The saboteurs in use that were ever noticed; nil without any.
    package static func saboteurs(in report: Report) -> Card? {
        let phrases = report.phrases
        let items = report.analysis.trackers.filter {
            $0.tracker.isActive && $0.tracker.kind == .saboteur && $0.days.logs > 0
        }.map { SaboteurComparison.Item($0, in: report) }
        guard !items.isEmpty else { return nil }
        let rows = items.map { item in
            Block.Row(
                sign: .emoji(item.icon), name: Figure(item.name),
                lines: [Block.Line("\(item.count.text) \(item.countLabel)", after: ": ")]
                    + item.lines.map { Block.Line("\($0.label): \($0.text)", after: " · ") })
        }
        return Card(
            .sideBySide, title: items.count == 1 ? phrases.inShort : phrases.saboteursSideBySide,
            [Block(kind: .drawing, rows: rows, drawing: SaboteurComparison(saboteurs: items))])
    }
}

extension SaboteurComparison.Item {
    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <li><h3><a\(href: link, on: page)>\(emoji: icon) \(name) \(icon: .right)</a></h3>\
        <p class="big">\(count) <small>\(countLabel)</small></p>\
        <dl class="lines">\(each: lines, { "<div><dt>\($0.label)</dt><dd>\($0.text)</dd></div>" })</dl></li>

        """
    }

    /// The same below a drawing of its hours, which tells its time.
    var sentences: [String] {
        let ofLate = ["\(count.text) \(countLabel)"] + [trend, trigger].map { "\($0.label): \($0.text)" }
        return [ofLate.joined(separator: " · ")] + plans.map { "\($0.label): \($0.text)" }
    }

    init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let insights = tracker.insights
        let part =
            insights.risk.map { phrases.inPart(phrases.percent(insights.percent(of: $0)), $0) }
            ?? Finding(riskOf: tracker, phrases).remark
        let finding = Finding(trendOf: tracker, phrases)
        let named = SaboteurComparison.Item.mostFrequent(
            insights.triggers.onPage(phrases).map(\.name))
        let recent = insights.trend.lastFourWeeks
        icon = tracker.icon
        name = report.name(of: tracker)
        link = Link(.tracker(tracker.id))
        count = phrases.moments(recent ?? tracker.days.logs)
        countLabel = recent == nil ? phrases.soFar : phrases.inLastFourWeeks
        time = (phrases.timeLabel, part)
        plans = report.plansAtRisk(of: tracker).map { (phrases.yourPlan, capitalized(phrases.sentence(of: $0))) }
        trigger = (phrases.triggerLabel, named ?? phrases.noTrigger)
        trend = (phrases.trendLabel, finding.lead.isEmpty ? phrases.noTrend : finding.lead)
    }

    /// The name that was given most often, or those that were given as often; nil without any.
    private static func mostFrequent(_ names: [NameCount]) -> String? {
        let leaders = names.prefix { $0.count == names[0].count }
        guard !leaders.isEmpty else { return nil }
        let shown = leaders.prefix(mostLeaders).map(\.name)
        return (shown + (leaders.count > mostLeaders ? ["…"] : [])).joined(separator: ", ")
    }

    /// As many names of equal number are told.
    private static let mostLeaders = 3
}
