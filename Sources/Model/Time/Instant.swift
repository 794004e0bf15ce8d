/// A point in time, exact to the nanosecond.
package struct Instant: Hashable, Comparable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
    package let seconds: Int
    /// 0–999,999,999.
    package let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    /// ISO 8601 with the offset of `zone`; fractions of a second are truncated.
    package func iso8601(in zone: CivilZone) -> String { Moment(self, in: zone).iso8601 }

    /// RFC 3339 without loss, for files of records.
    package func rfc3339(in zone: CivilZone) -> String { Moment(self, in: zone).rfc3339 }
}
