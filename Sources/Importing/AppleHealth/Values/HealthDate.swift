import Model

/// The time of a record: `2025-10-31 21:04:00 +0100`, local time and its offset from UTC.
struct HealthDate: Equatable {
    let wall: WallTime
    /// Seconds east of UTC.
    let zone: Int

    var day: Day { wall.day }
    /// Seconds since 1970 in UTC.
    var seconds: Int { wall.secondsSinceEpoch - zone }
    var moment: Moment { Moment(Instant(seconds: seconds), offset: zone) }

    /// Reads a time; nil if it isn't one, or isn't in the Gregorian calendar.
    ///
    /// Times of 12 hours are accepted too, with any blank before `AM` or `PM`, and zones with a colon.
    init?(_ bytes: XMLBytes) {
        guard let year = HealthDate.number(bytes, 0, 4), let month = HealthDate.number(bytes, 5, 2),
            let dayOfMonth = HealthDate.number(bytes, 8, 2), bytes[4] == UInt8(ascii: "-"),
            bytes[7] == UInt8(ascii: "-"), (1900...2100).contains(year),
            let day = Day(year: year, month: month, day: dayOfMonth)
        else { return nil }
        if bytes.count == 25, bytes[10] == UInt8(ascii: " "), bytes[19] == UInt8(ascii: " "),
            let hour = HealthDate.number(bytes, 11, 2), let minute = HealthDate.number(bytes, 14, 2),
            let second = HealthDate.number(bytes, 17, 2), let zone = HealthDate.zone(bytes.part(20..<25))
        {
            guard bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"), hour < 24, minute < 60, second < 61
            else { return nil }
            wall = WallTime(day: day, second: hour * 3600 + minute * 60 + min(second, 59))
            self.zone = zone
            return
        }
        guard let (second, zone) = HealthDate.clock(String(decoding: bytes[10...], as: UTF8.self)) else { return nil }
        (wall, self.zone) = (WallTime(day: day, second: second), zone)
    }

    /// ASCII digits as a number; nil if there are other characters.
    private static func number(_ bytes: XMLBytes, _ start: Int, _ count: Int) -> Int? {
        guard bytes.count >= start + count else { return nil }
        var number = 0
        for place in start..<start + count {
            let digit = bytes[place] &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }

    /// `+0100` or `-03:30` in seconds.
    private static func zone(_ bytes: XMLBytes) -> Int? {
        let minutes = bytes.count == 6 && bytes[3] == UInt8(ascii: ":") ? 4 : 3
        guard bytes.count == minutes + 2, let hour = number(bytes, 1, 2), let minute = number(bytes, minutes, 2),
            hour <= 14, minute < 60
        else { return nil }
        switch bytes[0] {
        case UInt8(ascii: "+"): return hour * 3600 + minute * 60
        case UInt8(ascii: "-"): return -(hour * 3600 + minute * 60)
        default: return nil
        }
    }

    /// The seconds since midnight and the zone of ` 9:04:00 PM +0100`.
    private static func clock(_ text: String) -> (Int, Int)? {
        let parts = text.split { $0 == " " || $0 == "T" || $0 == "\u{A0}" || $0 == "\u{202F}" }.map { $0.lowercased() }
        guard parts.count >= 2, parts.count <= 3, var zoneText = parts.last else { return nil }
        guard let zone = zoneText.withUTF8({ zone($0) }) else { return nil }
        let digits = parts[0].prefix { $0.isNumber || $0 == ":" }
        let fields = digits.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        let half = parts.count == 3 ? parts[1] : String(parts[0].dropFirst(digits.count))
        guard fields.count == 3, fields[0] >= 0, (0..<60).contains(fields[1]), (0..<61).contains(fields[2]) else {
            return nil
        }
        let second = fields[1] * 60 + min(fields[2], 59)
        switch half {
        case "" where fields[0] < 24: return (fields[0] * 3600 + second, zone)
        case "am" where (1...12).contains(fields[0]): return (fields[0] % 12 * 3600 + second, zone)
        case "pm" where (1...12).contains(fields[0]): return ((fields[0] % 12 + 12) * 3600 + second, zone)
        default: return nil
        }
    }
}
