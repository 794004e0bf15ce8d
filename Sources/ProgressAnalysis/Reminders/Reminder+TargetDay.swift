package import ProgressModel

extension Reminder.Activity {
    /// The day that a reminder or a quick log means at a local time (Documentation/counting.md, section 7).
    ///
    /// Drinks before 18:00 are yesterday's, by the wall's own date: at 02:30 that is the evening just over, whether or
    /// not the person's day has ended. Everything else is of the person's day.
    package func targetDay(at time: WallTime, _ clock: DayClock) -> Day {
        guard self == .noalc else { return clock.day(of: time) }
        return time.second < DayClock.evening ? time.day.advanced(by: -1) : time.day
    }
}
