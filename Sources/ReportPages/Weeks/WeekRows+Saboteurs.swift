import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the saboteurs did.
extension WeekRows {
    /// The saboteurs of a week; nil where there are none.
    init?(saboteursOf summary: WeekSummary, in report: Report) {
        guard !summary.saboteurs.isEmpty else { return nil }
        let phrases = report.phrases
        let days = Array(summary.days)
        let weekdays = days.map { phrases.shortName(of: $0.weekday) }
        var rows: [Row] = []
        var cells: [DataTable.Cell] = []
        for week in summary.saboteurs {
            let name = report.words.trackers[week.tracker.index].name
            let counts = week.counts.map { $0.map(report.numbers.text(_:)) ?? "–" }
            let strip = WeekStrip(week, name: name, days: days, weekdays: weekdays, counts: counts, in: report)
            rows.append(Row(week, name: name, strip: strip, showsPlan: summary.isRunning, in: report))
            cells.append(.text(name))
            for count in week.counts { cells.append(report.cell(count)) }
        }
        (style, id) = ("wk-rows wk-saboteurs", "h-saboteurs")
        title = phrases.weekSaboteurs
        let modes = Set(summary.saboteurs.map(\.mode))
        legend = [
            modes.contains(.awareness) ? phrases.numbersAreMoments : nil,
            modes.contains(.avoidance) ? phrases.fullDotsAreDaysWithout : nil,
        ].compactMap(\.self).joined(separator: " ")
        self.weekdays = phrases.shortWeekdayNames
        self.rows = rows
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title, headings: [title] + weekdays,
            cells: cells)
    }
}

extension WeekRows.Row {
    /// A plan is for what is to come, so a week that is over shows none.
    fileprivate init(
        _ week: SaboteurWeek, name: String, strip: WeekStrip, showsPlan: Bool, in report: Report
    ) {
        icon = week.tracker.icon
        self.name = name
        link = Link(.tracker(week.tracker.id))
        text = report.phrases.momentsInWeek(
            week.count, avoidedDays: week.avoidedDays, of: week.daysOfAvoidance, peak: week.peak)
        before = week.countBefore.map { report.phrases.momentsBefore($0, now: week.count, isRunning: showsPlan) }
        // One moment alone has a time, but is no risk time. Of a week no trigger is said to be the rule.
        let peak = week.count > 1 ? week.peak?.part : nil
        let plans = week.tracker.plans
        plan =
            plans.isEmpty || !showsPlan
            ? nil
            : peak.flatMap { plans.fitting($0) { _ in false }.first }.map { plan in
                "\(report.phrases.yourPlan): \(report.phrases.sentence(of: plan))"
            }
        self.strip = strip
    }
}

extension WeekStrip {
    /// The days of a saboteur; `weekdays` and `counts` are what is written for each of `days`.
    fileprivate init(
        _ week: SaboteurWeek, name: String, days: [Day], weekdays: [String], counts: [String], in report: Report
    ) {
        id = "s\(week.tracker.index)"
        title = report.phrases.dayByDay(name)
        var description = ""
        description.reserveCapacity(64)
        for (weekday, count) in zip(weekdays, counts) {
            if !description.isEmpty { description += ", " }
            description += weekday
            description += " "
            description += count
        }
        self.description = description
        dots = days.indices.map { index in
            week.counts[index].map { count in
                let isAvoided = week.tracker.mode(on: days[index]) == .avoidance
                let look: Dot.Look = count > 0 ? isAvoided ? .slip : .noticed : isAvoided ? .good : .none
                return Dot(look: look, text: count > 0 ? counts[index] : "")
            }
        }
        colour = report.colour(of: week.tracker)
    }
}
