import Disk
import Model

/// The records of the last builds, one file for each site, in the person's cache directory.
///
/// They never lie in a site: there they would be published, and the hash of private records lets someone test guesses.
/// Without a cache directory every build is a full one.
package struct BuildCache: Sendable {
    /// Nil if the environment names none.
    private let directory: Path?

    /// The cache in `XDG_CACHE_HOME`, by default `~/.cache` (https://specifications.freedesktop.org/basedir-spec).
    package init() {
        let home = Machine.variable("HOME").map { Path($0) / ".cache" }
        let folder = Machine.variable("XDG_CACHE_HOME").map(Path.init) ?? home
        self.init(directory: folder.flatMap { $0.text.hasPrefix("/") ? $0 / "reportgen" : nil })
    }

    init(directory: Path?) {
        self.directory = directory
    }

    /// The record of a site; nil if there is none that can be used.
    func record(of site: Path) -> BuildRecord? {
        guard let file = file(of: site), let bytes = try? FileSystem.read(file), let record = BuildRecord(bytes) else {
            return nil
        }
        return record.site == site ? record : nil
    }

    /// Forgets the last build of a site, before it changes.
    func remove(_ site: Path) {
        if let file = file(of: site) { try? FileSystem.removeFile(file) }
    }

    /// Keeps a record, readable by its owner alone, and removes those of sites that are gone; failing is no problem.
    func save(_ record: BuildRecord) {
        guard let directory, let file = file(of: record.site), let bytes = record.bytes else { return }
        do throws(CommandError) {
            try FileSystem.createDirectories(directory.directory)
            try FileSystem.createDirectories(directory, mode: 0o700)
            try FileSystem.replace(file, with: bytes, mode: 0o600)
            for name in try FileSystem.names(in: directory) where name != file.name {
                let other = directory / name
                guard let old = BuildRecord(try FileSystem.read(other)) else { continue }
                if try FileSystem.kind(of: old.site) != .directory { try FileSystem.removeFile(other) }
            }
        } catch {
            remove(record.site)
        }
    }

    private func file(of site: Path) -> Path? {
        directory.map { $0 / String(ContentHash.hash(of: Array(site.text.utf8)), radix: 16) }
    }
}
