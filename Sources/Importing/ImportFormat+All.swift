package import Model

extension ImportFormat {
    /// All formats, in the order in which they are tried.
    package static let all = [
        OwnReader.format, Loop.format, HabitBull.format, Daylio.format, Harsh.format, TrackAndGraph.format,
        BeaverHabits.format, SlipList.format, DailyNotes.format, AppleHealthReader.format, csv,
    ]

    /// Any table, read with a mapping.
    package static let csv = TableReader.format

    /// The format with a name; nil if there isn't one.
    package init?(named name: String) {
        guard let format = ImportFormat.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format of an input by its content; nil if none matches, such as for a table that needs a mapping.
    package init?(recognising input: ImportInput, _ vocabulary: Vocabulary) {
        guard let format = ImportFormat.all.first(where: { $0.recognises(input, vocabulary) }) else { return nil }
        self = format
    }

    /// Whether a file with this beginning is an export that is read as a `LargeFile`.
    package static func isLarge(_ head: [UInt8]) -> Bool { XMLPrologue.recognises(head) }

    /// What the columns of a table, or the properties of daily notes, seem to mean.
    ///
    /// Throws if no column holds dates.
    package static func draft(
        of input: ImportInput, encoding: TableEncoding? = nil, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft {
        DailyNotes.format.recognises(input, vocabulary)
            ? try DailyNotes.draft(of: input, vocabulary) : try TableReader.draft(of: input, encoding, vocabulary)
    }
}
