/// Puts a whole site where its readers look, in one step: a reader sees the old one or the new one.
///
/// The new site is written beside the old one, with the unchanged and the foreign files as further names of the same
/// bytes, and then the two change places.
struct Publisher {
    /// What was done.
    struct Result {
        let written: Int
        let unchanged: Int
        let removed: Int
    }

    private let output: String
    private let files: [SiteFile]
    private let previous: Manifest

    /// Makes a publisher of `files` to the directory `output`, which it has checked.
    init(_ files: [SiteFile], to output: String, dataDirectory: String) throws(SiteError) {
        let resolved = FileSystem.resolved(output)
        try OutputCheck(output: output, resolved: resolved).standsApart(from: FileSystem.resolved(dataDirectory))
        self.output = resolved
        self.files = files + [Manifest(files).file]
        previous = try Manifest(of: resolved)
    }

    /// Writes the site; on failure the old one stands as it was.
    func publish() throws(SiteError) -> Result {
        guard let kind = try FileSystem.kind(of: output) else {
            try create()
            return Result(written: files.count - 1, unchanged: 0, removed: 0)
        }
        guard kind == .directory else { throw SiteError(.cannotCreate, "\(output) is no directory") }
        return try replace()
    }

    private func create() throws(SiteError) {
        try FileSystem.createDirectories(FileSystem.parent(of: output))
        let sibling = try FileSystem.createSibling(of: output)
        do throws(SiteError) {
            for file in files { try write(file, in: sibling) }
            try FileSystem.move(sibling, to: output)
        } catch {
            try? FileSystem.removeTree(sibling)
            throw error
        }
    }

    private func replace() throws(SiteError) -> Result {
        let changes = try SiteChanges(files, over: output, previous: previous)
        let result = Result(
            written: changes.changed.count, unchanged: changes.unchanged.count, removed: changes.obsolete.count)
        if changes.isEmpty { return result }
        let sibling = try FileSystem.createSibling(of: output)
        do throws(SiteError) {
            for directory in changes.foreignDirectories { try FileSystem.createDirectories(sibling + "/" + directory) }
            for path in changes.unchanged + changes.foreign {
                try FileSystem.createDirectories(FileSystem.parent(of: sibling + "/" + path))
                try FileSystem.link(output + "/" + path, to: sibling + "/" + path)
            }
            for file in changes.changed { try write(file, in: sibling) }
            if !FileSystem.exchange(sibling, with: output) { try replaceInPlace(changes, from: sibling) }
        } catch {
            try? FileSystem.removeTree(sibling)
            throw error
        }
        try FileSystem.removeTree(sibling)
        return result
    }

    /// File by file, for a file system that lets no directories change places, or an output that is a mount point.
    private func replaceInPlace(_ changes: SiteChanges, from sibling: String) throws(SiteError) {
        for file in changes.changed {
            try FileSystem.createDirectories(FileSystem.parent(of: output + "/" + file.path))
            try FileSystem.move(sibling + "/" + file.path, to: output + "/" + file.path)
        }
        for path in changes.obsolete {
            try FileSystem.removeFile(output + "/" + path)
            var folder = FileSystem.parent(of: path)
            while !folder.isEmpty {
                FileSystem.removeDirectoryIfEmpty(output + "/" + folder)
                folder = FileSystem.parent(of: folder)
            }
        }
    }

    private func write(_ file: SiteFile, in directory: String) throws(SiteError) {
        let path = directory + "/" + file.path
        try FileSystem.createDirectories(FileSystem.parent(of: path))
        try FileSystem.write(file.bytes, to: path)
    }
}
