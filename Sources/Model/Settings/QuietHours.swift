/// When nobody is reminded of anything: from a time of day to another one, over midnight where that is earlier.
package struct QuietHours: Sendable, Hashable {
    /// In seconds after midnight on the wall clock.
    package let start: Int
    /// The first second after them.
    package let end: Int

    /// Makes them; both in 0..<86,400, and not the same.
    package init(from start: Int, to end: Int) {
        (self.start, self.end) = (start, end)
    }

    /// Whether a second after midnight is in them.
    package func contains(_ second: Int) -> Bool {
        start < end ? start..<end ~= second : second >= start || second < end
    }

    /// A time that is in them moved to their end; any other one as it is.
    package func moved(_ time: WallTime) -> WallTime {
        guard contains(time.second) else { return time }
        return WallTime(day: time.second < end ? time.day : time.day.advanced(by: 1), second: end)
    }
}
