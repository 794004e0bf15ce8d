package import ProgressModel

/// An analysis as it was at the end of earlier days.
///
/// A page about a time that is over is made from a window, so that nothing recorded later can be on it: neither by
/// chance nor by mistake. What a window holds is hashed in `DayFingerprints`, which tells whether such a page has to be
/// made again.
package struct AnalysisWindows: Sendable {
    private let whole: Analysis
    /// The analysis of a history without records, whose totals stand in every window.
    private let empty: Analysis

    /// Prepares the windows of an analysis; O(trackers).
    package init(_ whole: Analysis) {
        let history = whole.history
        let settings = History(
            profile: history.profile, trackers: history.trackers, entries: [], sessions: [],
            logs: history.logs.withoutRows, why: history.why)
        self.whole = whole
        empty = Analysis(settings, today: whole.today, now: whole.now, audience: whole.audience, sharedTrackers: [])
    }

    /// What was known at the end of a day; nil for a day that is not over, and before the first of the analysis.
    ///
    /// Its today is the day after, of which nothing is known yet. Sums over the whole history are those of an empty one:
    /// savings, sobriety, counts, insights, and the mean of a tracker. O(trackers).
    package func window(through last: Day) -> Analysis? {
        guard whole.days.first <= last, last < whole.today else { return nil }
        return Analysis(whole, through: last, totals: empty)
    }
}
