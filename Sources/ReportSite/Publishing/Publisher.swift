/// Publishes a whole site in one step: a reader sees the old site or the new one.
///
/// The new site is written into a directory beside the old one, with hard links to the unchanged and foreign files; then
/// the two directories are exchanged.
struct Publisher {
    /// How many files were written, left alone and removed.
    struct Result {
        let written: Int
        let unchanged: Int
        let removed: Int
    }

    private let output: Path
    private let files: [SiteFile]

    /// Makes a publisher of `files` to the directory `output`; throws if that is not allowed.
    init(_ files: [SiteFile], to output: String, dataDirectory: String) throws(SiteError) {
        let resolved = FileSystem.resolved(Path(output))
        try OutputCheck(output: output, resolved: resolved).standsApart(from: FileSystem.resolved(Path(dataDirectory)))
        self.output = resolved
        self.files = files + [Manifest(files).file]
    }

    /// What publishing would change, in the order of the paths; nothing is written.
    func preview() throws(SiteError) -> [PlannedChange] {
        guard let kind = try FileSystem.kind(of: output) else {
            return PlannedChange.sorted(files.map { PlannedChange(kind: .new, path: $0.path) })
        }
        guard kind == .directory else { throw SiteError(.cannotCreate, "\(output) is not a directory") }
        let changes = try SiteChanges(files, over: output, previous: Manifest(of: output))
        var planned = changes.obsolete.map { PlannedChange(kind: .removed, path: $0) }
        for file in changes.changed {
            let exists = try FileSystem.kind(of: output / file.path) != nil
            planned.append(PlannedChange(kind: exists ? .changed : .new, path: file.path))
        }
        return PlannedChange.sorted(planned)
    }

    /// Writes the site; on failure the old one stays as it was.
    ///
    /// Builds into the same directory wait for each other.
    func publish() throws(SiteError) -> Result {
        let folder = output.directory
        try FileSystem.createDirectories(folder)
        let lock = FileSystem.lock(folder)
        defer { if let lock { FileSystem.unlock(lock) } }
        if lock != nil { try FileSystem.removeStaleSiblings(of: output) }
        guard let kind = try FileSystem.kind(of: output) else {
            try create()
            return Result(written: files.count, unchanged: 0, removed: 0)
        }
        guard kind == .directory else { throw SiteError(.cannotCreate, "\(output) is not a directory") }
        guard FileSystem.isWritable(output) else { throw SiteError(.cannotCreate, "\(output) cannot be written to") }
        if lock != nil { try FileSystem.removeStaleSiblings(of: output / Publisher.staging) }
        let changes = try SiteChanges(files, over: output, previous: Manifest(of: output))
        if !changes.isEmpty {
            if FileSystem.isMountPoint(output) { try replaceWithin(changes) } else { try replace(changes) }
        }
        return Result(
            written: changes.changed.count, unchanged: changes.unchanged.count, removed: changes.obsolete.count)
    }

    private func create() throws(SiteError) {
        try withSibling(of: output) { sibling throws(SiteError) in
            for file in files { try write(file, in: sibling) }
            try FileSystem.move(sibling, to: output)
        }
    }

    private func replace(_ changes: SiteChanges) throws(SiteError) {
        try withSibling(of: output) { sibling throws(SiteError) in
            for directory in changes.foreignDirectories { try FileSystem.createDirectories(sibling / directory) }
            for path in changes.unchanged + changes.foreign {
                try FileSystem.createDirectories((sibling / path).directory)
                try FileSystem.link(output / path, to: sibling / path)
            }
            for file in changes.changed { try write(file, in: sibling) }
            if !FileSystem.exchange(sibling, with: output) { try moveFiles(of: changes, from: sibling) }
        }
    }

    /// The name stem of the temporary directory within a mount point.
    private static let staging = "site"

    /// For a mount point, which cannot be exchanged: all files are written before the first is moved.
    private func replaceWithin(_ changes: SiteChanges) throws(SiteError) {
        try withSibling(of: output / Publisher.staging) { folder throws(SiteError) in
            for file in changes.changed { try write(file, in: folder) }
            try moveFiles(of: changes, from: folder)
        }
    }

    /// Works in a temporary directory beside `path`, which is always removed afterwards.
    private func withSibling(of path: Path, _ work: (Path) throws(SiteError) -> Void) throws(SiteError) {
        let sibling = try FileSystem.createSibling(of: path)
        do throws(SiteError) {
            try work(sibling)
        } catch {
            try? FileSystem.removeTree(sibling)
            throw error
        }
        if try FileSystem.kind(of: sibling) != nil { try FileSystem.removeTree(sibling) }
    }

    /// Moves file by file, for file systems that cannot exchange directories.
    ///
    /// Until the end the manifest lists the files of both sites, so that after an interruption the next build can remove
    /// what this one did not.
    private func moveFiles(of changes: SiteChanges, from folder: Path) throws(SiteError) {
        let both = Manifest(paths: Manifest(files).paths.union(changes.obsolete))
        try FileSystem.replace(output / Manifest.fileName, with: both.file.bytes)
        let manifest = changes.changed.filter { $0.path == Manifest.fileName }
        for file in changes.changed where file.path != Manifest.fileName {
            try FileSystem.createDirectories((output / file.path).directory)
            try FileSystem.move(folder / file.path, to: output / file.path)
        }
        for path in changes.obsolete {
            try FileSystem.removeFile(output / path)
            for folder in SiteFile.folders(above: path) { FileSystem.removeDirectoryIfEmpty(output / folder) }
        }
        for file in manifest { try FileSystem.replace(output / file.path, with: file.bytes) }
    }

    private func write(_ file: SiteFile, in directory: Path) throws(SiteError) {
        let path = directory / file.path
        try FileSystem.createDirectories(path.directory)
        try FileSystem.write(file.bytes, to: path)
    }
}
