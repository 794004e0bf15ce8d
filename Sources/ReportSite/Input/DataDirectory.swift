import ProgressLoading

/// A person's folder on a disk.
struct DataDirectory {
    /// The path as the person wrote it.
    let path: String

    /// The files the loader knows what to do with (data-format.md).
    private static let fileNames = [
        "profile.json", "trackers.json", "why.md", "entries.csv", "entries.json", "activities.csv", "activities.json",
        "logs.csv", "logs.json",
    ]
    private static let folderNames = ["entries", "activities", "logs", "notes"]

    /// Reads every file that belongs to a history; none is written.
    func files() throws(SiteError) -> [SourceFile] {
        guard let kind = try FileSystem.kind(of: path) else {
            throw SiteError(.missingInput, "there is no directory \(path)", hint: "reportgen init \(path) makes one")
        }
        guard kind == .directory else { throw SiteError(.missingInput, "\(path) is no directory") }
        var files: [SourceFile] = []
        for name in DataDirectory.fileNames {
            guard let kind = try FileSystem.kind(of: path + "/" + name) else { continue }
            guard kind == .file else { throw SiteError(.missingInput, "\(path)/\(name) is no file") }
            files.append(SourceFile(path: name, bytes: try FileSystem.read(path + "/" + name)))
        }
        for name in DataDirectory.folderNames { files += try self.files(inFolder: name) }
        return files
    }

    private func files(inFolder folder: String) throws(SiteError) -> [SourceFile] {
        guard try FileSystem.kind(of: path + "/" + folder) == .directory else { return [] }
        var files: [SourceFile] = []
        for name in try FileSystem.names(in: path + "/" + folder) where !name.hasPrefix(".") {
            let file = folder + "/" + name
            // A folder within is handed on by its name alone, so that the loader can say that it reads none.
            let isFile = try FileSystem.kind(of: path + "/" + file) == .file
            let bytes = isFile ? try FileSystem.read(path + "/" + file) : []
            files.append(SourceFile(path: isFile ? file : file + "/", bytes: bytes))
        }
        return files
    }
}
