/// Converts between instants and local times of a zone, caching the last offset: consecutive records share it.
package struct ZoneReader: Sendable {
    package let zone: CivilZone
    private var segment: CivilZone.Segment

    package init(_ zone: CivilZone) {
        self.zone = zone
        segment = zone.segment(at: 0)
    }

    package mutating func moment(at instant: Instant) -> Moment {
        if instant.seconds < segment.start || instant.seconds >= segment.end {
            segment = zone.segment(at: instant.seconds)
        }
        return Moment(instant, offset: segment.offset)
    }

    /// The instant of a local time, as in `CivilZone.instant(of:nanoseconds:)`.
    package mutating func instant(of wallTime: WallTime, nanoseconds: Int) -> Instant {
        let seconds = wallTime.secondsSinceEpoch - segment.offset
        // No change of the offset is near enough for the time to occur twice or be skipped.
        let reach = 3 * 86_400
        if seconds - reach >= segment.start, seconds + reach < segment.end {
            return Instant(seconds: seconds, nanoseconds: nanoseconds)
        }
        let instant = zone.instant(of: wallTime, nanoseconds: nanoseconds)
        segment = zone.segment(at: instant.seconds)
        return instant
    }
}
