import Counting
import Model
import Wording

/// The milestones reached in a week, and the events of jokers.
extension Card {
    /// The maximum number of tracker events shown; the page of jokers has all.
    private static let mostOfTrackers = 3

    /// The events of a week, by day, milestones first; nil if there aren't any.
    static func jokers(of summary: WeekSummary, in report: Report) -> Card? {
        let phrases = report.phrases
        // With the aim to drink less, milestones of sober days are left out.
        let milestones = report.lead == .less ? [] : summary.milestones
        var ofTrackers = 0
        let rewards = summary.rewards.filter { reward in
            // A joker that couldn't be held isn't an event.
            if case .lostToCap = reward.event.kind { return false }
            guard case .tracker = reward.family else { return true }
            ofTrackers += 1
            return ofTrackers <= mostOfTrackers
        }
        let rows: [(day: Day, row: Block.Row)] =
            milestones.compactMap { milestone in
                milestone.reached.map { day in
                    let name = phrases.weekMilestone(days: milestone.days)
                    return (day, row(.icon(.flag, "🏅"), name, phrases.milestoneHeading, on: day, in: report))
                }
            } + rewards.map { ($0.event.day, row($0, in: report)) }
        // Milestones stay first on their day.
        let ordered = rows.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
        guard !ordered.isEmpty else { return nil }
        return Card(
            .jokers, style: "wk-jokers", title: phrases.jokersAndMilestones,
            [.rows(.events, ordered.map(\.element.row))])
    }

    private static func row(
        _ sign: Block.Sign, _ name: String, _ detail: String, on day: Day, in report: Report
    ) -> Block.Row {
        Block.Row(
            label: report.phrases.name(of: day.weekday), labelLink: Link(day, in: report), sign: sign,
            name: Figure(name), lines: [Block.Line(detail, after: ", ")])
    }

    private static func row(_ event: StreakEvent, in report: Report) -> Block.Row {
        let phrases = report.phrases
        let reward = event.event
        let (_, sign, name) = reward.told(in: event.family, report) { reason, count in
            phrases.weekTaken(count, reason, on: reward.day)
        }
        let detail = "\(event.family.name(in: report)), \(phrases.leftInHand(reward.balance))"
        return row(sign, name, detail, on: reward.day, in: report)
    }
}
