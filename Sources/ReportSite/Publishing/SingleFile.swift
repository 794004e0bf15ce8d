package import DiskAccess
package import ProgressModel

/// A file that a command writes for the person, wherever they want it.
package struct SingleFile {
    private let path: Path

    /// Names a file.
    package init(_ path: String) {
        self.path = Path(path)
    }

    /// Writes the file in one step, replacing one that is there; false if it went into a pipe or a device instead.
    ///
    /// Throws, and changes nothing, if a file of the data directory is there or anything else that is not a file.
    package func write(
        _ bytes: @autoclosure () throws(CommandError) -> [UInt8], dataDirectory: String, mode: FileMode = 0o666
    ) throws(CommandError) -> Bool {
        let isStream = try isStream
        try OutputCheck(output: path, resolved: FileSystem.resolved(path))
            .spares(recordsOf: FileSystem.resolved(Path(dataDirectory)))
        let bytes = try bytes()
        if isStream {
            try FileSystem.write(bytes, into: path)
        } else {
            try FileSystem.replace(path, with: bytes, mode: mode)
        }
        return !isStream
    }

    /// Whether a pipe or a device is at the path; throws if it is neither that nor free nor a file to replace.
    private var isStream: Bool {
        get throws(CommandError) {
            switch try FileSystem.kind(of: path) {
            case .stream: return true
            case .directory: throw CommandError(.cannotCreate, "\(path) is a directory")
            case .other: throw CommandError(.cannotCreate, "\(path) is not a file")
            case .file, nil: break
            }
            guard case .other = FileSystem.entry(at: path) else { return false }
            throw CommandError(
                .cannotCreate, "\(path) is a link", hint: "name the file it leads to, or - for standard output")
        }
    }
}
