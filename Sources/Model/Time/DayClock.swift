/// When a person's day begins: their zone and their `dayStart` (Documentation/counting.md, section 1).
@usableFromInline
package struct DayClock: Sendable {
    package let zone: CivilZone
    /// Seconds after midnight at which a day begins, 0–43,140.
    @usableFromInline package let dayStart: Int

    package init(zone: CivilZone, dayStart: Int) {
        self.zone = zone
        self.dayStart = dayStart
    }

    package func day(of instant: Instant) -> Day {
        day(of: zone.wallTime(at: instant))
    }

    /// The day of a moment, by the local time written down.
    package func day(of moment: Moment) -> Day { day(of: moment.wallTime) }

    @inlinable
    package func day(of wallTime: WallTime) -> Day {
        wallTime.second < dayStart ? wallTime.day.advanced(by: -1) : wallTime.day
    }

    /// The instant at which a day begins and the one before ends.
    package func start(of day: Day) -> Instant {
        zone.instant(of: WallTime(day: day, second: dayStart))
    }
}

extension DayClock {
    /// The second of a day from which a question about drinks is about that day, and no longer about the one before.
    package static let evening = 18 * 3600

    /// 18:00 local time on a day.
    package func evening(of day: Day) -> Instant { zone.instant(of: WallTime(day: day, second: DayClock.evening)) }

    /// Whether the evening of yesterday is still asked about: it is before 18:00 local time on today's date.
    package func asksAboutYesterday(at now: Instant, today: Day) -> Bool {
        let wall = zone.wallTime(at: now)
        return wall.day == today && wall.second < DayClock.evening
    }
}
