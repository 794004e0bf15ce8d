import Counting
import Model
import Wording

extension Pause {
    /// `Holiday (workout, trackers)`; nil if the report has neither a reason nor a streak of it.
    ///
    /// A pause without streaks applies to all except the levels; the text names those that the report has.
    func words(in report: Report) -> String? {
        let words = report.phrases.pause(reason?.isolated, streaks(in: report))
        return words.isEmpty ? nil : words
    }

    private func streaks(in report: Report) -> [String] {
        let families: [(Subject, StreakSetting, isKept: Bool)] = [
            (.noalc, .noalc, false), (.meditation, .meditation, report.hasMindfulness),
            (.workout, .workout, report.hasWorkouts), (.trackers, .trackers, !report.analysis.trackers.isEmpty),
        ]
        let named = families.filter { subject, _, isKept in subjects?.contains(subject) ?? isKept }
        let trackers = report.analysis.trackers.filter { subjects?.contains(.tracker($0.tracker.id)) ?? false }
        let names = named.map { _, family, _ in
            (family == .noalc ? report.profile.levelStreak?.isolated : nil) ?? report.phrases.listed(family)
        }
        return names + trackers.map(report.name)
    }
}
