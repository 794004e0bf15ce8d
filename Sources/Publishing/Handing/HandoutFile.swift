package import Counting
package import Model
import Sharing

/// A page to hand over, as a file.
package struct HandoutFile: Sendable {
    /// What the file holds.
    package let bytes: [UInt8]

    /// Makes the page of some days for a reader, who knows no more of the analysis than is meant for them; throws where there
    /// is nothing to show.
    package init(
        for reader: HandoutReader, _ analysis: Analysis, of days: ClosedRange<Day>, _ choice: HandoutChoice,
        in language: Language?, made: Day
    ) throws(CommandError) {
        let part = analysis.handout(for: reader, choice)
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
