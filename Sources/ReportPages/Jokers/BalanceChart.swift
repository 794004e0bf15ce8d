import ProgressAnalysis
import ProgressModel
import ReportWords

/// The jokers held from day to day over the past year, as steps.
package struct BalanceChart: Sendable {
    /// From a day on, that many were held until the next step.
    package struct Step: Sendable, Hashable {
        /// Days after the first of the chart, which has a step of its own.
        package let day: Int
        package let balance: Int
    }

    package let title: String
    package let description: String
    /// Ascending by day, one a day at most, the first on the first day; never empty.
    package let steps: [Step]
    /// How many days the chart spans, from 1.
    package let days: Int
    package let cap: Int
    /// The dates below both ends.
    package let from, to: String
    package let table: DataTable

    /// A chart shows the past year; the steps of more days would run into each other.
    private static let mostDays = 366
}

extension BalanceChart {
    /// The chart of a streak; nil where nothing ever happened to its jokers.
    init?(_ streak: JokerStreak, in report: Report) {
        let phrases = report.phrases
        let walk = streak.streak.walk
        guard !walk.ledger.isEmpty else { return nil }
        let last = walk.days.upperBound
        let first = max(walk.days.lowerBound, last.advanced(by: 1 - BalanceChart.mostDays))
        // A joker that was lost to the cap changed nothing.
        let events = walk.ledger.filter { $0.day >= first }.map { JokerEvent(reward: $0, streak: streak) }
            .filter { !$0.isLost }
        var steps = [Step(day: 0, balance: walk[first.advanced(by: -1)]?.balance ?? 0)]
        for event in events {
            let day = first.distance(to: event.reward.day)
            if steps.last?.day == day { steps.removeLast() }
            steps.append(Step(day: day, balance: event.reward.balance))
        }
        title = phrases.balanceTitle(streak.name)
        description = phrases.balanceDescription(
            from: phrases.date(first), to: phrases.date(last), events.map(\.reward).sums,
            now: streak.streak.rewardsAvailable)
        self.steps = steps
        days = first.distance(to: last) + 1
        cap = walk.policy.cap
        from = phrases.shortDate(first)
        to = phrases.shortDate(last)
        table = BalanceChart.table(of: events, title: title, in: report)
    }

    private static func table(of events: [JokerEvent], title: String, in report: Report) -> DataTable {
        let phrases = report.phrases
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.dateHeading, phrases.eventHeading, phrases.inHandHeading],
            rows: events.map { event in
                let (what, detail) = event.words(phrases)
                return [
                    phrases.date(event.reward.day), detail.isEmpty ? what : "\(what) \(detail)",
                    report.numbers.text(event.reward.balance),
                ]
            })
    }
}
