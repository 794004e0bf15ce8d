import Counting
package import Markup
import Model
package import Wording

/// The hours at which the active saboteurs were noticed, one below another on an axis of 24 hours.
package struct HardHours: Drawing {
    /// A saboteur.
    package struct Row: Sendable {
        package let saboteur: SaboteurComparison.Item
        fileprivate let tracker: TrackerAnalysis
        fileprivate let report: Report
        /// The 24 hours: their counts, heights in percent of the highest, and descriptions.
        package let hours: [(count: Int, height: Int, label: String)]
        /// The first hour of the risk time; nil if there isn't one.
        package let riskHour: Int?
    }

    /// In the order of the tracker file.
    package let rows: [Row]

    /// Writes the rows above their common axis.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <ul class="day-rows">\(each: rows, { $0.html(on: page) })</ul>\
            <svg class="day-axis" aria-hidden="true">\(.hourNames)</svg>
            """
    }
}

extension Card {
    /// The hours at which the active saboteurs were noticed; nil if none was noticed often enough.
    static func hardHours(in report: Report) -> Card? {
        guard let hours = report.analysis.hardHours else { return nil }
        let phrases = report.phrases
        let lead = hours.risk.map { phrases.inPart(phrases.ofMoments(phrases.percent($0.percent)), $0.part) } ?? ""
        let table = DataTable(
            phrases, phrases.hardHours, caption: "\(phrases.hardHours): \(phrases.saboteursSideBySideRemark)",
            headings: [phrases.hour] + hours.saboteurs.map(report.name(of:)),
            rows: (0..<24).map { hour in
                [padded(hour, 2)] + hours.saboteurs.map { report.numbers.text($0.insights.byHour[hour]) }
            })
        return .chart(
            .hardHours, phrases.hardHours,
            Finding(lead: lead, remark: phrases.hardHoursRemark(phrases.moments(hours.moments).text)),
            .drawing(HardHours(rows: hours.saboteurs.map { HardHours.Row($0, in: report) })), .table(table))
    }
}

extension HardHours.Row {
    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let hours = tracker.insights.byHour
        let most = max(1, hours.max() ?? 1)
        (self.tracker, self.report) = (tracker, report)
        saboteur = SaboteurComparison.Item(tracker, in: report)
        self.hours = hours.enumerated().map {
            ($1, $1 * 100 / most, "\(padded($0, 2)): \(report.phrases.moments($1).text)")
        }
        riskHour = tracker.insights.risk.flatMap { risk in (0..<24).first { PartOfDay(hour: $0) == risk } }
    }

    fileprivate func html(on page: PageAddress) -> HTML {
        let description = hours.filter { $0.count > 0 }.map(\.label).joined(separator: ", ")
        let (title, colour) = (report.phrases.hoursOf(report.name(of: tracker)), report.colour(of: tracker))
        return """
            <li><h3><a\(href: saboteur.link, on: page)>\(emoji: saboteur.icon) \(saboteur.name)</a></h3>\
            \({ $0.openPlot("hours-" + tracker.id, title: title, description, #"class="day-plot" role="img""#) })\
            \(each: 1..<4, { part in
                #"<line class="grid-line" y2="100%" x1="\#(percent: part * 2_500)" x2="\#(percent: part * 2_500)"/>"#
            })\(each: hours.indices, { column($0, colour) })\
            \(riskHour, { hour in
                """
                <rect fill="\(colour)" x="\(percent: hour * 10_000 / 24 + 15)" y="100%" width="24.7%" height="3" rx="1.5"/>
                """
            })</svg><div class="row-lines">\(each: saboteur.sentences, { "<p>\($0)</p>" })</div></li>

            """
    }

    private func column(_ hour: Int, _ colour: String) -> HTML {
        guard hours[hour].height > 0 else { return "" }
        let height = max(6, hours[hour].height * 92 / 100) * 100
        return """
            <rect fill="\(colour)" x="\(percent: hour * 10_000 / 24 + 40)" y="\(percent: 10_000 - height)"\
             width="3.37%" height="\(percent: height)" rx="2"><title>\(hours[hour].label)</title></rect>
            """
    }
}

/// The active saboteurs side by side.
package struct SaboteurComparison: Drawing {
    /// A summary of a saboteur.
    package struct Item: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        package let count: Figure
        package let countLabel: String
        /// Its usual time, the plan for it, the trigger, the trend.
        package let lines: [(label: String, text: String)]
    }

    /// In the order of the tracker file.
    package let saboteurs: [Item]

    package func write(on page: PageAddress, to html: inout HTML) {
        html += #"<ul class="beside">\#(each: saboteurs, { $0.html(on: page) })</ul>"#
    }
}

extension Card {
    /// The active saboteurs that were ever noticed; nil if there aren't any.
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

    /// The lines as sentences, except for the time, which a drawing of its hours shows.
    var sentences: [String] {
        let plansAndLate = lines.dropFirst().map { "\($0.label): \($0.text)" }
        let ofLate = ["\(count.text) \(countLabel)"] + plansAndLate.suffix(2).reversed()
        return [ofLate.joined(separator: " · ")] + plansAndLate.dropLast(2)
    }

    init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let insights = tracker.insights
        let part =
            insights.risk.map { phrases.inPart(phrases.percent(insights.percent(of: $0)), $0) }
            ?? Finding(riskOf: tracker, phrases).remark
        let finding = Finding(trendOf: tracker, phrases)
        let triggers = insights.triggers.onPage(phrases).map(\.name)
        let noTrigger = triggers.isEmpty ? phrases.noTrigger : phrases.noMainTrigger
        let recent = insights.trend.lastFourWeeks
        icon = tracker.icon
        name = report.name(of: tracker)
        link = Link(.tracker(tracker.id))
        count = phrases.moments(recent ?? tracker.days.logs)
        countLabel = recent == nil ? phrases.soFar : phrases.inLastFourWeeks
        let plans = report.plansAtRisk(of: tracker).map { (phrases.yourPlan, capitalized(phrases.sentence(of: $0))) }
        lines =
            [(phrases.timeLabel, part)] + plans + [
                (phrases.triggerLabel, triggers.leader?.name ?? noTrigger),
                (phrases.trendLabel, finding.lead.isEmpty ? phrases.noTrend : finding.lead),
            ]
    }
}
