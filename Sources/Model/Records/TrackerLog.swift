/// One log of a custom tracker.
package struct TrackerLog: Sendable {
    /// What was logged, as the tracker's mode reads it.
    package enum Value: Sendable, Hashable {
        case none
        /// The amount of a counter or a number.
        case amount(FixedDecimal)
        /// Indices of the chosen options of a selection, as written.
        case options([Int])
    }

    package let origin: Origin
    /// An index into `History.trackers`.
    package let tracker: Int
    /// Nil if only the day is known.
    package var instant: Instant?
    /// Local time; its hour is the hour of the insights, not moved by `dayStart`.
    package var wallTime: WallTime?
    /// The day it belongs to, moved by `dayStart`.
    package let day: Day
    package let value: Value
    package var trigger: String?
    package var location: String?
    package var note: String?
    /// What wrote it, such as `watch`; nil if nothing is known of that.
    package var source: String?

    /// Makes a log of which nothing else is known.
    package init(origin: Origin, tracker: Int, day: Day, value: Value) {
        (self.origin, self.tracker, self.day, self.value) = (origin, tracker, day, value)
    }

    /// When and where it was logged; nil if only the day is known.
    package var moment: Moment? {
        instant.flatMap { instant in
            wallTime.map { Moment(instant, offset: $0.secondsSinceEpoch - instant.seconds) }
        }
    }
}
