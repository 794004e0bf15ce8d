package import Counting
import Model
import Wording

extension Report {
    /// The active trackers that are shown in the widget (`showInWidget`): by `widgetOrder`, those without one last, and
    /// among equals in the order of the file.
    package var widgetTrackers: [TrackerAnalysis] {
        analysis.trackers.filter { $0.tracker.isActive && $0.tracker.showsInWidget }.sorted { left, right in
            let (first, second) = (left.tracker.widgetOrder, right.tracker.widgetOrder)
            guard first != second else { return left.index < right.index }
            return first.map { first in second.map { first < $0 } ?? true } ?? false
        }
    }

    /// What a streak of a tracker is called where it is alone: the name, or what is done without.
    func streakName(of tracker: TrackerAnalysis) -> String {
        tracker.mode == .avoidance ? capitalized(phrases.without(name(of: tracker))) : name(of: tracker)
    }

    /// The colour of the moments that calendars and cards show; nil if they show days that count.
    package var colourOfMoments: String? {
        leadingTracker.flatMap { $0.mode == .awareness ? colour(of: $0) : nil }
    }

    /// The tracker in the place of levels, unless it has a ring already.
    static func tracker(of leading: LeadingStreak?, beside focus: [TrackerAnalysis]) -> TrackerAnalysis? {
        guard case .tracker(let tracker)? = leading?.habit,
            !focus.contains(where: { $0.index == tracker.index })
        else { return nil }
        return tracker
    }

    /// The trackers with a ring: not the one in the middle of the day, whose ring would say the same, unless it has a goal.
    static func focus(of analysis: Analysis, beside leading: LeadingStreak?) -> [TrackerAnalysis] {
        guard case .tracker(let middle)? = leading?.habit else { return analysis.focusTrackers }
        return analysis.focusTrackers.filter { $0.index != middle.index || $0.tracker.target != nil }
    }
}

extension TrackerAnalysis {
    /// How far the amount of a day came towards its goal, in thirds that have begun, 1–3; nil without a log or a goal, and
    /// where the goal is met.
    func partOfGoal(on day: Day) -> Int? {
        guard tracker.hasAmounts, days.isDone(on: day), case .goal(let goal) = tracker.target, goal > .zero,
            !days.meetsTarget(of: tracker, on: day)
        else { return nil }
        return days.value(on: day).third(of: goal)
    }

    /// How far the amount of a day came towards a goal that decides and was not met, 1–99; nil without a log or such a goal.
    func shareOfGoal(on day: Day) -> Int? {
        guard streakOn == .goal, tracker.hasAmounts, days.isDone(on: day), case .goal(let goal) = target,
            goal > .zero, !days.meetsTarget(of: tracker, on: day)
        else { return nil }
        return min(99, max(1, days.value(on: day).percent(of: goal)))
    }
}
