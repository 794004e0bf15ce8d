/// Where one day of a person ends and the next begins: their zone and their `dayStart` (Documentation/counting.md, section 1).
@usableFromInline
package struct DayClock: Sendable {
    package let zone: CivilZone
    /// Seconds after midnight at which a day begins, 0–43,140.
    @usableFromInline package let dayStart: Int

    package init(zone: CivilZone, dayStart: Int) {
        self.zone = zone
        self.dayStart = dayStart
    }

    /// The day an instant belongs to, compared on the wall clock.
    package func day(of instant: Instant) -> Day {
        day(of: zone.wallTime(at: instant))
    }

    /// The day that a moment belongs to, by the wall if it was written down.
    package func day(of moment: Moment) -> Day { day(of: moment.wallTime) }

    /// The day that a local time belongs to.
    @inlinable
    package func day(of wallTime: WallTime) -> Day {
        wallTime.second < dayStart ? wallTime.day.advanced(by: -1) : wallTime.day
    }

    /// The instant at which a day begins; the day before ends there.
    package func start(of day: Day) -> Instant {
        zone.instant(of: WallTime(day: day, second: dayStart))
    }
}

extension DayClock {
    /// The second of a day from which a question about drinks is about the same day, no longer about the one before.
    package static let evening = 18 * 3600

    /// 18:00 on the wall of a day.
    package func evening(of day: Day) -> Instant { zone.instant(of: WallTime(day: day, second: DayClock.evening)) }

    /// Whether the evening of yesterday is asked about: before 18:00 on the wall whose date is today.
    package func asksAboutYesterday(at now: Instant, today: Day) -> Bool {
        let wall = zone.wallTime(at: now)
        return wall.day == today && wall.second < DayClock.evening
    }
}
