import Glibc
import ProgressLoading
package import ProgressModel
import ReportWords
import TarPacking

/// Unpacks a backup into a folder that is empty or not there yet: all of it, or nothing.
package struct BackupRestore: Sendable {
    private let archive: Path
    private let entries: [TarEntry]

    /// Reads a backup; nil where the file is none by its first bytes.
    ///
    /// Throws where it is damaged, or holds anything that no backup has.
    package init?(_ path: String) throws(SiteError) {
        let archive = Path(path)
        self.archive = archive
        guard try FileSystem.kind(of: archive) == .file else { return nil }
        let file = try OpenFile(archive)
        guard Gzip.recognises(try file.head(2)) else { return nil }
        do throws(TarError) {
            // A header of 512 bytes for each, and as much to fill the last block.
            let most = BackupNames.mostBytes + 1024 * (BackupNames.mostFiles + 1)
            entries = try TarReader.entries(of: Gzip.unpacked(file, upTo: most), upTo: BackupNames.mostFiles)
        } catch {
            throw BackupRestore.refusal(error.entry.map { archive / $0 } ?? archive, error.text)
        }
        for entry in entries where !BackupNames.isPart(entry.path, isFolder: entry.bytes == nil) {
            throw BackupRestore.refusal(archive / entry.path, "it is no part of a folder of records")
        }
        guard entries.contains(where: { $0.bytes != nil }) else {
            throw BackupRestore.refusal(archive, "it holds no file")
        }
    }

    private static func refusal(_ place: Path, _ text: String) -> SiteError {
        SiteError(
            .badData, "\(place): \(text); nothing was written",
            hint: "a backup is what reportgen export --all has written")
    }

    /// The language of the profile that is restored.
    package var language: Language {
        let files = entries.compactMap { entry in entry.bytes.map { SourceFile(path: entry.path, bytes: $0) } }
        return RecordedFolder(files.filter { $0.path == "profile.json" }, now: { _ in Machine.now }).profile.language
    }

    /// Writes the files, unless it is a trial; throws, with nothing written, where the folder has anything in it.
    package func restore(into path: String, isDryRun: Bool) throws(SiteError) {
        let folder = FileSystem.resolved(Path(path))
        guard !Path(path).isEmpty else { throw SiteError(.usage, "the folder has no name") }
        switch try FileSystem.kind(of: folder) {
        case nil: break
        case .directory:
            let (names, others) = try FileSystem.listing(of: folder)
            guard names.isEmpty, others.isEmpty else {
                throw SiteError(
                    .cannotCreate, "\(path) is not empty; nothing was written",
                    hint: "a backup is restored into a folder of its own: name a new one with --into")
            }
        default: throw SiteError(.cannotCreate, "\(path) is no folder; nothing was written")
        }
        guard !isDryRun else { return }
        try FileSystem.createDirectories(folder.directory)
        let staged = try FileSystem.createSibling(of: folder)
        do throws(SiteError) {
            try write(into: staged)
            let isNew = try FileSystem.kind(of: folder) == nil
            if isNew, isPrivate { try FileSystem.setMode(of: staged, 0o700) }
            try FileSystem.move(staged, to: folder)
        } catch {
            try? FileSystem.removeTree(staged)
            throw error
        }
    }

    /// Whether none of the files may be read by others.
    private var isPrivate: Bool { entries.allSatisfy { $0.bytes == nil || $0.mode & 0o077 == 0 } }

    private func write(into folder: Path) throws(SiteError) {
        for entry in entries where entry.bytes == nil {
            try FileSystem.createDirectories(folder / entry.path, mode: mode_t(entry.mode | 0o700))
        }
        for entry in entries {
            guard let bytes = entry.bytes else { continue }
            let file = folder / entry.path
            if try FileSystem.kind(of: file.directory) == nil {
                try FileSystem.createDirectories(file.directory, mode: isPrivate ? 0o700 : 0o777)
            }
            try FileSystem.write(bytes, to: file, mode: mode_t(entry.mode & 0o666 | 0o600))
        }
    }

    /// What was restored, a line each.
    package func lines(isDryRun: Bool, in language: Language) -> [String] {
        let phrases = language.phrases
        return [phrases.restored(files: entries.count { $0.bytes != nil })] + (isDryRun ? [phrases.dryRun] : [])
    }
}
