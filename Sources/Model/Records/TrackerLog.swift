package struct TrackerLog: Sendable {
    /// The logged value, depending on the tracker's mode.
    package enum Value: Sendable, Hashable {
        case none
        /// The amount of a counter or a number.
        case amount(FixedDecimal)
        /// Indices of the chosen options of a selection, in the order written.
        case options([Int])
    }

    package let origin: Origin
    /// An index into `History.trackers`.
    package let tracker: Int
    /// Nil if only the day is known.
    package var instant: Instant?
    /// Local time, used for the hours in insights, not shifted by `dayStart`.
    package var wallTime: WallTime?
    /// The day it belongs to, shifted by `dayStart`.
    package let day: Day
    package let value: Value
    package var trigger: String?
    package var location: String?
    package var note: String?
    /// What wrote it, such as `watch`; nil if unknown.
    package var source: String?

    package init(origin: Origin, tracker: Int, day: Day, value: Value) {
        (self.origin, self.tracker, self.day, self.value) = (origin, tracker, day, value)
    }

    /// The time and local time of the log; nil if only the day is known.
    package var moment: Moment? {
        instant.flatMap { instant in
            wallTime.map { Moment(instant, offset: $0.secondsSinceEpoch - instant.seconds) }
        }
    }
}
