import DiskAccess
import ProgressModel

/// The folder of a data directory that is ours alone: `.reportgen`, which only its owner can read and no build reads.
///
/// A folder may come from elsewhere, so neither it nor a file in it is ever a link, a pipe or another device: to write
/// through a link would overwrite a file of the person, and to read a pipe would wait for ever.
struct PrivateFolder {
    private let path: Path

    /// That of the data directory at a path.
    init(of directory: Path) {
        path = directory / ".reportgen"
    }

    /// The bytes of a file; nil where there is none.
    func bytes(of name: String) throws(CommandError) -> [UInt8]? {
        guard try check(name) else { return nil }
        return try FileSystem.read(path / name)
    }

    /// Writes a file, in a folder that keeps itself out of a repository.
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

    /// Whether there is a file of this name.
    func has(_ name: String) -> Bool { FileSystem.entry(at: path / name) != nil }

    /// What tells a version of a file from every other one; nil where there is none.
    func identity(of name: String) -> FileIdentity? {
        FileSystem.isRealDirectory(path) ? FileSystem.identity(of: path / name) : nil
    }

    /// Takes a file away, where there is one.
    func remove(_ name: String) throws(CommandError) {
        if try check(name) { try FileSystem.removeDurably(path / name) }
    }

    /// Removes what killed writers left; the caller holds the lock of the directory.
    func removeStaleFiles() {
        if FileSystem.isRealDirectory(path) { FileSystem.removeStaleFiles(in: [path]) }
    }

    /// Whether there is a file; throws where it, or the folder, is something else than we make.
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
