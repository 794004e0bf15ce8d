import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What follows from the mode of a tracker.
extension Card {
    /// The offer to avoid what so far was noticed; nil while that doesn't seem within reach.
    static func ready(_ tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let readiness = AvoidanceReadiness(tracker) else { return nil }
        let phrases = report.phrases
        let text = phrases.seemsReady(recent: readiness.recent, first: readiness.first)
        let command = "reportgen tracker mode \(tracker.id) avoidance"
        return Card(
            .ready, style: "ready", title: phrases.whenYouAreReady,
            [
                .drawing { _, html in
                    html += """
                        <p>\(text)</p><p><small>\(phrases.nextStep)</small> \
                        <code tabindex="0">\(command)</code></p>
                        """
                }
            ])
    }

    /// The plans of a saboteur, in the order of the file, without those beside a risk time; nil if there are none.
    static func plans(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard tracker.kind == .saboteur else { return nil }
        let beside = report.plansAtRisk(of: tracker)
        let rows = tracker.plans.filter { !beside.contains($0) }.map {
            Block.Row(name: Figure(capitalized(report.phrases.sentence(of: $0))))
        }
        guard !rows.isEmpty else { return nil }
        return Card(
            .plans, title: beside.isEmpty ? report.phrases.yourPlans : report.phrases.yourOtherPlans,
            [.list("rules plans", rows) { row, _ in "<li>\(row.name.number)</li>" }])
    }

    /// The streaks of modes that are over, the latest first; nil if the mode never changed.
    ///
    /// A streak that is off now was on before.
    static func archive(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard !tracker.archived.isEmpty else { return nil }
        let phrases = report.phrases
        let rows = tracker.archived.reversed().map { period in
            let streak = period.streak
            let longest = streak.longest?.length ?? 0
            let end = phrases.streakFigure(period.mode, streak.current, streak.unit, report.name(of: tracker)).text
            let lines = [
                phrases.shortSpan(streak.walk.days.lowerBound, streak.walk.days.upperBound),
                longest > streak.current ? phrases.longestOfMode(phrases.units(longest, streak.unit)) : "",
            ]
            return Block.Row(
                label: phrases.mode(period.mode), name: Figure(phrases.atTheEnd(end)),
                lines: lines.filter { !$0.isEmpty }.map { Block.Line($0, after: ", ") })
        }
        return Card(
            .archive, title: phrases.earlierStreaks,
            [
                .list("rules", rows) { row, _ in
                    """
                    <li><h3>\(row.label)</h3><p>\(row.lines[0].text)</p>\
                    <p><b>\(row.name.number)</b>\(each: row.lines.dropFirst(), { ", \($0.text)" })</p></li>
                    """
                }
            ])
    }
}
