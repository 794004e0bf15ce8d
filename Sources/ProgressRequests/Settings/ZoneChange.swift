import ProgressAnalysis
import ProgressModel

/// What a new time zone makes of the past: rows in `Z` follow the zone, and so do the instants of rows without an offset.
struct ZoneChange {
    /// The past days that count otherwise, ascending.
    let days: [Day]
    /// When the sober timer started and starts, ISO 8601; nil if a timestamp or a last drink moves neither.
    let timerStarts: (before: String?, after: String?)?

    /// Nil if the zone stays, and if one of both states cannot be counted.
    init?(from before: Analysis?, to after: Analysis?) {
        guard let before, let after, before.history.profile.zone.name != after.history.profile.zone.name else {
            return nil
        }
        let (old, new) = (before.history, after.history)
        var moved: Set<Day> = []
        for (old, new) in zip(old.entries, new.entries) where old.isSuperseded != new.isSuperseded {
            moved.insert(new.day)
        }
        for (old, new) in zip(old.sessions, new.sessions) where old.day != new.day {
            moved.formUnion([old.day, new.day])
        }
        for (old, new) in zip(old.logs.days, new.logs.days) where old != new { moved.formUnion([old, new]) }
        for (old, new) in zip(before.trackers, after.trackers) where new.tracker.summary == .last {
            let days = new.days.range.map(Array.init) ?? []
            moved.formUnion(days.filter { old.days.value(on: $0) != new.days.value(on: $0) })
        }
        days = moved.filter { $0 < after.today }.sorted()
        let starts = [before, after].map(ZoneChange.timerStart)
        timerStarts = starts[0]?.instant == starts[1]?.instant ? nil : (starts[0]?.iso8601, starts[1]?.iso8601)
    }

    /// When the timer started; nil without one, and if it is the beginning of a day, which is that in any zone.
    private static func timerStart(_ analysis: Analysis) -> Moment? {
        let clock = analysis.history.profile.dayClock
        guard let start = analysis.sobriety.timer?.start,
            analysis.sobriety.current.map({ clock.start(of: $0.first) != start }) ?? true
        else { return nil }
        return Moment(start, in: clock.zone)
    }
}
