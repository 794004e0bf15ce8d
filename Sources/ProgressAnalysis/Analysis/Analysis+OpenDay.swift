package import ProgressModel

extension Analysis {
    /// The day that the question about drinks means at a moment, before 18:00 yesterday, where it has no entry yet.
    ///
    /// Nil where it has one or is assumed, and of a history without levels.
    package func openDay(at moment: Instant) -> Day? {
        let clock = history.profile.dayClock
        let day = Reminder.Activity.noalc.targetDay(at: clock.zone.wallTime(at: moment), clock)
        guard !noalc.streak.walk.isEmpty, day <= today, days.entry(on: day) == nil, days[day]?.isAssumed != true else {
            return nil
        }
        return day
    }
}
