import ProgressAnalysis
import ProgressModel
package import ReportPages
import ReportWords

/// Today as rings, to stand on a page elsewhere: the level and the minutes, and of the trackers only the first two of the
/// widget (`showInWidget`).
///
/// The public is shown no trackers: of theirs it knows names and streaks only.
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
        let trackers = report.audience == .private ? Array(report.widgetTrackers.prefix(2)) : []
        words += trackers.compactMap { report.words(of: $0, on: today) }
        let text = words.isEmpty ? phrases.noEntry : words.joined(separator: ", ")
        title = "\(phrases.today), \(phrases.date(today)): \(text)"
        cell = RingCell(badgeOf: today, trackers, label: title, in: report)
        rings = trackers.isEmpty ? RingSet(ofEverybodyIn: report) : RingSet(of: trackers, in: report)
    }
}
