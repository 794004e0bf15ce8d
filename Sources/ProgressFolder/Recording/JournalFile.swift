import Diagnostics
import DiskAccess
import ProgressRecording

/// The journal of a data directory: `.reportgen/journal`, which only its owner can read and no build reads.
struct JournalFile {
    private let directory: Path
    private var path: Path { folder / "journal" }
    private var folder: Path { directory / ".reportgen" }

    /// The journal of the data directory at a path.
    init(of directory: Path) {
        self.directory = directory
    }

    /// What it holds; nothing where there is none.
    func read() throws(CommandError) -> Journal {
        guard try FileSystem.kind(of: path) != nil else { return Journal([]) }
        return Journal(try FileSystem.read(path))
    }

    /// Writes it, in a folder that keeps itself out of a repository.
    func write(_ journal: Journal) throws(CommandError) {
        try FileSystem.createDirectories(folder, mode: 0o700)
        let ignored = folder / ".gitignore"
        if try FileSystem.kind(of: ignored) == nil {
            try FileSystem.write(Array("# What was written down last, for reportgen undo.\n*\n".utf8), to: ignored)
        }
        try FileSystem.replaceDurably(path, with: journal.bytes, mode: 0o600)
    }

    /// Marks that the last change of the journal is being written: a killed writer leaves the mark.
    func begin(_ entry: JournalEntry) throws(CommandError) {
        try FileSystem.replaceDurably(mark, with: Array(JournalFile.id(of: entry).utf8), mode: 0o600)
    }

    /// Whether a change is being written, or was when its writer was killed.
    var isMarked: Bool { (try? FileSystem.kind(of: mark)) != nil }

    /// Takes the mark away.
    func end() {
        if isMarked { try? FileSystem.removeDurably(mark) }
    }

    /// The change that a killed writer left half written; nil where there is none.
    func unfinished(in journal: Journal) throws(CommandError) -> JournalEntry? {
        guard try FileSystem.kind(of: mark) != nil, let last = journal.entries.last,
            try FileSystem.read(mark) == Array(JournalFile.id(of: last).utf8)
        else { return nil }
        return last
    }

    private var mark: Path { folder / "unfinished" }

    /// What tells a change from every other one.
    static func id(of entry: JournalEntry) -> String { hash(of: Array(entry.line.utf8)) }

    /// The hash by which a file is recognized.
    static func hash(of bytes: [UInt8]) -> String { ContentHash.text(of: bytes) }
}
