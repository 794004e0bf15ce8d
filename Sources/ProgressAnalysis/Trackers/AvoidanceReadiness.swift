import ProgressModel

/// What speaks for avoiding a saboteur that so far was only noticed (Documentation/counting.md, section 8).
package struct AvoidanceReadiness: Sendable, Hashable {
    /// The moments of the last four complete weeks, and of the first four complete weeks.
    package let recent, first: Int

    /// Four weeks, eight of which have to be complete.
    private static let span = 4
    /// About one moment a week.
    private static let most = 4

    /// Nil for a tracker that is not in awareness or at rest, and while it does not seem ready.
    package init?(_ tracker: TrackerAnalysis) {
        guard tracker.mode == .awareness, tracker.isActive, let since = tracker.currentSince else { return nil }
        let weeks = tracker.insights.trend.weeks.filter { $0.week >= Week(containing: since) }
        guard let running = weeks.last?.count, weeks.count > 2 * AvoidanceReadiness.span else { return nil }
        let complete = weeks.dropLast().map(\.count)
        let sum = { (weeks: ArraySlice<Int>) in weeks.reduce(0, +) }
        let recent = sum(complete.suffix(AvoidanceReadiness.span))
        let before = sum(complete.dropLast(AvoidanceReadiness.span).suffix(AvoidanceReadiness.span))
        let first = sum(complete.prefix(AvoidanceReadiness.span))
        let isRare = recent <= AvoidanceReadiness.most && running <= 1
        let isClearlyLess = first >= AvoidanceReadiness.span && 2 * recent <= first && recent <= before
        // Nothing in eight weeks may as well mean that nobody looks any more.
        guard isRare, isClearlyLess, recent + before > 0 else { return nil }
        (self.recent, self.first) = (recent, first)
    }
}
