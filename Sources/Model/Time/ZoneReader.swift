/// Converts between instants and wall times of one zone, and remembers the span of time with one offset that it last
/// met: records that follow each other mostly share it.
package struct ZoneReader: Sendable {
    package let zone: CivilZone
    private var segment: CivilZone.Segment

    package init(_ zone: CivilZone) {
        self.zone = zone
        segment = zone.segment(at: 0)
    }

    /// An instant at a wall in the zone.
    package mutating func moment(at instant: Instant) -> Moment {
        if instant.seconds < segment.start || instant.seconds >= segment.end {
            segment = zone.segment(at: instant.seconds)
        }
        return Moment(instant, offset: segment.offset)
    }

    /// The instant at which a wall in the zone shows a time, as `CivilZone.instant(of:nanoseconds:)` decides it.
    package mutating func instant(of wallTime: WallTime, nanoseconds: Int) -> Instant {
        let seconds = wallTime.secondsSinceEpoch - segment.offset
        // No change of the offset is near enough for the time to occur twice or to be skipped.
        let reach = 3 * 86_400
        if seconds - reach >= segment.start, seconds + reach < segment.end {
            return Instant(seconds: seconds, nanoseconds: nanoseconds)
        }
        let instant = zone.instant(of: wallTime, nanoseconds: nanoseconds)
        segment = zone.segment(at: instant.seconds)
        return instant
    }
}
