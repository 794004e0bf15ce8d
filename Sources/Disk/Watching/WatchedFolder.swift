/// A folder whose changes matter, and what in it matters.
package struct WatchedFolder {
    /// Why a directory is watched.
    package struct Use {
        let directory: Path
        /// Whether something of this name in it matters.
        let matters: @Sendable (String) -> Bool

        /// Whether a notification about a name is about something that matters; without a name it is about the directory.
        func isAbout(_ name: String?) -> Bool { name.map(matters) ?? true }
    }

    package let path: Path
    /// Whether something of this name in the folder matters.
    private let matters: @Sendable (String) -> Bool
    /// The folders in it that are looked into.
    private let inner: [String]
    /// Whether something of this name in one of them matters.
    private let mattersInside: @Sendable (String) -> Bool

    /// A folder in which what `matters` says matters, and what `mattersInside` says in its folders of the names `inner`.
    package init(
        _ path: Path, inner: [String] = [], matters: @escaping @Sendable (String) -> Bool = isVisible,
        mattersInside: @escaping @Sendable (String) -> Bool = isVisible
    ) {
        (self.path, self.inner, self.matters, self.mattersInside) = (path, inner, matters, mattersInside)
    }

    /// Whether a name is not hidden: editors and programs that sync write hidden files before they rename them.
    @Sendable package static func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") }

    /// The directories to watch: the folder, those in it that are looked into, and those in which its own name stands.
    package var uses: [Use] {
        let parents = Set([path, FileSystem.resolved(path)]).filter { !["", ".", "..", "/"].contains($0.name) }
            .map { folder in Use(directory: folder.directory) { [name = folder.name] in $0 == name } }
        let inside = inner.map { Use(directory: path / $0, matters: mattersInside) }
        return parents + [Use(directory: path, matters: matters)] + inside
    }
}
