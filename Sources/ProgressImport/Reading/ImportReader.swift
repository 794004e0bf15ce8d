package import ProgressLoading
import ProgressModel

/// Reads the exports of one app.
///
/// A reader knows nothing of the folder that the records go into. `ImportFormat` has the list of all readers.
protocol ImportReader: SendableMetatype {
    /// What its exports have that others lack.
    static var features: Set<ImportFeature> { get }

    /// Whether an input is an export of the app, by what it holds.
    static func recognises(_ input: ImportInput, _ vocabulary: Vocabulary) -> Bool

    /// What the columns of an input seem to mean; nil where none holds dates, and for what needs no mapping.
    static func draft(
        of input: ImportInput, _ encoding: TableEncoding?, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft?

    /// Begins to read an input that may have been named by mistake; throws where it is of another kind.
    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError)

    /// Reads the input; throws at the first thing that cannot be understood.
    mutating func read() throws(ImportError) -> ImportedRecords
}

extension ImportReader {
    static var features: Set<ImportFeature> { [] }
    static func draft(
        of input: ImportInput, _ encoding: TableEncoding?, _ vocabulary: Vocabulary
    ) throws(ImportError) -> TableDraft? { nil }
}

/// What the exports of some apps have.
enum ImportFeature: Sendable {
    /// They may be larger than the memory, and come as a `LargeFile`.
    case largeFile
    /// They name the app or device of each record, so that those of one can be taken alone.
    case namedSources
    /// They have texts of days beside the records.
    case texts
    /// A mapping says what their columns or properties mean.
    case mapping
    /// Their records have a source already.
    case ownSource
}

/// What a reader needs beside the files.
package struct ImportContext: Sendable {
    /// The files of the directory that the import goes into.
    package let settings: [SourceFile]
    package let loader: HistoryLoader
    /// What the columns of a table mean; nil for other formats.
    package let mapping: SourceFile?
    /// The draft that says it; nil if a file does.
    let draft: TableDraft?
    /// The word for the column `source`; nil for that of the format.
    package let source: String?
    /// Whether the texts of daily notes are wanted beside their properties.
    package let takesTexts: Bool
    /// The app or device whose records are wanted, for an export that names it; nil for all.
    package let onlyFrom: String?
    /// The encoding of a table; nil where it is UTF-8 or to be found out.
    package let encoding: TableEncoding?
    /// Whether rows of a table that cannot be understood are left out.
    package let skipsBadRows: Bool

    /// The order of the dates of a table, as the person says now; nil to find it out.
    package let dateOrder: DateOrder?

    /// How the person says that drinks are read, by the names of sources.
    package let readings: [String: DrinkReading]

    /// Makes a context.
    package init(
        settings: [SourceFile], loader: HistoryLoader, mapping: SourceFile?, draft: TableDraft? = nil, source: String?,
        onlyFrom: String? = nil, takesTexts: Bool = false, encoding: TableEncoding? = nil, skipsBadRows: Bool = false,
        dateOrder: DateOrder? = nil, readings: [String: DrinkReading] = [:]
    ) {
        (self.draft, self.dateOrder, self.readings) = (draft, dateOrder, readings)
        (self.encoding, self.skipsBadRows) = (encoding, skipsBadRows)
        (self.settings, self.loader, self.mapping) = (settings, loader, mapping)
        (self.source, self.onlyFrom, self.takesTexts) = (source, onlyFrom, takesTexts)
    }

    /// How the drinks of a source are read, as the person says now or said at an earlier import; nil if not known.
    func reading(of name: String) -> DrinkReading? {
        [readings, TableMapping.readings(in: settings)].firstNonNil { readings in
            readings.first { SourceName.folded($0.key) == SourceName.folded(name) }?.value
        }
    }

    /// Throws if the person names a source without drinks.
    func checkReadings(of sources: [String]) throws(ImportError) {
        let known = Set(sources.map(SourceName.folded))
        for name in readings.keys.sorted() where !known.contains(SourceName.folded(name)) {
            throw ImportError(
                "no number of drinks is from \"\(shortened(name))\"",
                hint: sources.isEmpty ? nil : "there are some from \(alternatives(sources.map { "\"\($0)\"" }))")
        }
    }

    /// What people write in their tables and lists.
    var vocabulary: Vocabulary { loader.vocabulary }

    /// The zone of the directory.
    var zone: CivilZone { loader.salvage(settings.filter { $0.path == "profile.json" }).history.profile.zone }

    /// What the columns of a table mean; throws where nobody said it.
    func tableMapping() throws(ImportError) -> TableMapping {
        guard let mapping else {
            throw ImportError(
                "nothing says what the columns mean",
                hint: "--propose prints what they seem to mean, as a file for --map")
        }
        var table = try TableMapping(mapping, vocabulary)
        table.dateOrder = dateOrder ?? table.dateOrder
        return table
    }
}

extension ImportInput {
    /// The one table it is.
    func table() throws(ImportError) -> Table { try Table(tableFile()) }

    private func tableFile() throws(ImportError) -> SourceFile {
        guard isSingleFile, let file = files.first else {
            throw ImportError("a folder; expected the one file of the table")
        }
        return file
    }

    /// The one table it is as UTF-8, and the name of its encoding where that had to be guessed.
    ///
    /// What is no UTF-8 is most likely from a spreadsheet under Windows.
    func tableText(_ encoding: TableEncoding?) throws(ImportError) -> (file: SourceFile, guessed: String?) {
        let file = try tableFile()
        let guess: TableEncoding
        if let encoding {
            guess = encoding
        } else if file.isText || file.encoding != .utf8 || file.content.count != file.bytes.count {
            // What has a mark says its encoding itself.
            return (file, nil)
        } else if file.bytes.count > 1, (file.bytes[0] == 0) != (file.bytes[1] == 0) {
            guess = file.bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
        } else {
            guess = .windows1252
        }
        guard let text = guess.text(of: file.bytes) else {
            throw ImportError(
                "neither UTF-8 nor \(guess.rawValue)", at: ImportPlace(file: file.path, line: 1),
                hint: "name the encoding with --encoding: "
                    + alternatives(TableEncoding.allCases.map(\.rawValue)))
        }
        return (SourceFile(path: file.path, bytes: text), encoding == nil ? guess.rawValue : nil)
    }
}
