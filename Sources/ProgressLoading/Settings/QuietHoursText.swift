package import ProgressModel

/// `22:00-07:00`, as a profile has it.
package enum QuietHoursText {
    /// Reads it, also with an en or em dash; nil for anything else, and if both times are the same.
    ///
    /// `time` reads one of the times.
    package static func read(
        _ text: String, time: (String) -> Int? = { parseTimeOfDay($0.filter { $0 != " " }.utf8Span.span) }
    ) -> QuietHours? {
        let parts = text.split { "-\u{2013}\u{2014}".contains($0) }.map { time(String($0)) }
        guard parts.count == 2, let start = parts[0], let end = parts[1], start != end else { return nil }
        return QuietHours(from: start, to: end)
    }

    /// Writes it.
    package static func text(of hours: QuietHours) -> String {
        [hours.start, hours.end].map { WallTime(secondsSinceEpoch: $0).hourAndMinute }.joined(separator: "-")
    }
}
