import Diary
import Disk
import Model

/// The journal of a data directory: `.reportgen/journal`.
struct JournalFile {
    private static let name = "journal"
    /// Names the change that is being written; remains if the writer is killed.
    private static let mark = "unfinished"

    private let folder: PrivateFolder

    init(of directory: Path) {
        folder = PrivateFolder(of: directory)
    }

    func read() throws(CommandError) -> Journal { Journal(try folder.bytes(of: JournalFile.name) ?? []) }

    func write(_ journal: Journal) throws(CommandError) { try folder.write(journal.bytes, to: JournalFile.name) }

    /// Marks that the last change is being written; `isDurable`, for several files, makes the mark survive a power
    /// failure.
    func begin(_ entry: JournalEntry, isDurable: Bool) throws(CommandError) {
        try folder.write(Array(JournalFile.id(of: entry).utf8), to: JournalFile.mark, isDurable: isDurable)
    }

    /// Whether a change is being written, or its writer was killed.
    var isMarked: Bool { folder.has(JournalFile.mark) }

    func end() {
        try? folder.remove(JournalFile.mark)
    }

    /// The incomplete change of a killed writer; nil if there isn't one.
    func unfinished(in journal: Journal) throws(CommandError) -> JournalEntry? {
        guard let marked = try folder.bytes(of: JournalFile.mark), let last = journal.entries.last,
            marked == Array(JournalFile.id(of: last).utf8)
        else { return nil }
        return last
    }

    /// The unique id of a change.
    static func id(of entry: JournalEntry) -> String { hash(of: Array(entry.line.utf8)) }

    static func hash(of bytes: [UInt8]) -> String { ContentHash.text(of: bytes) }
}

/// The program's own folder in a data directory: `.reportgen`, which only its owner can read, and no build reads.
///
/// A folder may come from elsewhere, so neither it nor a file in it may be a link, a pipe or another device: writing
/// through a link would overwrite a file of the person, and reading a pipe would wait forever.
struct PrivateFolder {
    private let path: Path

    init(of directory: Path) {
        path = directory / ".reportgen"
    }

    /// The bytes of a file; nil if there isn't one.
    func bytes(of name: String) throws(CommandError) -> [UInt8]? {
        guard try check(name) else { return nil }
        return try FileSystem.read(path / name)
    }

    /// Writes a file, in a folder that git ignores.
    func write(_ bytes: [UInt8], to name: String, isDurable: Bool = true) throws(CommandError) {
        _ = try check(name)
        try FileSystem.createDirectories(path, mode: 0o700)
        if try !check(".gitignore") {
            let text = "# What was written down last, and who may write: for this machine alone.\n*\n"
            try FileSystem.replace(path / ".gitignore", with: Array(text.utf8))
        }
        guard isDurable else { return try FileSystem.replace(path / name, with: bytes, mode: 0o600) }
        try FileSystem.replaceDurably(path / name, with: bytes, mode: 0o600)
    }

    /// The names of its files; empty if it doesn't exist.
    var names: [String] { FileSystem.isRealDirectory(path) ? (try? FileSystem.names(in: path)) ?? [] : [] }

    /// The path of a file with this name.
    func path(of name: String) -> Path { path / name }

    /// Whether there is a file of this name.
    func has(_ name: String) -> Bool { FileSystem.entry(at: path / name) != nil }

    /// Identifies the version of a file; nil if there isn't one.
    func identity(of name: String) -> FileIdentity? {
        FileSystem.isRealDirectory(path) ? FileSystem.identity(of: path / name) : nil
    }

    /// Removes a file, if it exists.
    func remove(_ name: String) throws(CommandError) {
        if try check(name) { try FileSystem.removeDurably(path / name) }
    }

    /// Removes files left by killed writers; the caller holds the lock of the directory.
    func removeStaleFiles() {
        if FileSystem.isRealDirectory(path) { FileSystem.removeStaleFiles(in: [path]) }
    }

    private static let presses = "presses"

    /// The answered presses of the data directory: `.reportgen/presses`.
    func presses() throws(CommandError) -> UsedPresses {
        UsedPresses(try bytes(of: PrivateFolder.presses) ?? [])
    }

    /// Changes the answered presses, if `edit` does.
    func changePresses(_ edit: (inout UsedPresses) -> Void) throws(CommandError) {
        var presses = try presses()
        let before = presses
        edit(&presses)
        if presses != before { try write(presses.bytes, to: PrivateFolder.presses) }
    }

    /// Whether there is a file; throws if it or the folder isn't of the kind that this program makes.
    private func check(_ name: String) throws(CommandError) -> Bool {
        switch FileSystem.entry(at: path) {
        case nil: return false
        case .directory: break
        case .file, .other: throw CommandError(.cannotCreate, "\(path) is not a folder of ours; nothing was written")
        }
        let file = path / name
        switch FileSystem.entry(at: file) {
        case nil: return false
        case .file: return true
        case .directory, .other:
            throw CommandError(.cannotCreate, "\(file) is not a regular file; nothing was written")
        }
    }
}

/// A file that has changed since it was written.
struct ChangedFile {
    let path: String
    let current: SourceFile?
    let edits: [TextEdit]

    func error(after entry: JournalEntry) -> CommandError {
        CommandError(
            .badData,
            "\(path) has changed since \"\(entry.action)\" of \(entry.time); nothing was undone\n"
                + difference.joined(separator: "\n"),
            hint: "take it back by hand")
    }

    /// What the change wrote, and what the file contains now, one line each.
    private var difference: [String] {
        guard let current else { return ["    the file is gone"] }
        var shift = 0
        return edits.flatMap { edit -> [String] in
            defer { shift += edit.inserted.count - edit.removed.count }
            let written = ChangedFile.lines(edit.inserted)
            if let place = current.bytes.firstRange(of: edit.inserted), !edit.inserted.isEmpty {
                let line = ChangedFile.line(of: place.lowerBound, in: current.bytes)
                return written.map { "    written then: \($0)" } + [
                    "    still there, in line \(line); something else in the file has changed"
                ]
            }
            let offset = min(edit.offset + shift, current.bytes.count)
            let end = min(offset + max(edit.inserted.count, 1), current.bytes.count)
            let now = ChangedFile.lines(Array(current.bytes[offset..<end]))
            let line = ChangedFile.line(of: offset, in: current.bytes)
            return written.map { "    - \($0)" } + now.map { "    + \($0)" } + ["    in line \(line)"]
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }

    private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}
