package import Model

extension History {
    /// The history as if it had begun on a day, without earlier records and earlier days in settings.
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

    /// The history without what came after a day, including corrections written down later.
    ///
    /// A day that was first written down later is kept.
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
    fileprivate func since(_ day: Day) -> DaySpan? {
        if let last, last < day { return nil }
        return DaySpan(first: max(first, day), last: last)
    }
}

extension Tracker {
    /// The tracker with its beginning moved to a day if it began earlier.
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

/// An analysis as of the end of earlier days.
///
/// A page about a past time is made from a window, so that nothing recorded later can get onto it.
package struct AnalysisWindows: Sendable {
    private let whole: Analysis
    /// The settings without records, shared by all windows.
    private let settings: History
    /// The analysis without any days, whose totals every window uses.
    private let empty: Analysis

    package init(_ whole: Analysis) {
        let history = whole.history
        // Assumed days and a last drink need no record, so they would appear in the totals of an empty history.
        var assumingNothing = history.profile
        assumingNothing.assumeSteady = []
        assumingNothing.lastDrink = nil
        let nothing = history.withoutRecords(assumingNothing)
        self.whole = whole
        settings = history.withoutRecords(history.profile)
        empty = Analysis(nothing, today: whole.today, now: whole.now, audience: whole.audience, sharedTrackers: [])
    }

    /// The analysis as of the end of a day; nil for a day that isn't over, and before the first day.
    ///
    /// Its today is the next day, which has no records. Sums over the whole history (savings, sobriety, counts,
    /// insights, the mean of a tracker) are those of an empty one. O(trackers).
    package func window(through last: Day) -> Analysis? {
        guard whole.days.first <= last, last < whole.today else { return nil }
        return Analysis(whole, through: last, settings, totals: empty)
    }
}

extension History {
    fileprivate func withoutRecords(_ profile: Profile) -> History {
        History(profile: profile, trackers: trackers, entries: [], sessions: [], logs: logs.withoutRows, why: why)
    }
}
