package import ProgressModel

/// An analysis as it was at the end of earlier days.
///
/// A page about a time that is over is made from a window, so that nothing recorded later can be on it: neither by
/// chance nor by mistake.
package struct AnalysisWindows: Sendable {
    private let whole: Analysis
    /// The history of every window: the settings without the records.
    private let settings: History
    /// The analysis of no day at all, whose totals stand in every window.
    private let empty: Analysis

    /// Prepares the windows of an analysis; O(trackers).
    package init(_ whole: Analysis) {
        let history = whole.history
        // Assumed days and a last drink need no record, so the totals of an empty history would count them.
        var assumingNothing = history.profile
        assumingNothing.assumeSteady = []
        assumingNothing.lastDrink = nil
        let nothing = history.withoutRecords(assumingNothing)
        self.whole = whole
        settings = history.withoutRecords(history.profile)
        empty = Analysis(nothing, today: whole.today, now: whole.now, audience: whole.audience, sharedTrackers: [])
    }

    /// What was known at the end of a day; nil for a day that is not over, and before the first of the analysis.
    ///
    /// Its today is the day after, of which nothing is known yet. Sums over the whole history are those of an empty one:
    /// savings, sobriety, counts, insights, and the mean of a tracker. O(trackers).
    package func window(through last: Day) -> Analysis? {
        guard whole.days.first <= last, last < whole.today else { return nil }
        return Analysis(whole, through: last, settings, totals: empty)
    }
}

extension History {
    /// The trackers and words of a history with a profile, and nothing that was recorded on a day.
    fileprivate func withoutRecords(_ profile: Profile) -> History {
        History(profile: profile, trackers: trackers, entries: [], sessions: [], logs: logs.withoutRows, why: why)
    }
}
