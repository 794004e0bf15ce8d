import ProgressLoading

/// A person's folder on a disk.
struct DataDirectory {
    /// The path as the person wrote it.
    let path: String

    /// Reads every file that belongs to a history; none is written.
    func files() throws(SiteError) -> [SourceFile] {
        guard let kind = try FileSystem.kind(of: path) else {
            throw SiteError(.missingInput, "there is no directory \(path)", hint: "reportgen init \(path) makes one")
        }
        guard kind == .directory else { throw SiteError(.missingInput, "\(path) is no directory") }
        var files: [SourceFile] = []
        // Names in other capitals are handed on too: the loader says that it does not read them.
        for name in try FileSystem.names(in: path) where DataFolder.names.contains(name.lowercased()) {
            switch try FileSystem.kind(of: path + "/" + name) {
            case .directory where name.contains("."): throw SiteError(.missingInput, "\(path)/\(name) is no file")
            case .directory: files += try self.files(inFolder: name)
            default: files.append(SourceFile(path: name, bytes: try FileSystem.read(path + "/" + name)))
            }
        }
        return files
    }

    private func files(inFolder folder: String) throws(SiteError) -> [SourceFile] {
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
