import ProgressAnalysis
import ProgressModel
import ReportWords

extension TrackerTile {
    /// How the last 28 days of a tracker were, or when it was logged last.
    static func words(for marks: TrackerMarks, in report: Report) -> String {
        let tracker = marks.tracker
        guard tracker.mode != .avoidance || !tracker.isActive else {
            guard let first = tracker.currentSince else { return report.phrases.neverLogged }
            return words(in: first...report.today, .without, in: report, isCounted: tracker.isGood, isHealed: nil)
        }
        let what: LastDays =
            switch (tracker.mode, tracker.streakOn, tracker.target) {
            case (.awareness, _, _), (.avoidance, _, _): .noticed
            case (_, .goal, .goal): .goalReached
            case (_, .goal, .limit): .limitKept
            default: .logged
            }
        return words(
            lastDay: tracker.days.range?.upperBound, first: tracker.firstDay, what, in: report,
            isCounted: { what == .noticed ? tracker.days.count(on: $0) > 0 : tracker.isGood($0) },
            isHealed: { marks.mark(on: $0) == .healed })
    }

    /// How the last 28 days were, or when something was recorded last; `first` is the day on which it began.
    static func words(
        lastDay: Day?, first: Day?, _ what: LastDays, in report: Report, isCounted: (Day) -> Bool,
        isHealed: ((Day) -> Bool)?
    ) -> String {
        guard let lastDay, let first else { return report.phrases.neverLogged }
        guard lastDay > report.today.advanced(by: -dayCount) else {
            return report.phrases.lastLogged(report.date(lastDay))
        }
        return words(
            in: min(first, lastDay)...report.today, what, in: report, isCounted: isCounted, isHealed: isHealed)
    }

    /// The last of some days.
    private static func words(
        in days: ClosedRange<Day>, _ what: LastDays, in report: Report, isCounted: (Day) -> Bool,
        isHealed: ((Day) -> Bool)?
    ) -> String {
        let recent = days.suffix(dayCount)
        return report.phrases.onLastDays(
            recent.count(where: isCounted), of: recent.count, what, healed: isHealed.map(recent.count(where:)) ?? 0)
    }

    /// As many of the last days are told.
    private static let dayCount = 28
}
