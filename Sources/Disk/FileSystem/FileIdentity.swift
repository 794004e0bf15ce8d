import CLinux
import Glibc

/// Values that change when a regular file is edited, touched or replaced.
package struct FileIdentity: Sendable, Hashable {
    /// In bytes.
    package let size: Int
    /// The time of the last change of its content, in nanoseconds since 1970; anybody who may write can set it.
    package let modified: Int
    /// The time of the last change of anything about it (ctime), in nanoseconds since 1970; only the system sets it.
    package let changed: Int
    package let inode: UInt64

    package init(size: Int, modified: Int, changed: Int, inode: UInt64) {
        (self.size, self.modified, self.changed, self.inode) = (size, modified, changed, inode)
    }
}

extension FileSystem {
    /// The kind of a path; a link is `other`.
    package enum Entry {
        case file(FileIdentity), directory, other
    }

    /// Nil if there is nothing at the path, or it can't be read.
    package static func entry(at path: Path) -> Entry? {
        guard let status = status(of: path, ofLink: true) else { return nil }
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

    /// Nil unless it is a regular file.
    package static func identity(of path: Path) -> FileIdentity? {
        guard case .file(let identity) = entry(at: path) else { return nil }
        return identity
    }

    /// Whether a path is a directory and not a link to one.
    package static func isRealDirectory(_ path: Path) -> Bool {
        if case .directory = entry(at: path) { true } else { false }
    }
}

/// The mount of a file; only files of one mount can be linked and moved to each other.
package struct Mount {
    private let device: dev_t
    /// Nil if the system doesn't number its mounts.
    private let number: UInt64?

    /// The mount of a path, without following a link at its end; nil if there is nothing, or it can't be read.
    package init?(of path: Path) {
        guard let status = FileSystem.status(of: path, ofLink: true) else { return nil }
        device = status.st_dev
        number = Mount.number(of: path)
    }

    /// Whether an existing path is on this mount; false for a directory at which something else is mounted.
    package func holds(_ path: Path) -> Bool {
        guard let status = FileSystem.status(of: path, ofLink: true) else { return true }
        // The number distinguishes a directory of the same device that is mounted twice. The device distinguishes a
        // subvolume, which isn't a mount but can't be linked from either; for a file it means nothing, because in a
        // container's file system it may be that of a lower layer.
        guard let number, let other = Mount.number(of: path) else { return status.st_dev == device }
        return other == number && (status.st_mode & S_IFMT != S_IFDIR || status.st_dev == device)
    }

    private static func number(of path: Path) -> UInt64? {
        var number: UInt64 = 0
        return mount_number(path.text, &number) ? number : nil
    }
}
