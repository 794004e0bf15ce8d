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

    /// Whether a second after midnight lies in them.
    package func contains(_ second: Int) -> Bool {
        start < end ? start..<end ~= second : second >= start || second < end
    }

    /// When a reminder comes that is set for a time: at their end, where it lies in them; nil where they end on another day,
    /// so that it would ask about a day too late.
    package func time(for second: Int) -> Int? {
        guard contains(second) else { return second }
        return second < end ? end : nil
    }
}
