/// Files for a folder of the person's own, in which nothing that is there is ever replaced.
struct NewFolder {
    let path: Path
    /// What to say to someone whose folder holds one of the files already.
    let hint: String

    /// Throws where the folder has no name or holds one of the files already.
    func checkFree(of names: [String]) throws(SiteError) {
        guard !path.isEmpty else { throw SiteError(.usage, "the folder has no name") }
        for name in names where try FileSystem.kind(of: path / name) != nil {
            throw SiteError(.cannotCreate, "\(path / name) exists already", hint: hint)
        }
    }

    /// Writes the files, after checking that none is there already, and returns their paths.
    func write(_ files: [SiteFile]) throws(SiteError) -> [String] {
        try checkFree(of: files.map(\.path))
        try FileSystem.createDirectories(path)
        for file in files { try FileSystem.write(file.bytes, to: path / file.path) }
        return files.map { (path / $0.path).text }
    }
}
