/// An instant with the local time of the place where it was written down (Documentation/counting.md, section 1).
package struct Moment: Hashable, Sendable {
    package let instant: Instant
    /// Decides the day and the hour, whatever the zone of the profile.
    package let wallTime: WallTime

    /// A moment with an offset in seconds east of UTC.
    package init(_ instant: Instant, offset: Int) {
        self.instant = instant
        wallTime = WallTime(secondsSinceEpoch: instant.seconds + offset)
    }

    package init(_ instant: Instant, in zone: CivilZone) {
        self.init(instant, offset: zone.offset(at: instant.seconds))
    }

    /// Seconds east of UTC.
    package var offset: Int { wallTime.secondsSinceEpoch - instant.seconds }

    /// ISO 8601 with the offset; fractions of a second are truncated.
    ///
    /// Historical offsets with seconds (`+00:53:28`) are written in full.
    package var iso8601: String { "\(wallTime)\(offsetText)" }

    /// RFC 3339 without loss, for files: with fractions of a second, and in UTC (`Z`) if the offset has seconds.
    package var rfc3339: String {
        guard offset % 60 == 0 else { return Moment(instant, offset: 0).text("Z") }
        let (wall, minutes) = (wallTime, abs(offset) / 60)
        let date = wall.day.date
        guard instant.nanoseconds == 0, 0...9999 ~= date.year else { return text(offsetText) }
        // Made in one step: an import writes a hundred thousand of them.
        return filled(
            offset < 0 ? "0000-00-00T00:00:00-00:00" : "0000-00-00T00:00:00+00:00",
            [
                date.year / 100, date.year % 100, date.month, date.day, wall.hour, wall.second / 60 % 60,
                wall.second % 60, minutes / 60, minutes % 60,
            ])
    }

    private func text(_ offset: String) -> String {
        var text = wallTime.description
        if instant.nanoseconds > 0 {
            text += "." + padded(instant.nanoseconds, 9)
            while text.last == "0" { text.removeLast() }
        }
        text += offset
        return text
    }

    private var offsetText: String {
        let magnitude = abs(offset)
        let minutes = filled(offset < 0 ? "-00:00" : "+00:00", [magnitude / 3600, magnitude / 60 % 60])
        return magnitude % 60 == 0 ? minutes : minutes + ":" + padded(magnitude % 60, 2)
    }
}
