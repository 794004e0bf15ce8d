import CLinux
import Glibc
package import Model

extension FileSystem {
    /// Replaces a file in one step and returns when it is on the disk: a reader, even after a power failure, sees the
    /// old bytes or the new ones.
    ///
    /// A link is kept, and the file keeps its owner, permissions and extended attributes. A new file has the
    /// permissions `mode`, less the umask. The caller holds the lock of the directory.
    package static func replaceDurably(_ path: Path, with bytes: [UInt8], mode: FileMode = 0o666) throws(CommandError) {
        let target = try kind(of: path) == nil ? path : resolved(path)
        _ = try exchange(target, with: bytes, mode: mode) { () throws(CommandError) in true }
    }

    /// Replaces a file if `isExpected` returns true immediately before; returns whether it did.
    private static func exchange(
        _ target: Path, with bytes: [UInt8], mode: FileMode, if isExpected: () throws(CommandError) -> Bool
    ) throws(CommandError) -> Bool {
        let staged = try createSiblingFile(of: target)
        do throws(CommandError) {
            try fill(staged.path, staged.descriptor, with: bytes)
            takeAttributes(of: target, orMode: mode, staged.path)
            guard try isExpected() else {
                try removeFile(staged.path)
                return false
            }
            try move(staged.path, to: target)
        } catch {
            try? removeFile(staged.path)
            throw error
        }
        sync(target.directory)
        return true
    }

    /// Replaces a file if it still has the bytes `before`, or is missing if that is nil; returns false, with nothing
    /// written, if another program has changed it.
    ///
    /// A few lines at the end are appended in one step, whatever another program has appended before them. Otherwise,
    /// what another program appends to the old file until its name leads to the new one is appended to that too; only
    /// what a program that keeps the old file open writes into it later is lost.
    package static func replaceDurably(
        _ path: Path, having before: [UInt8]?, with bytes: [UInt8], mode: FileMode = 0o666
    ) throws(CommandError) -> Bool {
        let isThere = try kind(of: path) != nil
        guard isThere == (before != nil) else { return false }
        guard let before else {
            try replaceDurably(path, with: bytes, mode: mode)
            return true
        }
        let target = resolved(path)
        let old = open(target.text, O_RDONLY | O_CLOEXEC)
        guard old >= 0 else { throw CommandError(.inputOutput, "read", path, code: errno) }
        defer { Glibc.close(old) }
        let newline = UInt8(ascii: "\n")
        if before.last == newline, (1...mostAppended).contains(bytes.count - before.count), bytes.starts(with: before) {
            let current = try rest(of: old, path)
            guard current.last == newline, current.starts(with: before) else { return false }
            try append(Array(bytes[before.count...]), to: target)
            return true
        }
        let isReplaced = try exchange(target, with: bytes, mode: mode) { () throws(CommandError) in
            try rest(of: old, path) == before && isOpen(old, at: target)
        }
        guard isReplaced else { return false }
        let added = try rest(of: old, path)
        if !added.isEmpty {
            try append((bytes.last == newline ? [] : [newline]) + added, to: target)
        }
        return true
    }

    private static func isOpen(_ descriptor: Int32, at path: Path) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(path.text, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev
    }

    /// In bytes; a page of memory, which a local file system writes as a whole.
    private static let mostAppended = 4096

    /// Appends bytes to a file that others may append to; if the disk has no room for all of them, none are kept.
    private static func append(_ bytes: [UInt8], to path: Path) throws(CommandError) {
        let descriptor = open(path.text, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError(.inputOutput, "write", path, code: errno) }
        var (before, after) = (stat(), stat())
        var code: Int32 = fstat(descriptor, &before) == 0 ? 0 : errno
        if code == 0 { code = writeDurably(bytes, to: descriptor) }
        if code != 0, fstat(descriptor, &after) == 0, (1..<bytes.count).contains(Int(after.st_size - before.st_size)) {
            ftruncate(descriptor, before.st_size)
        }
        try close(descriptor, of: path, after: code)
    }

    /// Replaces a file in one step: a reader sees the old bytes or the new ones, but after a power failure it may be
    /// empty.
    ///
    /// A link is replaced, not followed; the file has the permissions `mode`, less the umask.
    package static func replace(_ path: Path, with bytes: [UInt8], mode: FileMode = 0o666) throws(CommandError) {
        // An unpredictable name: a prepared link of that name could lead to a file of the person.
        let staged = try createSiblingFile(of: path)
        do throws(CommandError) {
            try close(staged.descriptor, of: staged.path, after: write(bytes, to: staged.descriptor))
            takeMask(mode, staged.path)
            try move(staged.path, to: path)
        } catch {
            try? removeFile(staged.path)
            throw error
        }
    }

    /// Removes a file permanently, even in case of a power failure.
    package static func removeDurably(_ path: Path) throws(CommandError) {
        try removeFile(path)
        sync(path.directory)
    }

    /// Removes the files left by killed writers in some folders; the caller holds the lock of the directory.
    package static func removeStaleFiles(in folders: [Path]) {
        for folder in folders {
            for name in (try? names(in: folder)) ?? [] where name.hasPrefix(".") && name.contains(".reportgen-") {
                guard let start = name.firstRange(of: ".reportgen-") else { continue }
                let original = folder / String(name[..<start.lowerBound].dropFirst())
                if isSibling(name, of: original), case .file? = entry(at: folder / name) {
                    try? removeFile(folder / name)
                }
            }
        }
    }

    package static func isWritableFile(_ path: Path) -> Bool { access(path.text, W_OK) == 0 }

    /// The read and write permissions of a file; nil if there isn't one.
    package static func permissions(of path: Path) -> FileMode? { mode(of: path).map { $0 & 0o666 } }

    private static func createSiblingFile(of path: Path) throws(CommandError) -> (path: Path, descriptor: Int32) {
        var template = Array((path.directory / (siblingPrefix(of: path) + "XXXXXX")).text.utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw CommandError(.cannotCreate, "write", path, code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (Path(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)), descriptor)
    }

    private static func fill(_ path: Path, _ descriptor: Int32, with bytes: [UInt8]) throws(CommandError) {
        try close(descriptor, of: path, after: writeDurably(bytes, to: descriptor))
    }

    /// Writes bytes and waits until they are on the disk; returns 0 or the error number.
    private static func writeDurably(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        let code = write(bytes, to: descriptor)
        // Some file systems can't sync; then the bytes are as safe as possible.
        return code == 0 && fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP ? errno : code
    }

    /// Closes a written file; throws the error of writing or closing.
    private static func close(_ descriptor: Int32, of path: Path, after code: Int32) throws(CommandError) {
        var code = code
        // A full disk or a network share may report its error on closing.
        if Glibc.close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else { throw CommandError(.inputOutput, "write", path, code: code) }
    }

    private static func takeMask(_ mode: FileMode, _ path: Path) {
        let mask = umask(0)
        umask(mask)
        chmod(path.text, mode_t(mode) & ~mask)
    }

    private static func takeAttributes(of path: Path, orMode mode: FileMode, _ copy: Path) {
        guard let status = status(of: path) else { return takeMask(mode, copy) }
        if chown(copy.text, status.st_uid, status.st_gid) != 0 { _ = chown(copy.text, uid_t.max, status.st_gid) }
        copy_extended_attributes(path.text, copy.text)
        chmod(copy.text, status.st_mode & 0o7777)
    }

    private static func sync(_ directory: Path) {
        let descriptor = open(directory.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        Glibc.close(descriptor)
    }
}
