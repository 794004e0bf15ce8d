import ProgressLoading

/// A folder whose changes matter, and what in it matters.
struct WatchedFolder {
    /// Why a directory is watched.
    struct Use {
        let directory: Path
        /// Whether something of this name in it matters.
        let matters: @Sendable (String) -> Bool

        /// Whether a notification about a name is about something that matters; without a name it is about the directory.
        func isAbout(_ name: String?) -> Bool { name.map(matters) ?? true }
    }

    let path: Path
    /// Whether something of this name in the folder matters.
    private let matters: @Sendable (String) -> Bool
    /// The folders in it that are looked into.
    private let inner: [String]

    /// A folder of records: what a build reads, and no site or journal in it.
    static func records(_ path: Path) -> WatchedFolder {
        WatchedFolder(path: path, matters: DataFolder.isMeant, inner: DataFolder.folderNames.sorted())
    }

    /// A folder of templates.
    static func templates(_ path: Path) -> WatchedFolder {
        WatchedFolder(path: path, matters: isVisible, inner: [])
    }

    /// Editors and programs that sync write hidden files before they rename them.
    @Sendable private static func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") }

    /// The directories to watch: the folder, those in it that are looked into, and those in which its own name stands.
    var uses: [Use] {
        let parents = Set([path, FileSystem.resolved(path)]).filter { !["", ".", "..", "/"].contains($0.name) }
            .map { folder in Use(directory: folder.directory) { [name = folder.name] in $0 == name } }
        let inside = inner.map { Use(directory: path / $0, matters: WatchedFolder.isVisible) }
        return parents + [Use(directory: path, matters: matters)] + inside
    }
}
