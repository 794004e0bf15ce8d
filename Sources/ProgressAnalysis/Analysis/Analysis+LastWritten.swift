package import ProgressModel

extension Analysis {
    /// The last day up to today with an entry of its own; nil where there is none.
    ///
    /// O(days since then).
    package var lastWrittenDay: Day? { days.range.last { days[$0]?.entry != nil } }

    /// How many days nothing of any kind was recorded while steady days are assumed until further notice; nil where
    /// something was within the last 30 days, or nothing is assumed of yesterday, or up to a last day, and for the public.
    ///
    /// Who wrote down since when they are steady has said so on that day, so the count begins there at the earliest. The
    /// public does not know every record, and is not the one to ask. O(days since the last record).
    package var silentDays: Int? {
        let yesterday = today.advanced(by: -1)
        guard audience == .private, days[yesterday]?.isAssumed == true,
            let span = history.profile.assumeSteady.filter({ $0.last == nil && $0.contains(yesterday) })
                .max(by: { $0.first < $1.first })
        else { return nil }
        let last = days.range.last(where: hasRecord) ?? days.firstRecorded
        let silent = max(last, span.first.advanced(by: -1)).distance(to: today)
        return silent > 30 ? silent : nil
    }

    /// Whether anything was recorded on a day: an entry, a session, a log.
    func hasRecord(on day: Day) -> Bool {
        guard let record = days[day] else { return false }
        return record.entry != nil || record.hasMindfulness || record.hasWorkouts || days.logCount(on: day) > 0
    }

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
