package import ProgressAnalysis
package import ProgressModel
package import ReportWords

/// The days without an entry of a person who seems to write down only some of them.
package struct UnloggedDays: Sendable, Equatable {
    /// How many days have no entry.
    package let gaps: Int
    /// The days since the first entry, without those that are paused or assumed, and without today.
    package let count: Int
    /// From the first to the last day without an entry.
    package let span: DaySpan

    /// Fewer may have been missed.
    private static let fewest = 14

    /// Counts them; nil where there are fewer than 14, or less than half of all days.
    package init?(of analysis: Analysis) {
        let (levels, days, today) = (analysis.noalc, analysis.days, analysis.today)
        let writtenToday = days[today]?.level == nil ? 0 : 1
        gaps = levels.gap
        count = levels.steady + levels.easy + levels.wild + levels.gap - levels.assumed - writtenToday
        guard gaps >= Self.fewest, gaps * 2 >= count else { return nil }
        let walk = levels.streak.walk
        let isGap = { (day: Day) in day < today && walk[day]?.mark == .missed(.gap) }
        guard let first = walk.days.first(where: isGap), let last = walk.days.last(where: isGap) else { return nil }
        span = DaySpan(first: first, last: last)
    }

    /// What to say of them.
    package func text(in phrases: Phrases) -> String {
        let last = span.last.map { ", \"to\": \"\($0)\"" } ?? ""
        return phrases.unlogged(
            gaps, of: count, setting: "\"assumeSteady\": [{ \"from\": \"\(span.first)\"\(last) }]")
    }
}
