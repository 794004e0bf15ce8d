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
    /// Nil where only the day is known.
    package let instant: Instant?
    /// Local time; its hour is the hour of the insights, not moved by `dayStart`.
    package let wallTime: WallTime?
    /// The day it belongs to, moved by `dayStart`.
    package let day: Day
    package let value: Value
    package let trigger: String?
    package let location: String?
    package let note: String?
    /// What wrote it, such as `watch`; nil where nothing is known of that.
    package let source: String?

    /// Makes a log.
    package init(
        origin: Origin, tracker: Int, instant: Instant? = nil, wallTime: WallTime? = nil, day: Day, value: Value,
        trigger: String? = nil, location: String? = nil, note: String? = nil, source: String? = nil
    ) {
        self.origin = origin
        self.tracker = tracker
        self.instant = instant
        self.wallTime = wallTime
        self.day = day
        self.value = value
        self.trigger = trigger
        self.location = location
        self.note = note
        self.source = source
    }

    /// When and where it was logged; nil if only the day is known.
    package var moment: Moment? {
        instant.flatMap { instant in
            wallTime.map { Moment(instant, offset: $0.secondsSinceEpoch - instant.seconds) }
        }
    }
}
