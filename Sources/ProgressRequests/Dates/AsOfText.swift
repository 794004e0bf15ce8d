package import ProgressAnalysis
import ProgressLoading
package import ProgressModel

/// The text of `--as-of`: a day or a timestamp.
package struct AsOfText: Sendable {
    private enum Moment {
        case day(DayText)
        case timestamp(TimestampText)
    }

    private let moment: Moment
    /// As it was written.
    package let text: String

    /// Whether it is a day, without a time.
    package var isDay: Bool { if case .day = moment { true } else { false } }

    /// Reads a day or RFC 3339 such as `2025-10-31T21:00:00+01:00`; nil for anything else.
    package init?(_ text: String) {
        self.text = text
        if let day = DayText(text) {
            moment = .day(day)
        } else if let timestamp = TimestampText(Array(text.utf8).span) {
            moment = .timestamp(timestamp)
        } else {
            return nil
        }
    }

    /// Whether it means another moment tomorrow.
    package var isRelative: Bool { if case .day(let day) = moment { day.isRelative } else { false } }

    /// The moment by the person's clock, whose zone applies to a timestamp without an offset; `now` decides what today
    /// is.
    package func asOf(_ clock: DayClock, now: Instant) -> AsOf {
        switch moment {
        case .day(let day): .day(day.day(today: clock.day(of: now)))
        case .timestamp(let timestamp): .instant(timestamp.moment(in: clock.zone).instant)
        }
    }
}
