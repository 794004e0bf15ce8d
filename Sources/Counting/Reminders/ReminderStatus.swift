package import Model

/// A reminder at the moment a report is made for (Documentation/counting.md, section 7).
package struct ReminderStatus: Sendable {
    package let reminder: Reminder
    /// Its number among the reminders of its activity, from 1, in file order.
    package let ordinal: Int
    /// The tracker it asks about; nil for the built-in activities.
    package let tracker: TrackerAnalysis?
    /// When it comes today, in the person's time.
    package let time: WallTime
    /// The day it then asks about.
    package let targetDay: Day
    /// Whether its time has come, it is open, and it isn't in quiet hours.
    package fileprivate(set) var isDue = false
    /// Its first time from today on that asks about a day not yet logged; may be in the past.
    package let firstOpen: WallTime
    /// When an answer is about a later day; nil if not before the end of the day.
    fileprivate let end: Instant?

    /// Whether its target day isn't logged, and an answer at a moment would be about that day.
    package func isOpen(at moment: Instant) -> Bool { firstOpen == time && end.map { moment < $0 } ?? true }
}

extension Analysis {
    /// The reminders in profile order, without those of resting trackers.
    package var reminders: [ReminderStatus] {
        var ordinals: [Reminder.Activity: Int] = [:]
        return history.profile.reminders.compactMap { reminder in
            ordinals[reminder.activity, default: 0] += 1
            return status(of: reminder, ordinal: ordinals[reminder.activity] ?? 1)
        }
    }

    private func status(of reminder: Reminder, ordinal: Int) -> ReminderStatus? {
        let tracker: TrackerAnalysis?
        if case .tracker(let id) = reminder.activity {
            guard let found = trackers.first(where: { $0.tracker.id == id }), found.tracker.isActive else { return nil }
            tracker = found
        } else {
            tracker = nil
        }
        let (clock, quiet) = (history.profile.dayClock, history.profile.quietHours)
        // A time before the start of the day belongs to the night that ends the day.
        let date = reminder.second < clock.dayStart ? today.advanced(by: 1) : today
        let set = WallTime(day: date, second: reminder.second)
        // Moved to the end of quiet hours, unless the day is over by then.
        let time = quiet?.moved(set) ?? set
        guard clock.day(of: time) == clock.day(of: set) else { return nil }
        func target(_ time: WallTime) -> Day { reminder.activity.targetDay(at: time, clock) }
        var firstOpen = time
        // Ends no later than the day after today, which has no records.
        while target(firstOpen) <= today, isLogged(reminder.activity, tracker, on: target(firstOpen)) {
            firstOpen = WallTime(day: firstOpen.day.advanced(by: 1), second: time.second)
        }
        let isQuiet = quiet?.contains(clock.zone.wallTime(at: now).second) ?? false
        let hasCome = clock.zone.instant(of: time) <= now && !isQuiet
        let end = reminder.activity == .noalc ? clock.evening(of: target(time).advanced(by: 1)) : nil
        var status = ReminderStatus(
            reminder: reminder, ordinal: ordinal, tracker: tracker, time: time, targetDay: target(time),
            firstOpen: firstOpen, end: end)
        status.isDue = hasCome && status.isOpen(at: now)
        return status
    }

    /// Whether a day needs no reminder: minutes must count, but any log of a tracker is enough, whatever its goal.
    private func isLogged(_ activity: Reminder.Activity, _ tracker: TrackerAnalysis?, on day: Day) -> Bool {
        let minimum = history.profile.minimumMinutes
        switch activity {
        case .noalc: return days[day]?.level != nil
        case .meditation: return days[day].map { $0.mindfulnessMinutes >= minimum } ?? false
        case .workout: return days[day].map { $0.workoutMinutes >= minimum } ?? false
        case .tracker: return tracker.map { $0.days.count(on: day) > 0 } ?? false
        }
    }
}

extension Reminder.Activity {
    /// The day that a reminder or a quick log refers to at a local time (Documentation/counting.md, section 7).
    ///
    /// Drinks before 18:00 belong to yesterday by the calendar date: at 02:30 that is the evening just over, whether or
    /// not the person's day has ended. Everything else belongs to the person's day.
    package func targetDay(at time: WallTime, _ clock: DayClock) -> Day {
        guard self == .noalc else { return clock.day(of: time) }
        return time.second < DayClock.evening ? time.day.advanced(by: -1) : time.day
    }
}
