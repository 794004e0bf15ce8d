package import ProgressLoading

extension JournalEntry.File {
    /// The change that takes the record out again that this one put in, wherever it stands by now; nil where it does not
    /// stand there any more.
    ///
    /// Of a CSV file that is the row; its header stays, also a column that was added for the row.
    package func removal(from file: SourceFile) -> FileChange? {
        let isTable = path.hasSuffix(".csv")
        // A list in JSON may have got the end of its last line as well.
        let edit = isTable ? edits.last : edits.max { $0.inserted.count < $1.inserted.count }
        guard let inserted = edit?.inserted, !inserted.isEmpty else { return nil }
        let record = isTable ? JournalEntry.File.lastLine(of: inserted) : inserted
        let place = stride(from: file.bytes.count - record.count, through: 0, by: -1).first { place in
            let isAtLine = place == 0 || file.bytes[place - 1] == UInt8(ascii: "\n")
            return (!isTable || isAtLine) && file.bytes[place..<place + record.count].elementsEqual(record)
        }
        return place.flatMap { FileChange(of: file, [TextEdit(at: $0, removed: record, inserted: [])]) }
    }

    /// The last line with its end.
    private static func lastLine(of text: [UInt8]) -> [UInt8] {
        let start = text.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Array(text[start...])
    }
}
