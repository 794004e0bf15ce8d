package import Counting
package import Model
import Sharing

/// A page to hand over, as a file.
package struct HandoutFile: Sendable {
    package let bytes: [UInt8]

    /// The days from one to another, else the twelve weeks up to today; throws if they aren't in the past.
    package static func days(
        from first: Day?, to last: Day?, in analysis: Analysis
    ) throws(CommandError) -> ClosedRange<Day> {
        let last = last ?? analysis.today
        let first = first ?? max(last.advanced(by: -83), min(analysis.days.firstRecorded, last))
        guard last <= analysis.today else {
            throw CommandError(.usage, "--to \(last) is after today", hint: "today is \(analysis.today)")
        }
        guard first <= last else { throw CommandError(.usage, "--from \(first) is after --to \(last)") }
        return first...last
    }

    /// Makes the page of some days for a reader, with what the reader may know and without later days; throws if there
    /// is nothing to show.
    package init(
        for reader: HandoutReader, _ analysis: Analysis, of days: ClosedRange<Day>, _ choice: HandoutChoice,
        in language: Language?
    ) throws(CommandError) {
        let made = analysis.today
        let part = analysis.until(days.upperBound).handout(for: reader, choice)
        guard let page = Handout(for: reader, part, of: days, notes: choice.notes, in: language, made: made) else {
            throw CommandError(
                .missingInput, "there is nothing to show from \(days.lowerBound) to \(days.upperBound)",
                hint: HandoutFile.hint(reader, choice))
        }
        bytes = page.bytes
    }

    private static func hint(_ reader: HandoutReader, _ choice: HandoutChoice) -> String? {
        guard choice.trackers.isEmpty else { return nil }
        return switch reader {
        case .oneself: nil
        case .doctor: "a doctor is told of drinks and metrics, and of trackers that are named with --tracker"
        case .friend: "a friend is told of trackers that are public with their days, or named with --tracker"
        }
    }
}
