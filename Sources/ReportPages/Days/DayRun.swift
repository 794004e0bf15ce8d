import ReportWords

/// Days after each other that say nothing but the same level.
package struct DayRun: Sendable {
    /// Days of the month, at least two.
    package let days: ClosedRange<Int>
    /// `14 to 21: 8 days`.
    package let text: String
    /// The level with its emoji; empty where levels are never logged.
    package let level: String

    /// The runs among the days of a month, latest first.
    static func all(in days: [DayDetail], _ phrases: Phrases) -> [DayRun] {
        var runs: [DayRun] = []
        var index = 0
        while index < days.count {
            let last = days[index]
            guard last.isPlain else {
                index += 1
                continue
            }
            let run = days[index...].prefix { $0.isPlain && $0.level == last.level }
            index += run.count
            guard let first = run.last, run.count > 1 else { continue }
            runs.append(
                DayRun(
                    days: first.number...last.number, text: phrases.days(from: first.number, to: last.number),
                    level: last.levelEmoji.map { "\($0) \(last.level)" } ?? last.level))
        }
        return runs
    }
}
