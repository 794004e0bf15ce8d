/// The last changes of a data directory, oldest first: JSON lines.
package struct Journal: Sendable {
    package private(set) var entries: [JournalEntry]

    /// Earlier changes are forgotten.
    package static let mostEntries = 1000

    /// Reads a journal; what is no entry, such as a line that was cut, is left out.
    package init(_ bytes: [UInt8]) {
        entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap { JournalEntry(line: $0) }
    }

    /// The bytes of the file.
    package var bytes: [UInt8] { entries.flatMap { Array(($0.line + "\n").utf8) } }

    /// Adds a change and forgets the oldest ones.
    package mutating func append(_ entry: JournalEntry) {
        entries.append(entry)
        if entries.count > Journal.mostEntries { entries.removeFirst(entries.count - Journal.mostEntries) }
    }

    /// Forgets the last change.
    package mutating func removeLast() {
        if !entries.isEmpty { entries.removeLast() }
    }
}
