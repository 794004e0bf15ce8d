import ProgressLoading
import ProgressModel

/// Reads the properties of daily notes as a mapping says, and their texts where they are wanted.
struct DailyNotesReader: ImportReader {
    private let notes: DailyNotes
    private let mapping: TableMapping
    private let context: ImportContext

    static let features: Set<ImportFeature> = [.texts, .mapping]

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        mapping = try context.tableMapping()
        notes = try DailyNotes(input)
        self.context = context
    }

    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool { DailyNotes.recognises(input) }

    static func draft(
        of input: ImportInput, _: TableEncoding?, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft? {
        let table = try DailyNotes(input).table
        return try TableProposal(table, vocabulary, date: 0, ignoring: DailyNotes.ownProperties)
            .draft(source: "obsidian")
    }

    func read() throws(ImportError) -> ImportedRecords {
        try notes.read(mapping, source: context.source, takesTexts: context.takesTexts)
    }
}
