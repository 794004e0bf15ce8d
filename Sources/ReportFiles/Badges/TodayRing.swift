import ProgressAnalysis
import ProgressModel
package import ReportPages
import ReportWords

/// Today as rings, to stand on a page elsewhere: the level and the minutes, no trackers.
package struct TodayRing: Sendable {
    package let cell: RingCell
    package let rings: RingSet
    /// `Today, 31 October 2025: Steady, 30 min Workout`.
    package let title: String
}

extension TodayRing {
    package init(in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let record = report.analysis.days[today]
        var words: [String] = []
        if report.hasLevels { words.append(record?.level.map(phrases.level) ?? phrases.noEntry) }
        for (minutes, what) in [
            (record?.workoutMinutes ?? 0, phrases.workout), (record?.mindfulnessMinutes ?? 0, phrases.mindfulness),
        ] where minutes > 0 {
            words.append("\(phrases.minutes(report.numbers.text(minutes)).text) \(what)")
        }
        let text = words.isEmpty ? phrases.noEntry : words.joined(separator: ", ")
        title = "\(phrases.today), \(phrases.date(today)): \(text)"
        cell = RingCell(badgeOf: today, label: title, in: report)
        rings = RingSet(ofEverybodyIn: report)
    }
}
