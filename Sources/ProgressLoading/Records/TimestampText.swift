package import ProgressModel

/// Reads `YYYY-MM-DD`; nil for anything else, a date no calendar has included.
package func parseDay(_ text: ArraySlice<UInt8>) -> Day? {
    var reader = DigitReader(rest: text)
    guard let day = reader.day(), reader.rest.isEmpty else { return nil }
    return day
}

/// Reads `HH:MM` as seconds after midnight; nil for anything else.
func parseTimeOfDay(_ text: ArraySlice<UInt8>) -> Int? {
    var reader = DigitReader(rest: text)
    guard let hour = reader.number(2), hour < 24, reader.take(":"), let minute = reader.number(2), minute < 60,
        reader.rest.isEmpty
    else { return nil }
    return hour * 3600 + minute * 60
}

/// A date and time as written: on the wall, with the offset from UTC if one was given.
package struct TimestampText: Sendable {
    package let wallTime: WallTime
    package let nanoseconds: Int
    /// Seconds east of UTC.
    package let offset: Int?

    /// Reads RFC 3339 with `T` or a space; seconds and offset may be missing.
    ///
    /// Nil for anything else.
    package init?(_ text: ArraySlice<UInt8>) {
        var reader = DigitReader(rest: text)
        guard let day = reader.day(), reader.take("T") || reader.take("t") || reader.take(" "),
            let hour = reader.number(2), hour < 24, reader.take(":"), let minute = reader.number(2), minute < 60
        else { return nil }
        var second = 0
        var nanoseconds = 0
        if reader.take(":") {
            guard let written = reader.number(2), written <= 60 else { return nil }
            second = written
            if reader.take(".") {
                guard let fraction = reader.fraction() else { return nil }
                nanoseconds = fraction
            }
        }
        if reader.rest.isEmpty {
            offset = nil
        } else {
            guard let written = reader.offset(), reader.rest.isEmpty else { return nil }
            offset = written
        }
        self.nanoseconds = nanoseconds
        // A leap second, the 60th, is the instant at which the next minute begins: clocks here know no others.
        let secondOfDay = hour * 3600 + minute * 60 + second
        wallTime = WallTime(secondsSinceEpoch: day.number * 86_400 + secondOfDay)
    }

    /// The instant, with `zone` for a time that says none.
    package func instant(in zone: CivilZone) -> Instant {
        guard let offset else { return zone.instant(of: wallTime, nanoseconds: nanoseconds) }
        return Instant(seconds: wallTime.secondsSinceEpoch - offset, nanoseconds: nanoseconds)
    }
}

/// Takes numbers of a fixed width and the signs between them.
private struct DigitReader {
    var rest: ArraySlice<UInt8>

    /// A scalar, not a character: this runs for every sign of every record.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(_ width: Int) -> Int? {
        guard rest.count >= width else { return nil }
        var value = 0
        for byte in rest.prefix(width) {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        rest = rest.dropFirst(width)
        return value
    }

    mutating func day() -> Day? {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
        return Day(year: year, month: month, day: day)
    }

    /// Digits of any number as nanoseconds; what is finer is cut.
    mutating func fraction() -> Int? {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        let kept = digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return (0..<max(0, 9 - digits.count)).reduce(kept) { value, _ in value * 10 }
    }

    /// `Z` or `±HH:MM`, in seconds; nil where there is something else.
    mutating func offset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isNegative = take("-")
        guard isNegative || take("+"), let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60
        else { return nil }
        return (hour * 60 + minute) * (isNegative ? -60 : 60)
    }
}
