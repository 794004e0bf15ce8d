import DiskAccess
import ProgressModel
import ProgressRecording

/// The journal of a data directory: `.reportgen/journal`.
struct JournalFile {
    private static let name = "journal"
    /// Names the change that is being written: a killed writer leaves it.
    private static let mark = "unfinished"

    private let folder: PrivateFolder

    /// The journal of the data directory at a path.
    init(of directory: Path) {
        folder = PrivateFolder(of: directory)
    }

    /// What it holds; nothing where there is none.
    func read() throws(CommandError) -> Journal { Journal(try folder.bytes(of: JournalFile.name) ?? []) }

    /// Writes it.
    func write(_ journal: Journal) throws(CommandError) { try folder.write(journal.bytes, to: JournalFile.name) }

    /// Marks that the last change of the journal is being written; for one of several files the mark outlasts a power cut.
    func begin(_ entry: JournalEntry, isDurable: Bool) throws(CommandError) {
        try folder.write(Array(JournalFile.id(of: entry).utf8), to: JournalFile.mark, isDurable: isDurable)
    }

    /// Whether a change is being written, or was when its writer was killed.
    var isMarked: Bool { folder.has(JournalFile.mark) }

    /// Takes the mark away.
    func end() {
        try? folder.remove(JournalFile.mark)
    }

    /// The change that a killed writer left half written; nil where there is none.
    func unfinished(in journal: Journal) throws(CommandError) -> JournalEntry? {
        guard let marked = try folder.bytes(of: JournalFile.mark), let last = journal.entries.last,
            marked == Array(JournalFile.id(of: last).utf8)
        else { return nil }
        return last
    }

    /// What tells a change from every other one.
    static func id(of entry: JournalEntry) -> String { hash(of: Array(entry.line.utf8)) }

    /// The hash by which a file is recognized.
    static func hash(of bytes: [UInt8]) -> String { ContentHash.text(of: bytes) }
}

/// The presses of a data directory that were answered: `.reportgen/presses`.
struct PressFile {
    private static let name = "presses"

    private let folder: PrivateFolder

    /// Those of the data directory at a path.
    init(of directory: Path) {
        folder = PrivateFolder(of: directory)
    }

    /// What it holds; nothing where there is none.
    func read() throws(CommandError) -> UsedPresses { UsedPresses(try folder.bytes(of: PressFile.name) ?? []) }

    func add(_ press: UsedPress) throws(CommandError) {
        try change {
            $0.add(press)
            return true
        }
    }

    /// Notes that a change was taken back, if a press made it.
    func undo(_ change: String) throws(CommandError) { try self.change { $0.undo(change) } }

    /// Forgets the press of a change that was never made.
    func forget(_ change: String) throws(CommandError) { try self.change { $0.forget(change) } }

    private func change(_ edit: (inout UsedPresses) -> Bool) throws(CommandError) {
        var presses = try read()
        if edit(&presses) { try folder.write(presses.bytes, to: PressFile.name) }
    }
}
