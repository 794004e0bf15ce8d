import Diary
import Disk
package import Importing
package import Model
import Wording

/// An export to import into a data directory.
package struct ImportRequest: Sendable {
    /// The file or folder, as the person wrote it.
    package var path: String
    /// The name of a file that a browser sent, without a folder; nil to use its path.
    package var name: String?
    /// The name of the format; nil to recognise it.
    package var format: String?
    /// A file with the meaning of a table's columns; nil for none.
    package var mapping: String?
    /// The name of a table's encoding; nil to detect it.
    package var encoding: String?
    /// The name of a spreadsheet's sheet; nil for the first.
    package var sheet: String?
    /// Habits that were renamed in the app: the tracker, and the name in the export.
    package var renames: [(tracker: String, habit: String)] = []
    package var choices = ImportChoices()
    /// Whether a person can be asked how drinks are read; until that is answered, nothing is written.
    package var asks = false
    /// The language of a folder that the import creates; nil for the system's.
    package var language: Language?
    /// The time zone of that folder, as a person writes it; nil or an invalid one for the system's.
    package var timeZone: String?
    /// Whether to write nothing.
    package var isDryRun = false

    package init(_ path: String) {
        self.path = path
    }

    /// The name in messages.
    var shown: String { name ?? path }

    /// The names of the formats that can be read.
    package static let formats = ImportFormat.all.map(\.name)

    fileprivate func format(of input: ImportInput, hasMapping: Bool) throws(CommandError) -> ImportFormat {
        if let format {
            guard let known = ImportFormat(named: format.lowercased()) else {
                throw CommandError(
                    .usage, "\"\(format)\" is not a format that can be read",
                    hint: (try? FileSystem.kind(of: Path(format))) != nil
                        ? "one file or folder at a time; the first of two words is the format"
                        : "expected one of \(ImportRequest.formats.joined(separator: ", "))")
            }
            return known
        }
        if let known = choices.draft?.source.flatMap({ ImportFormat(named: $0.format) }) { return known }
        let found = ImportFormat(recognising: input, .ofAllLanguages)
        if hasMapping, found?.needsMapping != true { return .csv }
        if let found { return found }
        throw CommandError(
            .badData, "\(shown) holds nothing that is known; nothing was written",
            hint: "reportgen import can read \(ImportRequest.formats.joined(separator: ", "))")
    }

    /// The probable meaning of the columns of a table without a mapping, including what a folder remembers of such a
    /// table; nil if the format needs none.
    ///
    /// Throws if it is a table without a column of dates.
    package func tableDraft(rememberedIn folder: String?) throws(CommandError) -> TableDraft? {
        if let format, ImportFormat(named: format.lowercased())?.needsMapping != true { return nil }
        let input = try self.input()
        let found = ImportFormat(recognising: input, .ofAllLanguages)
        guard found?.needsMapping == true || input.isSingleFile && found == nil else { return nil }
        let encoding = try textEncoding()
        return try named(input) { () throws(ImportError) in
            var draft = try ImportFormat.draft(of: input, encoding: encoding, .ofAllLanguages)
            if let folder, let known = try? Recorder(path: folder).read() {
                try draft.remember(known.files, .ofAllLanguages)
                draft.ask(known.profile, .ofAllLanguages)
            }
            if let dateOrder = choices.dateOrder { draft.choose(dateOrder) }
            draft.source = (input, (found ?? .csv).name)
            return draft
        }
    }

    /// The result of `body`; its error names the input file as the person wrote it.
    func named<Result>(
        _ input: ImportInput, _ body: () throws(ImportError) -> Result
    ) throws(CommandError) -> Result {
        do throws(ImportError) { return try body() } catch {
            throw CommandError(error, in: self, isSingleFile: input.isSingleFile)
        }
    }

    /// A line for each cell of a table that can't be understood and needs a person; empty if there isn't one.
    package func problems(of draft: TableDraft) throws(CommandError) -> [String] {
        let input = try self.input()
        let format = try self.format(of: input, hasMapping: true)
        var request = self
        request.choices.draft = draft
        let context = try request.tableContext([])
        do throws(ImportError) {
            _ = try format.read(input, context)
            return []
        } catch {
            let problem = CommandError(error, in: self, isSingleFile: input.isSingleFile)
            guard !error.faults.isEmpty else { throw problem }
            return problem.details
        }
    }

    fileprivate func input() throws(CommandError) -> ImportInput {
        if let source = choices.draft?.source { return source.input }
        return try ImportFiles(
            path: Path(path), name: name.map { Path($0) }, sheet: sheet, hasEncoding: encoding != nil
        ).read()
    }

    private func textEncoding() throws(CommandError) -> TableEncoding? {
        guard let encoding, encoding.lowercased() != "utf-8" else { return nil }
        guard let known = TableEncoding(named: encoding) else {
            throw CommandError(
                .usage, "\"\(encoding)\" is not an encoding that is read",
                hint: "expected utf-8, \(alternatives(TableEncoding.allCases.map(\.rawValue)))")
        }
        return known
    }

    func tableContext(_ settings: [SourceFile]) throws(CommandError) -> ImportContext {
        var file = choices.draft?.file
        if choices.draft == nil, let mapping {
            let path = Path(mapping)
            guard try FileSystem.kind(of: path) == .file else {
                throw CommandError(.missingInput, "there is no file \(path)")
            }
            file = SourceFile(path: mapping, bytes: try FileSystem.read(path))
        }
        return ImportContext(
            settings: settings, loader: HistoryLoader(zoneBytes: ZoneFiles.bytes(of:), vocabulary: .ofAllLanguages),
            mapping: file, encoding: try textEncoding(), choices)
    }
}

/// What an import did, or would do.
package struct ImportAnswer: Sendable {
    let format: ImportFormat
    let summary: ImportSummary
    /// The content of the export.
    let imported: ImportedRecords
    /// The paths of the export and of the directory, as the person wrote them.
    let export, path: String
    /// The settings, after the change if there is one.
    fileprivate(set) var profile: Profile
    /// Whether the import creates the directory.
    let isNew: Bool
    /// The paths of the changed files, relative to the directory.
    package fileprivate(set) var files: [String] = []

    package var language: Language { profile.language }
    /// Sources of drinks for which a person has to say how they are read.
    package var openSources: [DrinkSource] { imported.drinkSources.filter(\.isOpen) }
}

extension Recorder {
    /// Imports an export into the directory as one change; a missing directory is created.
    ///
    /// Throws, with nothing written, if the export or the directory can't be read.
    package func take(_ request: ImportRequest) throws(CommandError) -> ImportAnswer {
        let input = try request.input()
        let format = try request.format(of: input, hasMapping: request.mapping != nil || request.choices.draft != nil)
        let reader = ExportReader(input: input, format: format, request: request)
        var answer: ImportAnswer?
        let propose = { (folder: RecordedFolder) throws(CommandError) in
            let taken = try reader.take(into: folder, self)
            answer = taken.answer
            return taken.proposal
        }
        var done: RecordedChange?
        if request.isDryRun {
            let before = try readOrStart()
            if let proposal = try propose(before) {
                let (changes, after) = try checked(proposal, before)
                done = RecordedChange(before: before, after: after, changes: changes)
            }
        } else {
            let isNew = try FileSystem.kind(of: folder) == nil
            if isNew { try FileSystem.createDirectories(folder) }
            do throws(CommandError) {
                done = try change(read: readOrStart, propose)
            } catch {
                if isNew { FileSystem.removeDirectoryIfEmpty(folder) }
                throw error
            }
            if isNew, done == nil { FileSystem.removeDirectoryIfEmpty(folder) }
        }
        guard var answer else { throw CommandError(.inputOutput, "the folder was not read") }
        if let done { (answer.profile, answer.files) = (done.after.profile, done.files) }
        return answer
    }

    private func readOrStart() throws(CommandError) -> RecordedFolder {
        let isThere = try FileSystem.kind(of: folder) != nil
        guard isThere, !(try FileSystem.names(in: folder)).allSatisfy({ $0.hasPrefix(".") }) else {
            return RecordedFolder([], zones: .ofSystem, now: moment)
        }
        return try read()
    }
}

extension CommandError {
    /// Why an export can't be imported, with file and line.
    init(_ error: ImportError, in request: ImportRequest, isSingleFile: Bool) {
        let place = error.place.map { CommandError.place($0, in: request, isSingleFile: isSingleFile) + ": " }
        self.init(
            .badData,
            (place ?? (error.faults.isEmpty ? request.shown + ": " : "")) + error.text + "; nothing was written",
            hint: error.hint,
            details: error.faults.map { CommandError.line($0, in: request, isSingleFile: isSingleFile) })
    }

    /// The problem of a cell or a row, with file and line.
    static func line(_ fault: ImportFault, in request: ImportRequest, isSingleFile: Bool) -> String {
        "\(place(fault.place, in: request, isSingleFile: isSingleFile)): \(fault.text)"
    }

    private static func place(_ place: ImportPlace, in request: ImportRequest, isSingleFile: Bool) -> String {
        let isNamed = isSingleFile && place.file == Path(request.shown).name
        let folder = isNamed ? Path(request.shown).directory.text : request.shown
        let isOfFolder = isNamed || !isSingleFile
        return (isOfFolder && folder != "." ? folder + "/" : "") + "\(place)"
    }
}
