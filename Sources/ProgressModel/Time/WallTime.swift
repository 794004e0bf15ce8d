/// What a calendar and a clock on a wall show, without saying where the wall is.
@frozen
@usableFromInline
package struct WallTime: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline package let day: Day
    /// Seconds since the clock showed 00:00, 0–86,399.
    @usableFromInline package let second: Int

    /// Makes a wall time.
    @inlinable
    package init(day: Day, second: Int) {
        self.day = day
        self.second = second
    }

    /// The wall time that lies that many seconds after 1970-01-01T00:00:00 on the same wall.
    @inlinable
    package init(secondsSinceEpoch: Int) {
        let (days, rest) = secondsSinceEpoch.quotientAndRemainder(dividingBy: 86_400)
        self.init(day: Day(number: rest < 0 ? days - 1 : days), second: rest < 0 ? rest + 86_400 : rest)
    }

    /// Seconds since 1970-01-01T00:00:00 on the same wall.
    @inlinable
    package var secondsSinceEpoch: Int { day.number * 86_400 + second }
    /// The hour, 0–23.
    @inlinable
    package var hour: Int { second / 3600 }
    /// `HH:MM`.
    package var hourAndMinute: String {
        func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10) }
        return String(unsafeUninitializedCapacity: 5) { bytes in
            bytes[0] = digit(second / 36_000)
            bytes[1] = digit(second / 3600)
            bytes[2] = UInt8(ascii: ":")
            bytes[3] = digit(second / 600 % 6)
            bytes[4] = digit(second / 60)
            return 5
        }
    }
    /// `YYYY-MM-DDTHH:MM:SS`.
    @usableFromInline package var description: String { "\(day)T\(hourAndMinute):\(padded(second % 60, 2))" }
}
