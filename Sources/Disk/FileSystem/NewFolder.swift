import Glibc
package import Model

/// Writes files into a folder without replacing existing ones.
package struct NewFolder {
    private let path: Path
    private let hint: String

    /// `hint` is that of the error if one of the files exists.
    package init(path: Path, hint: String) {
        (self.path, self.hint) = (path, hint)
    }

    private func checkFree(of names: [String]) throws(CommandError) {
        guard !path.isEmpty else { throw CommandError(.usage, "the folder has no name") }
        for name in names where FileSystem.entry(at: path / name) != nil {
            throw CommandError(.cannotCreate, "\(path / name) exists already", hint: hint)
        }
    }

    /// Writes the files if none exists, with these permissions less the umask, and returns their paths.
    ///
    /// Folders are created with access for those who may read the files.
    package func write(
        _ files: [(path: String, bytes: [UInt8])], mode: FileMode = 0o666
    ) throws(CommandError) -> [String] {
        try checkFree(of: files.map(\.path))
        let folderMode = mode | (mode & 0o444) >> 2
        for folder in [path] + Set(files.map { (path / $0.path).directory }).sorted(by: { $0.text < $1.text }) {
            try FileSystem.createDirectories(folder, mode: folderMode)
        }
        for file in files { try FileSystem.write(file.bytes, to: path / file.path, mode: mode, isNew: true) }
        return files.map { (path / $0.path).text }
    }
}
