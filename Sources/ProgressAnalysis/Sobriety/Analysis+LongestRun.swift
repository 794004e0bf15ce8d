package import ProgressModel

extension Analysis {
    /// The longest run of sober days within a span; days of a run that lie outside of the span are not counted.
    ///
    /// O(days of the span).
    package func longestSoberRun(in range: ClosedRange<Day>) -> Int {
        guard range.overlaps(days.range) else { return 0 }
        let shown = range.clamped(to: days.range)
        return shown.reduce(0) { longest, day in
            max(longest, min(days[day]?.soberRun ?? 0, range.lowerBound.distance(to: day) + 1))
        }
    }
}
