import Counting
import Model
import Wording

/// The saboteurs in a week.
extension Card {
    /// The saboteurs of a week; nil if there aren't any.
    static func saboteurs(of summary: WeekSummary, in report: Report) -> Card? {
        guard !summary.saboteurs.isEmpty else { return nil }
        let phrases = report.phrases
        let modes = Set(summary.saboteurs.map(\.mode))
        let legend = [
            modes.contains(.awareness) ? phrases.numbersAreMoments : nil,
            modes.contains(.avoidance) ? phrases.fullDotsAreDaysWithout : nil,
        ]
        let rows = summary.saboteurs.map { row($0, summary, in: report) }
        let cells = zip(summary.saboteurs, rows).map { week, row in
            [row.name.text] + week.counts.map(report.cell(_:))
        }
        return Card(
            .saboteurs, style: "wk-rows wk-saboteurs", title: phrases.weekSaboteurs,
            [
                .legend(legend.compactMap(\.self).joined(separator: " ")), .drawing(WeekStrip.weekdays(in: report)),
                .rows(.strips, rows),
                .table(.days(summary.days, phrases.weekSaboteurs, cells, in: report)),
            ])
    }

    /// A plan is for the future, so a past week shows none.
    private static func row(_ week: SaboteurWeek, _ summary: WeekSummary, in report: Report) -> Block.Row {
        let phrases = report.phrases
        let name = report.words.trackers[week.tracker.index].name
        let moments = phrases.momentsInWeek(
            week.count, avoidedDays: week.avoidedDays, of: week.daysOfAvoidance, peak: week.peak)
        let before = week.countBefore.map { phrases.momentsBefore($0, now: week.count, isRunning: summary.isRunning) }
        // A single moment has a time, but not a risk time; and a week is too short for a usual trigger.
        let peak = summary.isRunning && week.count > 1 ? week.peak?.part : nil
        let plan = peak.flatMap { week.tracker.plans.fitting($0) { _ in false }.first }.map { plan in
            "\(phrases.yourPlan): \(phrases.sentence(of: plan))"
        }
        let lines = [
            Block.Line(moments, after: ": "), before.map { Block.Line($0, after: "; ") },
            plan.map { Block.Line($0, after: ". ", style: "week-plan") },
        ]
        return Block.Row(
            sign: .emoji(week.tracker.icon), name: Figure(name), link: Link(.tracker(week.tracker.id)),
            lines: lines.compactMap(\.self), drawing: WeekStrip(week, name: name, Array(summary.days), in: report))
    }
}

extension WeekStrip {
    fileprivate init(_ week: SaboteurWeek, name: String, _ days: [Day], in report: Report) {
        let counts = week.counts.map { $0.map(report.numbers.text(_:)) ?? "–" }
        id = "s\(week.tracker.index)"
        title = report.phrases.dayByDay(name)
        description = WeekStrip.words(counts, on: days, report.phrases)
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
