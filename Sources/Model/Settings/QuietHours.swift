/// Hours without reminders: from one time of day to another, past midnight if that is earlier.
package struct QuietHours: Sendable, Hashable {
    /// In seconds after midnight, local time.
    package let start: Int
    /// The first second after them.
    package let end: Int

    /// Both are in 0..<86,400, and different.
    package init(from start: Int, to end: Int) {
        (self.start, self.end) = (start, end)
    }

    /// Whether they contain a second after midnight.
    package func contains(_ second: Int) -> Bool {
        start < end ? start..<end ~= second : second >= start || second < end
    }

    /// A time within them moved to their end; other times unchanged.
    package func moved(_ time: WallTime) -> WallTime {
        guard contains(time.second) else { return time }
        return WallTime(day: time.second < end ? time.day : time.day.advanced(by: 1), second: end)
    }
}
