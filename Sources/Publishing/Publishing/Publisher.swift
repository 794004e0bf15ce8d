import Disk
import Dispatch
import Model
import Synchronization

/// Publishes a whole site in one step: a reader sees the old site or the new one.
///
/// The new site is written into a directory next to the old one, with hard links to the unchanged and foreign files;
/// then the two directories are exchanged. If that isn't possible, only the changed files are written, within the site,
/// and moved to their places one by one.
struct Publisher {
    /// The number of files written, unchanged and removed.
    struct Result {
        let written: Int
        let unchanged: Int
        let removed: Int
        /// The files of the site; empty if another build may have changed them meanwhile.
        let files: [BuildRecord.File]
        /// What couldn't be cleaned up; the site is complete nevertheless.
        var warnings: [CommandError] = []
    }

    private let output: Path
    /// The permissions of a new site; nil for the default ones.
    private let mode: FileMode?
    private let files: [SiteFile]
    private let hashes: [String: UInt64]
    private let previous: BuildRecord?

    /// Throws if publishing `files` to the directory `output` isn't allowed.
    ///
    /// `previous` is the record of the last build into it; without one all files on the disk are read. `mode` is that
    /// of a new directory.
    init(
        _ files: [SiteFile], to output: Path, dataDirectory: Path, previous: BuildRecord? = nil, mode: FileMode? = nil
    ) throws(CommandError) {
        let resolved = FileSystem.resolved(output)
        if case .other? = FileSystem.entry(at: resolved), try FileSystem.kind(of: resolved) == nil {
            throw CommandError(.cannotCreate, "\(output) is a link that leads nowhere")
        }
        try OutputCheck(output: output, resolved: resolved).standsApart(from: FileSystem.resolved(dataDirectory))
        self.output = resolved
        self.mode = mode
        self.files = files + [Manifest(files.map(\.path)).file]
        self.previous = previous
        let hashes = Mutex([String: UInt64]())
        try self.files.inParallel { files throws(CommandError) in
            let made = files.map { ($0.path, ContentHash.hash(of: $0.bytes)) }
            hashes.withLock { $0.merge(made) { $1 } }
        }
        self.hashes = hashes.withLock { $0 }
    }

    /// The changes in the byte order of their paths, a line each such as `changed  index.html`; writes nothing.
    func preview() throws(CommandError) -> [String] {
        var planned: [(kind: String, path: String)]
        if let kind = try FileSystem.kind(of: output) {
            guard kind == .directory else { throw CommandError(.cannotCreate, "\(output) is not a directory") }
            let changes = try changes()
            planned = changes.obsolete.map { ("removed", $0) }
            for file in changes.changed {
                let exists = try FileSystem.kind(of: output / file.path) != nil
                planned.append((exists ? "changed" : "new", file.path))
            }
        } else {
            planned = files.map { ("new", $0.path) }
        }
        return planned.sorted { $0.path.precedesInBytes($1.path) }
            .map { $0 + String(repeating: " ", count: 9 - $0.count) + $1 }
    }

    /// Writes the site; on failure the old one is unchanged.
    ///
    /// Builds into the same directory wait for each other. A directory of this or an earlier build that can't be
    /// removed is a warning, not a failure.
    func publish() throws(CommandError) -> Result {
        let folder = output.directory
        try FileSystem.createDirectories(folder)
        let lock = try FileSystem.lock(folder, tell: Console.note)
        defer { if let lock { FileSystem.unlock(lock) } }
        var warnings = lock == nil ? [] : removeStale(beside: output)
        guard let kind = try FileSystem.kind(of: output) else {
            warnings += try create()
            return result(written: files.count, isLocked: lock != nil, warnings)
        }
        guard kind == .directory else { throw CommandError(.cannotCreate, "\(output) is not a directory") }
        guard FileSystem.isWritable(output) else { throw CommandError(.cannotCreate, "\(output) cannot be written to") }
        if lock != nil { warnings += removeStale(beside: output / Publisher.staging) }
        let changes = try changes()
        if !changes.isEmpty {
            let mustStay =
                changes.mustStay || FileSystem.isMountPoint(output) || !FileSystem.isWritable(output.directory)
                // The person may be in the site: after the exchange their folder would be empty.
                || FileSystem.resolved(Path(".")).lies(in: output)
            warnings += mustStay ? try replaceWithin(changes) : try replace(changes)
        }
        return result(
            written: changes.changed.count, unchanged: changes.unchanged.count, removed: changes.obsolete.count,
            isLocked: lock != nil, warnings)
    }

    private func changes() throws(CommandError) -> SiteChanges {
        try SiteChanges(files, hashes: hashes, over: output, previous: Manifest(of: output), record: previous)
    }

    private func result(
        written: Int, unchanged: Int = 0, removed: Int = 0, isLocked: Bool, _ warnings: [CommandError]
    ) -> Result {
        let left = files.compactMap { file -> BuildRecord.File? in
            guard let identity = FileSystem.identity(of: output / file.path), let hash = hashes[file.path] else {
                return nil
            }
            return BuildRecord.File(path: file.path, identity: identity, hash: hash)
        }
        let isCertain = isLocked && left.count == files.count
        return Result(
            written: written, unchanged: unchanged, removed: removed, files: isCertain ? left : [], warnings: warnings)
    }

    private func create() throws(CommandError) -> [CommandError] {
        try withSibling(of: output) { sibling throws(CommandError) in
            try write(files, in: sibling)
            if let mode { try FileSystem.setMode(mode, of: sibling) }
            try FileSystem.finishSibling(sibling)
            try FileSystem.move(sibling, to: output)
        }
    }

    private func replace(_ changes: SiteChanges) throws(CommandError) -> [CommandError] {
        try withSibling(of: output) { sibling throws(CommandError) in
            for directory in changes.directories {
                // Nobody else may read it before it has its permissions.
                try FileSystem.createDirectories(sibling / directory, mode: 0o700)
                try FileSystem.copyAttributes(of: output / directory, to: sibling / directory)
            }
            let kept = changes.unchanged + changes.foreign
            try createFolders(of: kept, in: sibling)
            for path in kept { try FileSystem.link(output / path, to: sibling / path) }
            try write(changes.changed, in: sibling)
            for directory in changes.directories.reversed() {
                FileSystem.finishAttributes(
                    of: output / directory, in: sibling / directory,
                    withTimes: changes.foreignDirectories.contains(directory))
            }
            FileSystem.finishAttributes(of: output, in: sibling, withTimes: false)
            try FileSystem.finishSibling(sibling)
            if !FileSystem.exchange(sibling, with: output) { try moveFiles(of: changes, from: sibling) }
        }
    }

    /// The beginning of the name of the temporary directory within a site.
    private static let staging = "site"

    /// For a site that can't be exchanged (a mount point, or in a directory that this user can't change) or contains
    /// what would move away with the old site: writes all files before moving the first.
    private func replaceWithin(_ changes: SiteChanges) throws(CommandError) -> [CommandError] {
        try withSibling(of: output / Publisher.staging) { folder throws(CommandError) in
            try write(changes.changed, in: folder)
            try moveFiles(of: changes, from: folder)
        }
    }

    private func removeStale(beside path: Path) -> [CommandError] {
        FileSystem.removeStaleSiblings(of: path) { sibling in FileSystem.entry(at: sibling / Manifest.fileName) != nil }
    }

    /// Works in a temporary directory next to `path`, and removes what is in its place afterwards.
    ///
    /// Returns the error if that couldn't be removed, although the work succeeded.
    private func withSibling(
        of path: Path, _ work: (Path) throws(CommandError) -> Void
    ) throws(CommandError) -> [CommandError] {
        let sibling = try FileSystem.createSibling(of: path)
        do throws(CommandError) {
            try work(sibling)
        } catch {
            _ = FileSystem.removeSibling(sibling)
            throw error
        }
        return [FileSystem.removeSibling(sibling)].compactMap { $0 }
    }

    /// Moves the files one by one, for file systems that can't exchange directories.
    ///
    /// Until the end the manifest lists the files of both sites, so that after an interruption the next build can
    /// remove the rest.
    private func moveFiles(of changes: SiteChanges, from folder: Path) throws(CommandError) {
        let manifest = changes.changed.first { $0.path == Manifest.fileName }
        if manifest != nil {
            let both = Manifest(files.map(\.path).filter { $0 != Manifest.fileName } + changes.obsolete)
            try put(both.file.bytes, at: output / Manifest.fileName, by: folder)
        }
        try createFolders(of: changes.changed.map(\.path), in: output)
        for file in changes.changed where file.path != Manifest.fileName {
            try FileSystem.move(folder / file.path, to: output / file.path)
        }
        for path in changes.obsolete {
            try FileSystem.removeFile(output / path)
            for folder in SiteFile.folders(above: path) { FileSystem.removeDirectoryIfEmpty(output / folder) }
        }
        if let manifest { try put(manifest.bytes, at: output / manifest.path, by: folder) }
    }

    /// Writes a file in the temporary `folder`, which the next build removes if this is killed, and moves it to `path`.
    private func put(_ bytes: [UInt8], at path: Path, by folder: Path) throws(CommandError) {
        let staged = folder / ".reportgen-staged"
        // It could be a hard link to a file of the site.
        try FileSystem.removeFile(staged)
        try FileSystem.write(bytes, to: staged)
        try FileSystem.move(staged, to: path)
    }

    private func write(_ files: [SiteFile], in directory: Path) throws(CommandError) {
        try createFolders(of: files.map(\.path), in: directory)
        try files.inParallel { files throws(CommandError) in
            for file in files { try FileSystem.write(file.bytes, to: directory / file.path) }
        }
    }

    private func createFolders(of paths: [String], in directory: Path) throws(CommandError) {
        for folder in SiteChanges.folders(of: Set(paths)).sorted() {
            try FileSystem.createDirectories(directory / folder)
        }
    }
}

extension Array where Element: Sendable {
    /// Calls `work` with parts of the list on all cores; after an error no part is started, and it is thrown.
    func inParallel(_ work: @Sendable (ArraySlice<Element>) throws(CommandError) -> Void) throws(CommandError) {
        let size = 32
        let failure = Mutex(CommandError?.none)
        DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { piece in
            guard failure.withLock({ $0 == nil }) else { return }
            do throws(CommandError) {
                try work(self[piece * size..<Swift.min(count, (piece + 1) * size)])
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
