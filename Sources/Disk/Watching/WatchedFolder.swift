/// A folder to watch, and the names in it that matter.
package struct WatchedFolder {
    /// A reason for watching a directory.
    package struct Use {
        let directory: Path
        /// Whether a name in it matters.
        let matters: @Sendable (String) -> Bool

        /// Whether a notification about a name matters; without a name it is about the directory.
        func isAbout(_ name: String?) -> Bool { name.map(matters) ?? true }
    }

    package let path: Path
    /// Whether a name in the folder matters.
    private let matters: @Sendable (String) -> Bool
    /// The names of the folders in it that are watched.
    private let inner: [String]
    /// Whether a name in one of these matters.
    private let mattersInside: @Sendable (String) -> Bool

    package init(
        _ path: Path, inner: [String] = [], matters: @escaping @Sendable (String) -> Bool = isVisible,
        mattersInside: @escaping @Sendable (String) -> Bool = isVisible
    ) {
        (self.path, self.inner, self.matters, self.mattersInside) = (path, inner, matters, mattersInside)
    }

    /// Whether a name isn't hidden: editors and sync programs write hidden files before they rename them.
    @Sendable package static func isVisible(_ name: String) -> Bool { !name.hasPrefix(".") }

    /// The directories to watch: the folder, the ones in it, and the parent directory.
    package var uses: [Use] {
        let parents = Set([path, FileSystem.resolved(path)]).filter { !["", ".", "..", "/"].contains($0.name) }
            .map { folder in Use(directory: folder.directory) { [name = folder.name] in $0 == name } }
        let inside = inner.map { Use(directory: path / $0, matters: mattersInside) }
        return parents + [Use(directory: path, matters: matters)] + inside
    }
}
