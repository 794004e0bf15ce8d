/// What a calendar and a clock on a wall show, without saying where the wall is.
package struct WallTime: Hashable, Sendable, CustomStringConvertible {
    package let day: Day
    /// Seconds since the clock showed 00:00, 0–86,399.
    package let second: Int

    /// Makes a wall time.
    package init(day: Day, second: Int) {
        self.day = day
        self.second = second
    }

    /// The wall time that lies that many seconds after 1970-01-01T00:00:00 on the same wall.
    package init(secondsSinceEpoch: Int) {
        let second = ((secondsSinceEpoch % 86_400) + 86_400) % 86_400
        self.init(day: Day(number: (secondsSinceEpoch - second) / 86_400), second: second)
    }

    /// Seconds since 1970-01-01T00:00:00 on the same wall.
    package var secondsSinceEpoch: Int { day.number * 86_400 + second }
    /// The hour, 0–23.
    package var hour: Int { second / 3600 }
    /// `HH:MM`.
    package var hourAndMinute: String { "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2))" }
    /// `YYYY-MM-DDTHH:MM:SS`.
    package var description: String { "\(day)T\(hourAndMinute):\(padded(second % 60, 2))" }
}
