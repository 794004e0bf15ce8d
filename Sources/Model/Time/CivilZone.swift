/// A time zone: its offsets from UTC over time.
///
/// Made from the bytes of a TZif file (RFC 9636), not from the machine's settings.
package struct CivilZone: Sendable {
    /// The IANA name, such as `Europe/Berlin`.
    package let name: String
    /// When the offset changes, in Unix seconds, ascending.
    let transitions: [Int]
    /// The offset before the first transition, then after each: one more than `transitions`.
    let offsets: [Int]
    /// The rule after the last transition; nil if the last offset is kept.
    let rule: ZoneRule?

    /// Coordinated universal time, which needs no file.
    package static let utc = CivilZone(name: "UTC", transitions: [], offsets: [0], rule: nil)

    /// A zone with a constant offset, in seconds east of UTC.
    package static func fixed(_ offset: Int) -> CivilZone {
        CivilZone(name: "", transitions: [], offsets: [offset], rule: nil)
    }

    /// The city in its name, such as `New York`.
    package var city: String {
        String((name.split(separator: "/").last ?? "").map { $0 == "_" ? " " : $0 })
    }

    /// The continents and oceans in the names of zones, most common first.
    package static let areas = [
        "Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "Antarctica", "Arctic",
    ]

    /// A span with one offset: from `start` to just before `end`, in Unix seconds.
    struct Segment {
        let start: Int
        let end: Int
        let offset: Int
    }

    /// The offset from UTC, in seconds, east positive.
    package func offset(at unixSeconds: Int) -> Int {
        segment(at: unixSeconds).offset
    }

    package func wallTime(at instant: Instant) -> WallTime {
        WallTime(secondsSinceEpoch: instant.seconds + offset(at: instant.seconds))
    }

    /// The instant of a local time.
    ///
    /// For a time that occurs twice, the first occurrence; for one that a change skips, the instant by the offset
    /// before the change (Documentation/counting.md, section 1).
    package func instant(of wallTime: WallTime, nanoseconds: Int = 0) -> Instant {
        let local = wallTime.secondsSinceEpoch
        let reach = 26 * 3600
        var current = segment(at: local - reach)
        while true {
            let candidate = local - current.offset
            // Before the segment's end: inside it, or skipped by the change at its start, as answered before.
            if candidate < current.end { return Instant(seconds: candidate, nanoseconds: nanoseconds) }
            let next = segment(at: current.end)
            if local - next.offset < next.start { return Instant(seconds: candidate, nanoseconds: nanoseconds) }
            current = next
        }
    }

    func segment(at unixSeconds: Int) -> Segment {
        let next = transitions.partitioningIndex { $0 > unixSeconds }
        let start = next == 0 ? Int.min : transitions[next - 1]
        guard next == transitions.count, let rule else {
            return Segment(
                start: start, end: next < transitions.count ? transitions[next] : Int.max, offset: offsets[next])
        }
        return rule.segment(at: unixSeconds, notBefore: start)
    }
}
