package import Model

extension History {
    /// The history as if everything had begun on a day: without the records before it, and without what settings say of
    /// days before.
    func since(_ first: Day) -> History {
        var profile = profile
        profile.assumeSteady = profile.assumeSteady.compactMap { $0.since(first) }
        profile.pauses = profile.pauses.compactMap { pause in
            pause.span.since(first).map { Pause(span: $0, reason: pause.reason, subjects: pause.subjects) }
        }
        if let drink = profile.lastDrink, drink.day < first { profile.lastDrink = nil }
        let begun = Set(logs.lazy.filter { $0.day < first }.map(\.tracker))
        let trackers = trackers.enumerated().map { $1.since(first, hasBegun: begun.contains($0)) }
        return with(profile, trackers, entries) { $0 >= first }
    }

    /// The history without what came after a day, also without corrections that were written down after it.
    ///
    /// A day that was only written down afterwards stays.
    func through(_ last: Day) -> History {
        var profile = profile
        if let drink = profile.lastDrink, drink.day > last { profile.lastDrink = nil }
        let end = profile.dayClock.start(of: last.advanced(by: 1))
        func isLater(_ entry: Entry) -> Bool { entry.timestamp.map { $0.instant >= end } ?? false }
        let known = Set(entries.lazy.filter { !isLater($0) }.map(\.day))
        var entries = entries.filter { !isLater($0) || !known.contains($0.day) }
        let winners = entries.winners
        for index in entries.indices { entries[index].isSuperseded = winners[entries[index].day] != index }
        return with(profile, trackers, entries) { $0 <= last }
    }

    /// The history with other settings and the records of some days alone.
    private func with(
        _ profile: Profile, _ trackers: [Tracker], _ entries: [Entry], days isIn: (Day) -> Bool
    ) -> History {
        History(
            profile: profile, trackers: trackers, entries: entries.filter { isIn($0.day) },
            sessions: sessions.filter { isIn($0.day) }, logs: LogTable(logs.filter { isIn($0.day) }),
            metrics: metrics.filter { isIn($0.day) }, why: why, notes: notes.filter { isIn($0.key) },
            experiments: experiments, files: files)
    }
}

extension DaySpan {
    /// The days from a day on; nil if there are none.
    fileprivate func since(_ day: Day) -> DaySpan? {
        if let last, last < day { return nil }
        return DaySpan(first: max(first, day), last: last)
    }
}

extension Tracker {
    /// The tracker as if it had begun on a day, where it began before.
    fileprivate func since(_ first: Day, hasBegun: Bool) -> Tracker {
        var changes = modeChanges.filter { $0.since >= first }
        if let before = modeChanges.last(where: { $0.since < first }), changes.first?.since != first {
            changes.insert(ModeChange(mode: before.mode, since: first), at: 0)
        }
        let created = createdAt.map { max($0, first) } ?? (hasBegun ? first : nil)
        var tracker = self
        (tracker.createdAt, tracker.modeChanges) = (created, changes)
        return tracker
    }
}

/// An analysis as it was at the end of earlier days.
///
/// A page about a time that is over is made from a window, so that nothing recorded later can be on it: neither by
/// chance nor by mistake.
package struct AnalysisWindows: Sendable {
    private let whole: Analysis
    /// The history of every window: the settings without the records.
    private let settings: History
    /// The analysis of no day at all, whose totals are in every window.
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
