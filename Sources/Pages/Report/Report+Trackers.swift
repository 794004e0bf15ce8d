package import Counting
import Model
import Wording

extension Report {
    /// The active trackers that are shown in the widget (`showInWidget`): by `widgetOrder`, those without one last, and
    /// equal ones in file order.
    package var widgetTrackers: [TrackerAnalysis] {
        analysis.trackers.filter { $0.tracker.isActive && $0.tracker.showsInWidget }.sorted { left, right in
            let (first, second) = (left.tracker.widgetOrder, right.tracker.widgetOrder)
            guard first != second else { return left.index < right.index }
            return first.map { first in second.map { first < $0 } ?? true } ?? false
        }
    }

    /// The name of a tracker's streak outside of its page: the tracker's name or, for avoidance, `without` it.
    func streakName(of tracker: TrackerAnalysis) -> String {
        tracker.mode == .avoidance ? capitalized(phrases.without(name(of: tracker))) : name(of: tracker)
    }

    /// The colour of the moments in calendars and cards; nil if these show days that count.
    package var colourOfMoments: String? {
        leadingTracker.flatMap { $0.mode == .awareness ? colour(of: $0) : nil }
    }

    /// The tracker in the place of levels, unless it already has a ring.
    static func tracker(of leading: LeadingStreak?, beside focus: [TrackerAnalysis]) -> TrackerAnalysis? {
        guard case .tracker(let tracker)? = leading?.habit,
            !focus.contains(where: { $0.index == tracker.index })
        else { return nil }
        return tracker
    }

    /// The trackers with a ring; the one in the middle of the day only has a ring if it has a goal.
    static func focus(of analysis: Analysis, beside leading: LeadingStreak?) -> [TrackerAnalysis] {
        guard case .tracker(let middle)? = leading?.habit else { return analysis.focusTrackers }
        return analysis.focusTrackers.filter { $0.index != middle.index || $0.tracker.target != nil }
    }
}

extension TrackerAnalysis {
    /// The started thirds of the goal that the day's amount has reached, 1–3; nil without a log or a goal, and if the
    /// goal is met.
    func partOfGoal(on day: Day) -> Int? {
        guard tracker.hasAmounts, days.isDone(on: day), case .goal(let goal) = tracker.target, goal > .zero,
            !days.meetsTarget(of: tracker, on: day)
        else { return nil }
        return days.value(on: day).third(of: goal)
    }

    /// How much of a decisive goal the day's amount has reached, 1–99; nil without a log or goal, and if it is met.
    func shareOfGoal(on day: Day) -> Int? {
        guard streakOn == .goal, tracker.hasAmounts, days.isDone(on: day), case .goal(let goal) = target,
            goal > .zero, !days.meetsTarget(of: tracker, on: day)
        else { return nil }
        return min(99, max(1, days.value(on: day).percent(of: goal)))
    }
}
