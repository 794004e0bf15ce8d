package import ProgressAnalysis
import ProgressModel

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
}
