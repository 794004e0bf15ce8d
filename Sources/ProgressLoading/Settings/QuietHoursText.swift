package import ProgressModel

/// `22:00-07:00`, as a profile has it.
package enum QuietHoursText {
    /// Reads it, also with a dash that a typewriter has not; nil for anything else, and where both times are the same.
    package static func read(_ text: String) -> QuietHours? {
        let parts = text.split { "-\u{2013}\u{2014}".contains($0) }.map { part in
            parseTimeOfDay(String(part.filter { $0 != " " }).utf8Span.span)
        }
        guard parts.count == 2, let start = parts[0], let end = parts[1], start != end else { return nil }
        return QuietHours(from: start, to: end)
    }

    /// Writes it.
    package static func text(of hours: QuietHours) -> String {
        [hours.start, hours.end].map { WallTime(secondsSinceEpoch: $0).hourAndMinute }.joined(separator: "-")
    }
}
