import CLinux
import Glibc
package import Model

extension FileSystem {
    /// Creates a directory and missing ones above it; the last one has the permissions `mode`, less the umask.
    package static func createDirectories(_ path: Path, mode: FileMode = 0o777) throws(CommandError) {
        if mkdir(path.text, mode_t(mode)) == 0 { return }
        if errno == EEXIST, try kind(of: path) == .directory { return }
        guard errno == ENOENT else { throw CommandError(.cannotCreate, "create", path, code: errno) }
        try createDirectories(path.directory)
        guard mkdir(path.text, mode_t(mode)) == 0 || errno == EEXIST else {
            throw CommandError(.cannotCreate, "create", path, code: errno)
        }
    }

    /// Creates a directory with a new name next to `path`, with the owner and permissions of `path` if that exists.
    package static func createSibling(of path: Path) throws(CommandError) -> Path {
        var template = Array((path.directory / (siblingPrefix(of: path) + "XXXXXX")).text.utf8CString)
        guard mkdtemp(&template) != nil else { throw CommandError(.cannotCreate, "create", path, code: errno) }
        let sibling = Path(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        if try kind(of: path) != nil {
            try copyAttributes(of: path, to: sibling)
        } else {
            let mask = umask(0)
            umask(mask)
            try setMode(0o777 & ~mask, of: sibling)
        }
        try write([], to: sibling / siblingMark)
        return sibling
    }

    /// The file that distinguishes a directory of `createSibling` from one with such a name.
    private static let siblingMark = ".reportgen-unfinished"

    /// Removes the mark from a directory of `createSibling` before it replaces another one.
    package static func finishSibling(_ sibling: Path) throws(CommandError) { try removeFile(sibling / siblingMark) }

    /// Removes the siblings left by killed builds; the caller must hold the lock of the directory.
    ///
    /// A sibling is ours if it is empty, or contains our mark or what `isOurs` recognizes. Returns an error for each
    /// that couldn't be removed, such as one of another user.
    package static func removeStaleSiblings(of path: Path, isOurs: (Path) -> Bool) -> [CommandError] {
        let names = (try? names(in: path.directory)) ?? []
        return names.filter { isSibling($0, of: path) }.map { path.directory / $0 }.filter { sibling in
            let isEmpty = (try? FileSystem.names(in: sibling).isEmpty) ?? true
            return isEmpty || entry(at: sibling / siblingMark) != nil || isOurs(sibling) || isForeign(sibling)
        }.compactMap(removeSibling)
    }

    /// Whether a directory belongs to another user and isn't writable.
    private static func isForeign(_ directory: Path) -> Bool {
        status(of: directory, ofLink: true).map { $0.st_uid != geteuid() && !isWritable(directory) } ?? false
    }

    /// Removes a directory that builds no longer use; returns the error if that fails.
    ///
    /// Marks what it can't remove, so that a later build recognizes it.
    package static func removeSibling(_ sibling: Path) -> CommandError? {
        guard isRealDirectory(sibling) else { return nil }
        do throws(CommandError) {
            makePrivate(sibling)
            try? write([], to: sibling / siblingMark)
            try removeTree(sibling)
            return nil
        } catch {
            return CommandError(
                error.kind, error.text, hint: "\(sibling) is left over from a build that has ended; remove it by hand")
        }
    }

    /// Whether `createSibling` could have made a name: it ends with six letters and digits of mkdtemp(3).
    package static func isSibling(_ name: String, of path: Path) -> Bool {
        let prefix = siblingPrefix(of: path)
        let rest = name.utf8.dropFirst(prefix.utf8.count)
        return name.hasPrefix(prefix) && rest.count == 6
            && rest.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }

    package static func siblingPrefix(of path: Path) -> String { ".\(path.name).reportgen-" }

    /// Whether something is mounted at a directory, so that nothing can be moved to its place.
    package static func isMountPoint(_ path: Path) -> Bool { Mount(of: path / "..")?.holds(path) == false }

    package static func isExecutable(_ path: Path) -> Bool { access(path.text, X_OK) == 0 }

    package static func isReadable(_ path: Path) -> Bool { access(path.text, R_OK | X_OK) == 0 }

    package static func isWritable(_ path: Path) -> Bool { access(path.text, W_OK | X_OK) == 0 }

    /// Makes `copy` a hard link to `path`, or a copy if the file system has no hard links.
    package static func link(_ path: Path, to copy: Path) throws(CommandError) {
        if linkat(AT_FDCWD, path.text, AT_FDCWD, copy.text, 0) == 0 { return }
        guard let status = status(of: path, ofLink: true) else {
            throw CommandError(.inputOutput, "read", path, code: errno)
        }
        if status.st_mode & S_IFMT == S_IFLNK {
            var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            guard readlink(path.text, &target, target.count - 1) >= 0, symlink(target, copy.text) == 0 else {
                throw CommandError(.cannotCreate, "create", copy, code: errno)
            }
            return
        }
        try write(read(path), to: copy)
        chmod(copy.text, status.st_mode & 0o7777)
    }

    /// Moves `path` to `destination`, replacing a file there.
    package static func move(_ path: Path, to destination: Path) throws(CommandError) {
        guard rename(path.text, destination.text) == 0 else {
            throw CommandError(.inputOutput, "write", destination, code: errno)
        }
    }

    /// Exchanges two paths in one step; false if the file system cannot.
    package static func exchange(_ path: Path, with other: Path) -> Bool {
        rename_exchange(path.text, other.text) == 0
    }

    /// Removes a file, if it exists.
    package static func removeFile(_ path: Path) throws(CommandError) {
        guard unlink(path.text) == 0 || errno == ENOENT else {
            throw CommandError(.inputOutput, "remove", path, code: errno)
        }
    }

    /// Removes a directory if it is empty.
    package static func removeDirectoryIfEmpty(_ path: Path) {
        rmdir(path.text)
    }

    /// Removes a directory with its contents, without following links.
    ///
    /// Removes what it can, and throws for the first file that it can't. File systems mounted there are left alone.
    package static func removeTree(_ path: Path) throws(CommandError) {
        guard let mount = Mount(of: path.directory) else {
            throw CommandError(.inputOutput, "remove", path, code: errno)
        }
        try removeTree(path, on: mount)
    }

    private static func removeTree(_ path: Path, on mount: Mount) throws(CommandError) {
        guard mount.holds(path) else { throw CommandError(.inputOutput, "remove", path, code: EBUSY) }
        guard isRealDirectory(path) else { return try removeFile(path) }
        // If this build is killed now, nobody else can read the rest; and it can be emptied without write permission.
        makePrivate(path)
        var first: CommandError?
        for name in try names(in: path) where name != siblingMark {
            do throws(CommandError) {
                try removeTree(path / name, on: mount)
            } catch {
                first = first ?? error
            }
        }
        if let first { throw first }
        try removeFile(path / siblingMark)
        guard rmdir(path.text) == 0 else { throw CommandError(.inputOutput, "remove", path, code: errno) }
    }

    /// Restricts a directory to its owner, who gets all permissions; doesn't follow a link put in its place.
    private static func makePrivate(_ path: Path) {
        let descriptor = open(path.text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fchmod(descriptor, 0o700)
        close(descriptor)
    }

    /// The target of a link that leads out of a folder; nil if it isn't a link, or stays within.
    package static func target(of link: Path, outside folder: Path) -> Path? {
        guard case .other? = entry(at: link) else { return nil }
        let target = resolved(link)
        return target.lies(in: resolved(folder)) ? nil : target
    }

    /// The absolute path without links, even if its last parts don't exist yet.
    package static func resolved(_ path: Path) -> Path {
        if let resolved = realpath(path.text, nil) {
            defer { free(resolved) }
            return Path(String(cString: resolved))
        }
        guard !path.isEmpty, !path.name.isEmpty else { return path }
        let base = resolved(path.directory)
        // Missing parts aren't links, so these mean what they say.
        switch path.name {
        case ".": return base
        case "..": return base.directory
        default: return base / path.name
        }
    }

    /// The permissions of a directory; nil if there isn't one.
    package static func mode(of directory: Path) -> FileMode? { status(of: directory).map { $0.st_mode & 0o777 } }

    package static func setMode(_ mode: FileMode, of directory: Path) throws(CommandError) {
        guard chmod(directory.text, mode_t(mode)) == 0 else {
            throw CommandError(.cannotCreate, "create", directory, code: errno)
        }
    }

    /// Gives a new directory the owner, extended attributes and permissions of another one, always with write
    /// permission.
    ///
    /// An owner or an attribute that the system refuses isn't changed: only root can give a directory away.
    package static func copyAttributes(of directory: Path, to copy: Path) throws(CommandError) {
        guard let status = status(of: directory, ofLink: true) else {
            throw CommandError(.inputOutput, "read", directory, code: errno)
        }
        if lchown(copy.text, status.st_uid, status.st_gid) != 0 { _ = lchown(copy.text, uid_t.max, status.st_gid) }
        copy_extended_attributes(directory.text, copy.text)
        // Permissions last, because a new owner resets some of them.
        try setMode(status.st_mode & 0o7777 | 0o700, of: copy)
    }

    /// Completes `copyAttributes` after the last change in the copy: exactly the same permissions, and the times if
    /// `withTimes`.
    package static func finishAttributes(of directory: Path, in copy: Path, withTimes: Bool) {
        guard let status = status(of: directory, ofLink: true) else { return }
        if status.st_mode & 0o700 != 0o700 { chmod(copy.text, status.st_mode & 0o7777) }
        if withTimes { utimensat(AT_FDCWD, copy.text, [status.st_atim, status.st_mtim], AT_SYMLINK_NOFOLLOW) }
    }
}
