import Counting
import Model
import Wording

extension TrackerTile {
    /// What a day is to the words of the last days; nil for one that isn't one of these.
    enum ToldDay {
        case counted, healed, paused, notPlanned
    }

    /// How the last 28 days of a tracker were, or when it was logged last.
    static func words(for marks: TrackerMarks, tellsHealed: Bool = true, in report: Report) -> String {
        let tracker = marks.tracker
        guard tracker.mode != .avoidance || !tracker.isActive else {
            guard let first = tracker.currentSince else { return report.phrases.neverLogged }
            return words(.tracker(tracker), since: first, .without, in: report) { tracker.isGood($0) ? .counted : nil }
                ?? report.phrases.neverLogged
        }
        let kind = report.kind(of: .tracker(tracker))
        // Of one at rest that was avoided, what was noticed is told.
        let what = kind == .without ? .noticed : kind
        let rest = report.analysis.rest(of: .tracker(tracker))
        return words(
            .tracker(tracker), lastDay: tracker.days.range?.upperBound, first: tracker.firstDay, what, in: report
        ) { day in
            if !rest.isPlanned(day) { return .notPlanned }
            if what == .noticed ? tracker.days.count(on: day) > 0 : tracker.isGood(day) { return .counted }
            return switch marks.mark(on: day) {
            case .healed: tellsHealed ? .healed : nil
            case .paused: .paused
            default: nil
            }
        }
    }

    /// The same of an activity.
    static func words(for activity: Activity, tellsHealed: Bool = true, in report: Report) -> String {
        let (days, walk) = (report.analysis.days, report.analysis.activity(activity).streak.walk)
        let rest = report.analysis.rest(of: activity)
        let lastDay = days.range.last { days[$0].map(activity.isRecorded) ?? false }
        return words(
            .activity(activity), lastDay: lastDay, first: walk.days.lowerBound, .logged, in: report
        ) { day in
            if !rest.isPlanned(day) { return .notPlanned }
            if report.analysis.counts(activity, on: day) { return .counted }
            if tellsHealed, walk.unit != .week, walk[day]?.outcome == .healed { return .healed }
            return rest.reason(on: day) == .paused ? .paused : nil
        }
    }

    /// The words for an activity or a tracker, without the days that jokers healed.
    static func words(for habit: Habit, in report: Report) -> String {
        switch habit {
        case .activity(let activity): words(for: activity, tellsHealed: false, in: report)
        case .tracker(let tracker): words(for: TrackerMarks(tracker, in: report), tellsHealed: false, in: report)
        }
    }

    /// How the last 28 days were, or when something was recorded last; `first` is the day on which it began.
    private static func words(
        _ habit: Habit, lastDay: Day?, first: Day?, _ what: LastDays, in report: Report, told: (Day) -> ToldDay?
    ) -> String {
        guard let lastDay, let first else { return report.phrases.neverLogged }
        guard lastDay > report.today.advanced(by: -dayCount) else {
            return report.phrases.lastLogged(report.date(lastDay))
        }
        return words(habit, since: min(first, lastDay), what, in: report, told: told)
            ?? report.phrases.lastLogged(report.date(lastDay))
    }

    /// The last days that are decided; nil if none of them is planned.
    private static func words(
        _ habit: Habit, since first: Day, _ what: LastDays, in report: Report, told: (Day) -> ToldDay?
    ) -> String? {
        let last = report.lastDecidedDay(of: habit)
        guard first <= last else { return nil }
        let all = (first...last).suffix(dayCount).map(told)
        let recent = all.filter { $0 != .notPlanned }
        guard !recent.isEmpty else { return nil }
        return report.phrases.onLastDays(
            recent.count { $0 == .counted }, of: recent.count, planned: recent.count < all.count, what,
            healed: recent.count { $0 == .healed }, paused: recent.count { $0 == .paused })
    }

    /// As many of the last days are told.
    private static let dayCount = 28
}
