import Diary
import Model

/// The daily notes of a vault: `2025-10-31.md` in any folder; their properties are a table with a row for each day.
struct DailyNotes {
    /// The column of the dates, which are the names of the files.
    static let dateColumn = "file name"

    /// Properties that Obsidian and its plugins use, which a proposal leaves out.
    private static let ownProperties: Set = [
        "aliases", "alias", "tags", "tag", "cssclasses", "cssclass", "publish", "permalink", "id", "title", "date",
        "day", "week", "created", "updated", "modified", "banner",
    ]

    private struct Note {
        let day: Day
        let path: String
        let head: FrontMatter?
        /// The text below the properties, without empty lines around it.
        let body: String
    }

    private let notes: [Note]
    private let others: [String]

    static let format = ImportFormat(
        "obsidian", [.texts, .mapping], recognises: { input, _ in recognises(input) },
        read: { input, context, imported throws(ImportError) in
            let mapping = try context.tableMapping()
            imported = try DailyNotes(input).read(
                mapping, source: context.choices.source, takesTexts: context.choices.takesTexts)
        })

    /// A proposal for the meaning of the properties.
    static func draft(of input: ImportInput, _ vocabulary: Vocabulary) throws(ImportError) -> TableDraft {
        try TableProposal(DailyNotes(input).table, vocabulary, date: 0, ignoring: ownProperties)
            .draft(source: "obsidian")
    }

    /// Whether an input has a daily note with properties, or daily notes and nothing but notes.
    private static func recognises(_ input: ImportInput) -> Bool {
        let notes = input.files.filter { day(of: $0.path) != nil }
        return notes.contains { $0.content.starts(with: Array("---".utf8)) }
            || !notes.isEmpty && input.files.allSatisfy { $0.path.lowercased().hasSuffix(".md") }
    }

    init(_ input: ImportInput) throws(ImportError) {
        var notes: [Note] = []
        var paths: [Day: String] = [:]
        for file in input.files {
            guard let day = DailyNotes.day(of: file.path) else { continue }
            if let other = paths.updateValue(file.path, forKey: day) {
                throw ImportError(
                    "a second note of \(day); expected one for each day", at: ImportPlace(file: file.path, line: 1),
                    hint: "the other one is \(other)")
            }
            let head = try FrontMatter(file)
            let text = head?.body ?? FrontMatter.trimmed(String(decoding: file.content, as: UTF8.self))
            notes.append(Note(day: day, path: file.path, head: head, body: text))
        }
        self.notes = notes.sorted { $0.day < $1.day }
        others = input.files.map(\.path).filter { DailyNotes.day(of: $0) == nil }
    }

    /// The day in a file's name; nil for other names.
    private static func day(of path: String) -> Day? {
        let name = ImportInput.name(of: path)
        guard name.utf8.count == 13, name.lowercased().hasSuffix(".md") else { return nil }
        return parseDay(String(name.dropLast(3)).utf8.span)
    }

    /// A row for each note with properties, and a column for each property in the order in which they first occur.
    var table: Table {
        var columns = [DailyNotes.dateColumn]
        var indices = [DailyNotes.dateColumn: 0]
        for property in notes.compactMap(\.head).flatMap(\.properties)
        where indices[property.key.lowercased()] == nil {
            indices[property.key.lowercased()] = columns.count
            columns.append(property.key)
        }
        let rows = notes.compactMap { note -> Table.Row? in
            guard let head = note.head else { return nil }
            var cells = [0: "\(note.day)"]
            var places: [Int: ImportPlace] = [:]
            for property in head.properties {
                guard let index = indices[property.key.lowercased()], index > 0 else { continue }
                cells[index] = property.values.map { $0.split(separator: "|").joined(separator: "/") }
                    .joined(separator: "|")
                places[index] = ImportPlace(file: note.path, line: property.line)
            }
            let start = ImportPlace(file: note.path, line: 1)
            return Table.Row(
                line: 1, cells: .written(cells), places: Table.CellPlaces(start: start, written: places))
        }
        return Table(path: notes.first?.path ?? "", columns: columns, rows: rows)
    }

    /// Reads the properties with a mapping and, if `takesTexts`, the text below them.
    func read(_ mapping: TableMapping, source: String?, takesTexts: Bool) throws(ImportError) -> ImportedRecords {
        var reader = TableReader(table, mapping, source: source)
        var imported = try reader.read()
        for note in notes {
            for property in note.head?.unread ?? [] {
                imported.notices.add(.property, property.key, at: ImportPlace(file: note.path, line: property.line))
            }
            if note.head == nil, note.body.isEmpty {
                imported.notices.add(.notSet, "\(note.day)", at: ImportPlace(file: note.path, line: 1))
            }
        }
        for path in others { imported.notices.add(.file, path) }
        addTexts(to: &imported, takesTexts)
        return imported
    }

    /// Adds the text below the properties to the note of its day, before the properties that are notes.
    private func addTexts(to imported: inout ImportedRecords, _ takesTexts: Bool) {
        let noted = Dictionary(grouping: imported.notes, by: \.day)
        var texts: [Day: ImportedNote] = [:]
        for note in notes where !note.body.isEmpty {
            let place = ImportPlace(file: note.path, line: 1)
            guard takesTexts else {
                imported.notices.add(.noteText, "\(note.day)", at: place)
                continue
            }
            let more = (noted[note.day] ?? []).map(\.text)
            let text = ([note.body] + more).joined(separator: "\n\n") + "\n"
            texts[note.day] = ImportedNote(text: text, day: note.day, isWhole: true, place: place)
        }
        imported.notes.removeAll { texts[$0.day] != nil }
        imported.notes += texts.values.sorted { $0.day < $1.day }
    }
}
