import CRenameExchange

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Creates a directory and those above it that are missing.
    static func createDirectories(_ path: String) throws(SiteError) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        if errno == EEXIST, try kind(of: path) == .directory { return }
        guard errno == ENOENT else { throw SiteError(.cannotCreate, "create", path, code: errno) }
        try createDirectories(parent(of: path))
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw SiteError(.cannotCreate, "create", path, code: errno)
        }
    }

    /// Creates a directory beside `path` whose name no one else has, with the permissions of `path` if that exists.
    static func createSibling(of path: String) throws(SiteError) -> String {
        let folder = parent(of: path)
        let name = String(path.dropFirst(folder.isEmpty ? 0 : folder == "/" ? 1 : folder.count + 1))
        var template = Array((folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/").utf8CString.dropLast())
        template += Array((siblingPrefix(of: name) + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SiteError(.cannotCreate, "create", path, code: errno) }
        let sibling = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var status = stat()
        let mask = umask(0)
        umask(mask)
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o777 & ~mask
        guard chmod(sibling, mode) == 0 else { throw SiteError(.cannotCreate, "create", sibling, code: errno) }
        return sibling
    }

    /// Removes the siblings that builds left behind when they were killed; only for who holds the lock of the folder.
    static func removeStaleSiblings(of path: String) throws(SiteError) {
        let folder = parent(of: path)
        let base = folder.isEmpty ? "." : folder
        let prefix = siblingPrefix(
            of: String(path.dropFirst(folder.isEmpty ? 0 : folder == "/" ? 1 : folder.count + 1)))
        for name in try names(in: base) where name.hasPrefix(prefix) && isRealDirectory(base + "/" + name) {
            try removeTree(base + "/" + name)
        }
    }

    private static func siblingPrefix(of name: String) -> String { ".\(name).reportgen-" }

    /// Whether a directory lies on another file system than the one above it, so that nothing can be moved into its place.
    static func isMountPoint(_ path: String) -> Bool {
        var own = stat()
        var above = stat()
        return stat(path, &own) == 0 && stat(path + "/..", &above) == 0 && own.st_dev != above.st_dev
    }

    /// Whether files can be put into a directory.
    static func isWritable(_ path: String) -> Bool { access(path, W_OK | X_OK) == 0 }

    /// Holds other builds off a directory until the returned descriptor is closed; nil where no locks are to be had.
    static func lock(_ directory: String) -> Int32? {
        let descriptor = open(directory.isEmpty ? "." : directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
        return descriptor
    }

    /// Lets the next build in.
    static func unlock(_ lock: Int32) {
        close(lock)
    }

    /// Makes `copy` another name of `path`, or a copy where the file system has no such thing.
    static func link(_ path: String, to copy: String) throws(SiteError) {
        if linkat(AT_FDCWD, path, AT_FDCWD, copy, 0) == 0 { return }
        var status = stat()
        guard lstat(path, &status) == 0 else { throw SiteError(.inputOutput, "read", path, code: errno) }
        if status.st_mode & S_IFMT == S_IFLNK {
            var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            guard readlink(path, &target, target.count - 1) >= 0, symlink(target, copy) == 0 else {
                throw SiteError(.cannotCreate, "create", copy, code: errno)
            }
            return
        }
        try write(read(path), to: copy)
        chmod(copy, status.st_mode & 0o7777)
    }

    /// Moves `path` to `destination`, in the place of a file that lies there.
    static func move(_ path: String, to destination: String) throws(SiteError) {
        guard rename(path, destination) == 0 else { throw SiteError(.inputOutput, "write", destination, code: errno) }
    }

    /// Lets two paths change places in one step; false where the file system can not.
    static func exchange(_ path: String, with other: String) -> Bool {
        rename_exchange(path, other) == 0
    }

    /// Removes a file; one that is gone already is no error.
    static func removeFile(_ path: String) throws(SiteError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw SiteError(.inputOutput, "remove", path, code: errno) }
    }

    /// Removes a directory if it is empty.
    static func removeDirectoryIfEmpty(_ path: String) {
        rmdir(path)
    }

    /// Removes a directory with all that is in it, without following links.
    static func removeTree(_ path: String) throws(SiteError) {
        for name in try names(in: path) {
            let child = path + "/" + name
            if isRealDirectory(child) { try removeTree(child) } else { try removeFile(child) }
        }
        guard rmdir(path) == 0 else { throw SiteError(.inputOutput, "remove", path, code: errno) }
    }

    /// The directory a path lies in; empty for a bare name.
    static func parent(of path: String) -> String {
        let end = path.lastIndex(of: "/") ?? path.startIndex
        return end == path.startIndex && path.hasPrefix("/") ? "/" : String(path[..<end])
    }

    /// The absolute path without links, also of one whose last parts do not exist yet.
    static func resolved(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let folder = parent(of: trimmed)
        let name = folder.isEmpty ? trimmed : String(trimmed.dropFirst(folder == "/" ? 1 : folder.count + 1))
        guard folder != trimmed, !name.isEmpty else { return trimmed }
        let base = resolved(folder.isEmpty ? "." : folder)
        // What does not exist is no link, so that these lead where they seem to.
        if name == "." { return base }
        if name == ".." { return parent(of: base) }
        return base == "/" ? "/" + name : base + "/" + name
    }
}
