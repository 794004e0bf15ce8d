import Model

/// One change of a data directory in the journal: what was done, and how to undo it.
package struct JournalEntry: Sendable, Equatable {
    package struct File: Sendable, Equatable {
        package let path: String
        /// The hash of the file before, as 16 hexadecimal digits; nil if it was new.
        package let before: String?
        /// The hash of the file after.
        package let after: String
        /// In the text of the file as UTF-8, even if the file isn't.
        package let edits: [TextEdit]
    }

    /// ISO 8601 with the offset of the person's zone.
    package let time: String
    /// The command without the program's name, such as `log steady`.
    package let action: String
    /// In the order of writing.
    package let files: [File]

    package init(time: String, action: String, files: [File]) {
        (self.time, self.action, self.files) = (time, action, files)
    }

    /// The entry as one line of JSON, without its line end.
    package var line: String {
        let files = files.map { file in
            JSONText(
                line: ("path", .text(file.path)), ("before", file.before.map(JSONText.text)),
                ("after", .text(file.after)), ("edits", .list(file.edits.map(JournalEntry.json))))
        }
        return JSONText(line: ("time", .text(time)), ("action", .text(action)), ("files", .list(files))).text(.ofLines)
    }

    private static func json(_ edit: TextEdit) -> JSONText {
        JSONText(
            line: ("at", .number(FixedDecimal(edit.offset))),
            ("removed", .text(String(decoding: edit.removed, as: UTF8.self))),
            ("inserted", .text(String(decoding: edit.inserted, as: UTF8.self))))
    }

    /// Reads a line; nil for anything else.
    package init?(line: some Sequence<UInt8>) {
        var reader = JSONReader(Array(line), dialect: .strict)
        guard let document = try? reader.document(), let time = document.text("time"),
            let action = document.text("action"),
            case .array(let nodes)? = document.member("files")?.value.value
        else { return nil }
        let files = nodes.compactMap { File($0) }
        guard files.count == nodes.count else { return nil }
        self.init(time: time, action: action, files: files)
    }
}

extension JournalEntry.File {
    /// `hash` returns the hash of bytes.
    package init(_ change: FileChange, hash: ([UInt8]) -> String) {
        self.init(
            path: change.path, before: change.before.map { hash($0.encodedBytes) },
            after: hash(change.after.encodedBytes), edits: change.edits)
    }

    fileprivate init?(_ node: JSONNode) {
        guard let path = node.text("path"), let after = node.text("after"),
            case .array(let nodes)? = node.member("edits")?.value.value
        else { return nil }
        let edits = nodes.compactMap { node -> TextEdit? in
            guard let offset = node.integer("at"), let removed = node.text("removed"),
                let inserted = node.text("inserted")
            else { return nil }
            return TextEdit(offset: offset, removed: Array(removed.utf8), inserted: Array(inserted.utf8))
        }
        guard edits.count == nodes.count else { return nil }
        self.init(path: path, before: node.text("before"), after: after, edits: edits)
    }

    /// The change that removes what this one inserted, even if it has moved; nil if it isn't there unchanged, or if
    /// this change replaced anything.
    ///
    /// From a CSV file it removes the rows, but not the header or a column added for them.
    package func removal(from file: SourceFile) -> FileChange? {
        guard !DataFolder.isSetting(path), edits.allSatisfy(\.removed.isEmpty) else { return nil }
        var removals: [TextEdit] = []
        var end = file.bytes.count
        for text in additions.reversed() {
            let place = stride(from: end - text.count, through: 0, by: -1).first { place in
                let isAtLine = place == 0 || file.bytes[place - 1] == UInt8(ascii: "\n")
                return (!isTable || isAtLine) && file.bytes[place..<place + text.count].elementsEqual(text)
            }
            guard let place else { return nil }
            removals.insert(TextEdit(offset: place, removed: Array(text), inserted: []), at: 0)
            end = place
        }
        return removals.isEmpty ? nil : FileChange(of: file, removals)
    }

    /// Whether a file contains nothing of what this change inserted, not even partly, and all that it removed.
    package func isAbsent(from file: SourceFile) -> Bool {
        let feed = UInt8(ascii: "\n")
        let lines = Set(file.bytes.split(separator: feed))
        return edits.applied(to: file.bytes) != nil
            && additions.allSatisfy { text in
                lines.isDisjoint(with: text.split(separator: feed)) && file.bytes.firstRange(of: text.prefix(24)) == nil
            }
    }

    /// The inserted texts: for a table the rows without a header; without single line ends.
    private var additions: [ArraySlice<UInt8>] {
        let kind = RecordKind(rawValue: String(path.prefix { $0 != "." && $0 != "/" }))
        return edits.filter(\.removed.isEmpty).map { edit in
            let text = edit.inserted
            // Cells added to a header don't end a line.
            guard isTable, text.last == UInt8(ascii: "\n") else { return isTable ? [] : text[...] }
            let header = kind.flatMap { CSVLayout(SourceFile(path: path, bytes: text), kind: $0)?.headerEnd }
            return text[(header ?? 0)...].drop { "\r\n".utf8.contains($0) }
        }.filter { text in !text.allSatisfy { "\r\n".utf8.contains($0) } }
    }

    private var isTable: Bool { path.hasSuffix(".csv") }
}

/// The last changes of a data directory, oldest first: JSON lines.
package struct Journal: Sendable {
    package private(set) var entries: [JournalEntry]

    /// Earlier changes are removed.
    package static let mostEntries = 1000

    /// Reads a journal without invalid lines, such as a truncated one.
    package init(_ bytes: [UInt8]) {
        entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap { JournalEntry(line: $0) }
    }

    package var bytes: [UInt8] { entries.flatMap { Array(($0.line + "\n").utf8) } }

    /// Appends a change and removes the oldest ones.
    package mutating func append(_ entry: JournalEntry) {
        entries.append(entry)
        if entries.count > Journal.mostEntries { entries.removeFirst(entries.count - Journal.mostEntries) }
    }

    package mutating func removeLast() {
        if !entries.isEmpty { entries.removeLast() }
    }
}
