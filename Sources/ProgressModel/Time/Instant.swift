/// A point on the time line, exact to the nanosecond.
package struct Instant: Hashable, Comparable, Sendable {
    /// Whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
    package let seconds: Int
    /// The part of the next second that has passed, 0–999,999,999.
    package let nanoseconds: Int

    /// Makes an instant.
    package init(seconds: Int, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    /// ISO 8601 with the offset that `zone` has at this instant; fractions of a second are cut.
    ///
    /// Zones had offsets with seconds before they were made round (`+00:53:28`); those are written out.
    package func iso8601(in zone: CivilZone) -> String {
        let offset = zone.offset(at: seconds)
        let magnitude = abs(offset)
        let sign = offset < 0 ? "-" : "+"
        let rest = magnitude % 60 == 0 ? "" : ":" + padded(magnitude % 60, 2)
        return "\(WallTime(secondsSinceEpoch: seconds + offset))"
            + "\(sign)\(padded(magnitude / 3600, 2)):\(padded(magnitude / 60 % 60, 2))\(rest)"
    }

    /// RFC 3339 with nothing cut, which files of records take: fractions of a second are kept, and where the zone's
    /// offset has seconds the time is that of UTC.
    package func rfc3339(in zone: CivilZone) -> String {
        let text = iso8601(in: zone.offset(at: seconds) % 60 == 0 ? zone : .utc)
        guard nanoseconds > 0 else { return text }
        var fraction = padded(nanoseconds, 9)
        while fraction.last == "0" { fraction.removeLast() }
        let seconds = text.index(text.startIndex, offsetBy: "2025-10-31T21:04:00".count)
        return text[..<seconds] + "." + fraction + text[seconds...]
    }
}
