package import Model

/// Reads `YYYY-MM-DD`; nil for other texts, including dates that don't exist.
package func parseDay(_ text: borrowing Span<UInt8>) -> Day? {
    text.count == 10 ? day(text) : nil
}

/// Reads a date of a German spreadsheet, `31.10.2025` or `3.1.2025`; nil for other texts.
package func parseDottedDay(_ text: borrowing Span<UInt8>) -> Day? {
    guard (8...10).contains(text.count) else { return nil }
    var numbers = [0, 0, 0]
    var digits = [0, 0, 0]
    var part = 0
    for index in text.indices {
        if text[index] == UInt8(ascii: "."), part < 2 {
            part += 1
        } else if let digit = digit(text[index]) {
            numbers[part] = numbers[part] * 10 + digit
            digits[part] += 1
        } else {
            return nil
        }
    }
    guard (1...2).contains(digits[0]), (1...2).contains(digits[1]), digits[2] == 4 else { return nil }
    return Day(year: numbers[2], month: numbers[1], day: numbers[0])
}

extension Day {
    /// The first day allowed in records and settings: an earlier one is mistyped.
    package static let earliest = Day(number: -25_567)
}

/// The problem with a date before `Day.earliest`, in words that follow it.
let beforeEarliestDay = "before 1900-01-01; expected a later date"

let wrongYear = "the year may be mistyped"

/// Reads `HH:MM` as seconds after midnight; nil for other texts.
func parseTimeOfDay(_ text: borrowing Span<UInt8>) -> Int? {
    text.count == 5 ? hourAndMinute(text, at: 0) : nil
}

/// A date and time as written: local time, with the offset from UTC if it was given.
package struct TimestampText: Sendable {
    package let wallTime: WallTime
    package let nanoseconds: Int
    /// Seconds east of UTC; nil if the text has no offset.
    package let offset: Int?
    /// Whether it is an instant without a local time, as `Z` and `-00:00` say (RFC 9557, 2.2).
    package let isInstant: Bool

    /// Whether its local date is `Day.earliest` or later.
    var isRecent: Bool { wallTime.day >= .earliest }

    /// Reads RFC 3339 with `T` or a space; seconds and offset may be missing.
    ///
    /// Nil for other texts. Every part but the fraction has a fixed width.
    package init?(_ text: borrowing Span<UInt8>) {
        guard text.count >= 16, let day = day(text),
            text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t") || text[10] == UInt8(ascii: " "),
            var secondOfDay = hourAndMinute(text, at: 11)
        else { return nil }
        var index = 16
        var nanoseconds = 0
        if index < text.count, text[index] == UInt8(ascii: ":") {
            // A leap second, the 60th, is read as the first instant of the next minute: clocks here don't have any.
            guard let second = twoDigits(text, at: 17), second <= 60 else { return nil }
            secondOfDay += second
            index = 19
            if index < text.count, text[index] == UInt8(ascii: ".") {
                guard let fraction = fraction(text, at: &index) else { return nil }
                nanoseconds = fraction
            }
        }
        if index == text.count {
            (offset, isInstant) = (nil, false)
        } else {
            guard let written = zoneOffset(text, at: index) else { return nil }
            (offset, isInstant) = (written, written == 0 && text[index] != UInt8(ascii: "+"))
        }
        self.nanoseconds = nanoseconds
        wallTime = WallTime(secondsSinceEpoch: day.number * 86_400 + secondOfDay)
    }

    /// The moment; an instant and a time without an offset are given the local time of `zone`.
    package func moment(in zone: CivilZone) -> Moment {
        var reader = ZoneReader(zone)
        return moment(in: &reader)
    }

    /// The moment; an instant and a time without an offset are given the local time of `zone`.
    func moment(in zone: inout ZoneReader) -> Moment {
        guard let offset else {
            return zone.moment(at: zone.instant(of: wallTime, nanoseconds: nanoseconds))
        }
        let instant = Instant(seconds: wallTime.secondsSinceEpoch - offset, nanoseconds: nanoseconds)
        return isInstant ? zone.moment(at: instant) : Moment(instant, offset: offset)
    }

    /// Reads a date and time of a German spreadsheet, `31.10.2025 21:04`, also with seconds; nil for other texts.
    package static func dotted(_ text: borrowing Span<UInt8>) -> TimestampText? {
        guard text.count <= 19, let space = text.indices.first(where: { text[$0] == UInt8(ascii: " ") }),
            let day = parseDottedDay(text.extracting(0..<space)), space + 6 <= text.count,
            var second = hourAndMinute(text, at: space + 1)
        else { return nil }
        if text.count > space + 6 {
            guard text.count == space + 9, text[space + 6] == UInt8(ascii: ":"),
                let more = twoDigits(text, at: space + 7), more < 60
            else { return nil }
            second += more
        }
        return TimestampText(WallTime(secondsSinceEpoch: day.number * 86_400 + second))
    }

    /// A time without an offset.
    private init(_ wallTime: WallTime) {
        self.wallTime = wallTime
        nanoseconds = 0
        (offset, isInstant) = (nil, false)
    }
}

/// The value of a digit; nil for other bytes.
@inline(__always)
func digit(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
}

/// The two-digit number at an index; nil if there isn't one.
@inline(__always)
func twoDigits(_ text: borrowing Span<UInt8>, at index: Int) -> Int? {
    guard index + 2 <= text.count, let tens = digit(text[index]), let ones = digit(text[index + 1]) else { return nil }
    return tens * 10 + ones
}

/// The date at the start of a text of at least ten bytes.
@inline(__always)
private func day(_ text: borrowing Span<UInt8>) -> Day? {
    guard let century = twoDigits(text, at: 0), let year = twoDigits(text, at: 2), text[4] == UInt8(ascii: "-"),
        let month = twoDigits(text, at: 5), text[7] == UInt8(ascii: "-"), let day = twoDigits(text, at: 8)
    else { return nil }
    return Day(year: century * 100 + year, month: month, day: day)
}

/// `HH:MM` in seconds; nil for other texts.
@inline(__always)
private func hourAndMinute(_ text: borrowing Span<UInt8>, at index: Int) -> Int? {
    guard let hour = twoDigits(text, at: index), hour < 24, index + 2 < text.count,
        text[index + 2] == UInt8(ascii: ":"), let minute = twoDigits(text, at: index + 3), minute < 60
    else { return nil }
    return hour * 3600 + minute * 60
}

/// The digits after the point at `index` as nanoseconds, truncated; moves `index` past them; nil without digits.
private func fraction(_ text: borrowing Span<UInt8>, at index: inout Int) -> Int? {
    index += 1
    let start = index
    var nanoseconds = 0
    var unit = 100_000_000
    while index < text.count, let digit = digit(text[index]) {
        nanoseconds += digit * unit
        unit /= 10
        index += 1
    }
    return index > start ? nanoseconds : nil
}

/// `Z` or `±HH:MM` up to the end of the text, in seconds; nil for other texts.
@inline(__always)
private func zoneOffset(_ text: borrowing Span<UInt8>, at index: Int) -> Int? {
    let sign = text[index]
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return index + 1 == text.count ? 0 : nil }
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), index + 6 == text.count,
        let offset = hourAndMinute(text, at: index + 1)
    else { return nil }
    return sign == UInt8(ascii: "-") ? -offset : offset
}
