import Glibc

/// What changes when someone edits, touches or replaces a regular file.
package struct FileIdentity: Sendable, Hashable {
    /// In bytes.
    package let size: Int
    /// The time of the last change of its bytes, in nanoseconds since 1970; anybody who may write can set it.
    package let modified: Int
    /// The time of the last change of anything about it (ctime), in nanoseconds since 1970; only the system sets it.
    package let changed: Int
    package let inode: UInt64

    /// Makes an identity that was written down.
    package init(size: Int, modified: Int, changed: Int, inode: UInt64) {
        (self.size, self.modified, self.changed, self.inode) = (size, modified, changed, inode)
    }
}

extension FileSystem {
    /// What a path names; a link is `other`.
    package enum Entry {
        case file(FileIdentity), directory, other
    }

    /// What a path names; nil if there is nothing or it cannot be read.
    package static func entry(at path: Path) -> Entry? {
        var status = stat()
        guard lstat(path.text, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .directory
        case S_IFREG:
            let modified = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
            let changed = status.st_ctim.tv_sec &* 1_000_000_000 &+ status.st_ctim.tv_nsec
            return .file(
                FileIdentity(
                    size: Int(status.st_size), modified: modified, changed: changed, inode: UInt64(status.st_ino)))
        default: return .other
        }
    }

    /// The identity of a regular file; nil for anything else.
    package static func identity(of path: Path) -> FileIdentity? {
        guard case .file(let identity) = entry(at: path) else { return nil }
        return identity
    }

    /// Whether a path is a directory and not a link to one.
    package static func isRealDirectory(_ path: Path) -> Bool {
        if case .directory = entry(at: path) { true } else { false }
    }
}
