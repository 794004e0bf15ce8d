package import Diary
package import Model

/// Reads a data directory of reportgen, such as its export, or one of its files of records.
struct OwnReader {
    private let files: [SourceFile]
    private let loader: HistoryLoader

    static let format = ImportFormat(
        "reportgen", [.ownSource], recognises: { input, _ in recognises(input) },
        read: { input, context, imported throws(ImportError) in
            try OwnReader(input, context).read(into: &imported)
        })

    /// Reads an input; a file of records alone uses the trackers and the zone of the target directory.
    private init(_ input: ImportInput, _ context: ImportContext) {
        loader = context.loader
        var search = CopySearch(loader.vocabulary)
        guard let kind = OwnReader.kind(of: input) else {
            var parts = input.files.filter { OwnReader.isPart($0.path) }
            _ = search.takeCopies(from: &parts)
            files = parts
            return
        }
        let file = input.files[0]
        var beside =
            context.settings + ["", kind.rawValue + "/"].map { file.with(text: file.bytes, path: $0 + file.path) }
        isCopy = search.takeCopies(from: &beside).contains { $0.shared == nil }
        let ending = file.path.lowercased().hasSuffix(".json") ? "json" : "csv"
        files =
            context.settings.filter { ["profile.json", "trackers.json"].contains($0.path) }
            + [SourceFile(path: "\(kind.rawValue).\(ending)", bytes: file.encodedBytes)]
        isAlone = true
    }

    private var isAlone = false
    /// Whether the input is a conflict copy, which a sync program made of a file that was changed on two devices.
    private var isCopy = false

    /// Whether an input is a data directory or a file of records.
    private static func recognises(_ input: ImportInput) -> Bool {
        if input.isSingleFile { return kind(of: input) != nil }
        return input.files.contains { file in
            let name = file.path.split(separator: "/").first.map(String.init) ?? ""
            guard isPart(file.path), name != "notes", !DataFolder.isSetting(name) else {
                return ["profile.json", "trackers.json"].contains(file.path)
            }
            return true
        }
    }

    private static func isPart(_ path: String) -> Bool {
        DataFolder.isRead(path.split(separator: "/").first.map(String.init) ?? "")
    }

    /// The kind of records of a single file; nil if it isn't a file of records.
    private static func kind(of input: ImportInput) -> RecordKind? {
        guard input.isSingleFile, let file = input.files.first else { return nil }
        let columns: Set<String>
        if file.path.lowercased().hasSuffix(".json") {
            guard let first = input.document?.elements?.first, !first.members.isEmpty else { return nil }
            columns = Set(first.members.map { $0.key.lowercased() })
        } else {
            columns = input.columns
        }
        // A single word such as `date` can also be the column of another program.
        return RecordKind.allCases.first { kind in
            kind.isComplete(Array(columns)) && columns.isSubset(of: kind.columns + [""])
        }
    }

    private func read(into imported: inout ImportedRecords) throws(ImportError) {
        let (history, diagnostics) = loader.salvage(files)
        if let error = diagnostics.first(where: { $0.severity == .error && !(isAlone && $0.code == .noRecords) }) {
            throw ImportError(
                error.text, at: ImportPlace(file: error.location.file, line: error.location.line), hint: error.hint)
        }
        imported.replacesNothing = isCopy
        var trackers: [String: Int] = [:]
        for (tracker, written) in zip(history.trackers, trackerTexts(history.trackers.count)) {
            var habit = ImportedTracker(tracker.name.text(in: history.profile.language), tracker.mode)
            (habit.id, habit.written) = (tracker.id, written)
            trackers[tracker.id] = imported.add(habit)
        }
        let marked = Set(files.filter { $0.content.starts(with: OwnExport.levelsMark.utf8) }.map(\.path))
        for kind in RecordKind.allCases {
            var identities = RecordIdentities()
            for record in files.writtenRecords(kind, of: history) {
                let id = kind == .entries ? nil : identities.id(of: record)
                imported.records.append(ImportedRecord(record, id: id, trackers, marked))
            }
        }
        guard !isAlone else { return }
        imported.settings = files.filter {
            ["profile.json", Experiment.path, DataFolder.importedTables, "why.md"].contains($0.path)
        }
        for file in files where file.path.hasPrefix("notes/") {
            guard let day = history.notes.keys.first(where: { file.path.lowercased() == "notes/\($0).md" }) else {
                continue
            }
            imported.notes.append(
                ImportedNote(
                    text: String(decoding: file.content, as: UTF8.self), day: day, isWhole: true,
                    place: ImportPlace(file: file.path, line: 1)))
        }
    }

    private func trackerTexts(_ count: Int) -> [JSONText?] {
        let none = [JSONText?](repeating: nil, count: count)
        guard let file = files.first(where: { $0.path == "trackers.json" }) else { return none }
        guard let nodes = (try? file.json(.json5))?.elements, nodes.count == count else { return none }
        return nodes.map { .written(String(decoding: file.bytes[$0.range], as: UTF8.self)) }
    }
}

extension ImportedRecord {
    /// Makes a record from one of a data directory.
    ///
    /// In the files of `marked`, the drinks of a row with a level are only the level's number.
    fileprivate init(_ record: WrittenRecord, id: String?, _ trackers: [String: Int], _ marked: Set<String>) {
        var values: ColumnValues = [:]
        for (column, value) in zip(record.kind.columns, record.values) where column != "id" && column != "tracker" {
            values[column] = value == .text("") ? nil : value
        }
        if marked.contains(record.file), values["level"] != nil { values["drinks"] = nil }
        let tracker = record["tracker"].flatMap { trackers[$0.text(in: .utc)] }
        self.init(
            record.kind, id: id, on: record.day, tracker: tracker, values,
            at: ImportPlace(file: record.file, line: record.line))
    }
}

/// Writes a whole data directory in one plain form, with nothing left out.
///
/// The result is a data directory too: a file for each kind of records, in the order of reading, with ISO dates,
/// decimal points and times with their offset. The settings, the why and the notes are copied byte for byte.
package struct OwnExport: Sendable {
    /// How the records are written.
    package enum Format: String, CaseIterable, Sendable {
        case csv, json
    }

    private let files: [SourceFile]
    private let history: History
    private let last: Day?

    /// Makes an export of a directory without errors, from its files and the history read from them; with `last`,
    /// without the records and notes of later days.
    package init(_ files: [SourceFile], _ history: History, until last: Day? = nil) {
        (self.files, self.history, self.last) = (files, history, last)
    }

    /// The first line of a file of entries in which days with only a level have its number in the column of drinks.
    static let levelsMark = "# drinks of a row with a level are not counted: 0 is steady, 4 easy, 6 wild\n"

    /// The files, by their paths; with levels, days with only a level get its number as drinks.
    package func files(_ format: Format, withLevels: Bool = false) -> [(path: String, bytes: [UInt8])] {
        let copied = files.filter { DataFolder.isSetting($0.path) || $0.path.hasPrefix("notes/") }
            .filter { !$0.path.hasSuffix("/") && !isLate(note: $0.path) }
            .map { (path: $0.path, bytes: $0.encodedBytes) }
        let recorded = RecordKind.allCases.compactMap { kind -> (path: String, bytes: [UInt8])? in
            let written = records(of: kind).map { NewRecord($0, in: history.profile.zone, withLevels) }
            guard let records = NewRecords(written) else { return nil }
            let text = format == .csv ? records.newCSV : records.newJSON
            let mark = withLevels && kind == .entries ? OwnExport.levelsMark : ""
            return (path: "\(kind.rawValue).\(format.rawValue)", bytes: Array((mark + text).utf8))
        }
        return copied + recorded
    }

    /// The number of records of each kind; kinds without records are missing.
    package var counts: [(kind: RecordKind, count: Int)] {
        RecordKind.allCases.map { ($0, records(of: $0).count) }.filter { $0.1 > 0 }
    }

    private func records(of kind: RecordKind) -> [WrittenRecord] {
        let records = files.writtenRecords(kind, of: history)
        guard let last else { return records }
        return records.filter { $0.day <= last }
    }

    /// Whether a file is the note of a day after the last one.
    private func isLate(note path: String) -> Bool {
        guard let last, DataFolder.isNote(path) else { return false }
        let name = Array(path.dropFirst("notes/".count).utf8.prefix(10))
        return parseDay(name.span).map { $0 > last } ?? false
    }
}

extension NewRecord {
    fileprivate init(_ record: WrittenRecord, in zone: CivilZone, _ withLevels: Bool) {
        self.init(record.kind, on: record.day)
        let level = withLevels ? Level(rawValue: record["level"]?.text(in: zone) ?? "") : nil
        for (column, value) in zip(record.kind.columns, record.values) {
            switch value {
            // The level follows from the drinks.
            case _? where column == "level" && level != nil && record["drinks"] != nil: break
            case nil where column == "drinks": say(column, (level?.storedValue).map { .number(FixedDecimal($0)) })
            case .number(let number): say(column, .number(number))
            case .day(let day) where column == "date": say(column, .day(day))
            case let value?: say(column, .text(value.text(in: zone)))
            case nil: break
            }
        }
    }
}
