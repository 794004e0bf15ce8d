import ProgressAnalysis
import ProgressLoading
package import ProgressModel

/// The text of `--as-of`: a date or a timestamp.
package struct AsOfText: Sendable {
    private enum Moment {
        case day(Day)
        case timestamp(TimestampText)
    }

    private let moment: Moment
    /// As it was written.
    let text: String

    /// Reads `2025-10-31` or RFC 3339 such as `2025-10-31T21:00:00+01:00`; nil for anything else.
    package init?(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        if let day = parseDay(bytes.span) {
            moment = .day(day)
        } else if let timestamp = TimestampText(bytes.span) {
            moment = .timestamp(timestamp)
        } else {
            return nil
        }
    }

    /// The moment in `zone`, which applies to a timestamp without an offset.
    func asOf(in zone: CivilZone) -> AsOf {
        switch moment {
        case .day(let day): .day(day)
        case .timestamp(let timestamp): .instant(timestamp.instant(in: zone))
        }
    }
}

/// The text of a day: a date, `today` or `yesterday`.
package struct DayText: Sendable {
    private enum Words {
        case date(Day)
        case daysBeforeToday(Int)
    }

    private let words: Words

    /// Reads `YYYY-MM-DD`, `today` or `yesterday`; nil for anything else and for dates that do not exist.
    package init?(_ text: String) {
        switch text.lowercased() {
        case "today": words = .daysBeforeToday(0)
        case "yesterday": words = .daysBeforeToday(1)
        default:
            guard let day = parseDay(Array(text.utf8).span) else { return nil }
            words = .date(day)
        }
    }

    /// The day it means on a given today.
    package func day(today: Day) -> Day {
        switch words {
        case .date(let day): day
        case .daysBeforeToday(let number): today.advanced(by: -number)
        }
    }
}
