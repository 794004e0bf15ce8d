import Glibc
package import Model

/// System calls on files; every error has the path and the system's reason.
package enum FileSystem {
    /// The kind of a path after following links.
    package enum Kind {
        case file, directory
        /// A pipe, a terminal or another device that is written to sequentially.
        case stream
        case other
    }

    /// The kind of file at a path; nil if there isn't one.
    package static func kind(of path: Path) throws(CommandError) -> Kind? {
        guard let status = status(of: path) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw CommandError(.inputOutput, "read", path, code: errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        case S_IFIFO, S_IFCHR: return .stream
        default: return .other
        }
    }

    /// What the system knows of a path, or of a link at its end; nil, with `errno` set, if it can't be read.
    static func status(of path: Path, ofLink: Bool = false) -> stat? {
        var status = stat()
        return (ofLink ? lstat(path.text, &status) : stat(path.text, &status)) == 0 ? status : nil
    }

    package static func read(_ path: Path) throws(CommandError) -> [UInt8] {
        let descriptor = open(path.text, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError(.inputOutput, "read", path, code: errno) }
        defer { close(descriptor) }
        return try rest(of: descriptor, path)
    }

    /// The bytes of an open file after the last read; empty if nothing was added since.
    static func rest(of descriptor: Int32, _ path: Path) throws(CommandError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw CommandError(.inputOutput, "read", path, code: errno) }
        // The first read gets the whole file, and the second its end, unless the file has grown.
        var capacity = max(Int(status.st_size) + 1, 4096)
        var bytes: [UInt8] = []
        while true {
            var code: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                var received = Glibc.read(descriptor, buffer.baseAddress, capacity)
                while received < 0, errno == EINTR { received = Glibc.read(descriptor, buffer.baseAddress, capacity) }
                if received < 0 { code = errno }
                count = max(0, received)
            }
            guard code == 0 else { throw CommandError(.inputOutput, "read", path, code: code) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            capacity = 4096
        }
    }

    /// Creates or overwrites a file; a new file has the permissions `mode`, less the umask.
    ///
    /// With `isNew` there must not be anything of that name, not even a broken link.
    package static func write(
        _ bytes: [UInt8], to path: Path, mode: FileMode = 0o666, isNew: Bool = false
    ) throws(CommandError) {
        let descriptor = open(path.text, O_WRONLY | O_CREAT | (isNew ? O_EXCL : O_TRUNC) | O_CLOEXEC, mode_t(mode))
        guard descriptor >= 0 else { throw CommandError(.cannotCreate, "create", path, code: errno) }
        var code = write(bytes, to: descriptor)
        // A full disk or a network share may report its error on closing.
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else { throw CommandError(.inputOutput, "write", path, code: code) }
    }

    /// Writes into an existing pipe, terminal or other device; waits for a reader of a pipe.
    package static func write(_ bytes: [UInt8], into stream: Path) throws(CommandError) {
        let descriptor = open(stream.text, O_WRONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError(.inputOutput, "write", stream, code: errno) }
        defer { close(descriptor) }
        let code = write(bytes, to: descriptor)
        guard code == 0 else { throw CommandError(.inputOutput, "write", stream, code: code) }
    }

    /// The system's text for an error number.
    package static func description(ofError code: Int32) -> String { String(cString: strerror(code)) }

    /// Writes all bytes to an open file, a pipe or a terminal; returns 0 or the error number.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let sent = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if sent < 0, errno == EINTR { continue }
                guard sent > 0 else { return sent < 0 ? errno : EIO }
                offset += sent
            }
            return 0
        }
    }

    /// The names in a directory, in byte order, without `.`, `..` and those that aren't UTF-8.
    package static func names(in path: Path) throws(CommandError) -> [String] { try listing(of: path).names }

    /// The names of `names(in:)`, and separately those that aren't UTF-8, repaired: a path can't hold them.
    package static func listing(of path: Path) throws(CommandError) -> (names: [String], others: [String]) {
        guard let directory = opendir(path.text) else { throw CommandError(.inputOutput, "read", path, code: errno) }
        defer { closedir(directory) }
        var names: [String] = []
        var others: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
                    if let name = String(validatingCString: bytes) {
                        if name != ".", name != ".." { names.append(name) }
                    } else {
                        others.append(String(cString: bytes))
                    }
                }
            }
        }
        guard errno == 0 else { throw CommandError(.inputOutput, "read", path, code: errno) }
        return (names.sortedByBytes(), others.sortedByBytes())
    }
}

extension CommandError {
    package init(_ kind: Kind, _ action: String, _ path: Path, code: Int32) {
        self.init(kind, "cannot \(action) \(path): \(FileSystem.description(ofError: code))")
    }
}
