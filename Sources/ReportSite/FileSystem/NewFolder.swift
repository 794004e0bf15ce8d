/// Writes files into a folder without ever replacing an existing file.
struct NewFolder {
    let path: Path
    /// The hint of the error if one of the files exists.
    let hint: String

    /// Throws if the path is empty or one of the files exists.
    func checkFree(of names: [String]) throws(SiteError) {
        guard !path.isEmpty else { throw SiteError(.usage, "the folder has no name") }
        for name in names where try FileSystem.kind(of: path / name) != nil {
            throw SiteError(.cannotCreate, "\(path / name) exists already", hint: hint)
        }
    }

    /// Writes the files if none of them exists, and returns their paths.
    func write(_ files: [SiteFile]) throws(SiteError) -> [String] {
        try checkFree(of: files.map(\.path))
        try FileSystem.createDirectories(path)
        for file in files { try FileSystem.write(file.bytes, to: path / file.path) }
        return files.map { (path / $0.path).text }
    }
}
