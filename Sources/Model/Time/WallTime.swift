/// A local date and time without a place.
@frozen
@usableFromInline
package struct WallTime: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline package let day: Day
    /// Seconds since 00:00, 0–86,399.
    @usableFromInline package let second: Int

    @inlinable
    package init(day: Day, second: Int) {
        self.day = day
        self.second = second
    }

    /// The local time that many seconds after 1970-01-01T00:00:00 local time.
    @inlinable
    package init(secondsSinceEpoch: Int) {
        let (days, rest) = secondsSinceEpoch.quotientAndRemainder(dividingBy: 86_400)
        self.init(day: Day(number: rest < 0 ? days - 1 : days), second: rest < 0 ? rest + 86_400 : rest)
    }

    /// Seconds since 1970-01-01T00:00:00 local time.
    @inlinable
    package var secondsSinceEpoch: Int { day.number * 86_400 + second }
    /// The hour, 0–23.
    @inlinable
    package var hour: Int { second / 3600 }
    /// `HH:MM`.
    package var hourAndMinute: String { filled("00:00", [hour, second / 60 % 60]) }
    /// `YYYY-MM-DDTHH:MM:SS`.
    @usableFromInline package var description: String {
        let date = day.date
        guard (0...9999).contains(date.year) else { return "\(day)T\(hourAndMinute):\(padded(second % 60, 2))" }
        let (minute, rest) = (second / 60 % 60, second % 60)
        return filled(
            "0000-00-00T00:00:00", [date.year / 100, date.year % 100, date.month, date.day, hour, minute, rest])
    }
}
