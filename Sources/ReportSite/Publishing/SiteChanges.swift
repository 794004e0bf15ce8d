/// What separates the site on the disk from the one about to be written.
struct SiteChanges {
    /// To be written.
    private(set) var changed: [SiteFile] = []
    /// On the disk with the same bytes.
    private(set) var unchanged: [String] = []
    /// Written by an earlier build and no longer part of the site.
    private(set) var obsolete: [String] = []
    /// Someone else's files and links, to be kept.
    private(set) var foreign: [String] = []
    /// Someone else's directories, to be kept even where they are empty.
    private(set) var foreignDirectories: [String] = []

    /// Whether the disk holds the site already.
    var isEmpty: Bool { changed.isEmpty && obsolete.isEmpty }

    /// Compares; throws where a file would take the place of one that an earlier build did not write.
    init(_ files: [SiteFile], over site: Path, previous: Manifest) throws(SiteError) {
        let tree = try SiteTree(site)
        var missing = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
        for path in tree.files {
            guard let file = missing.removeValue(forKey: path) else {
                if previous.paths.contains(path) { obsolete.append(path) } else { foreign.append(path) }
                continue
            }
            if try FileSystem.read(site / path) == file.bytes {
                unchanged.append(path)
            } else if previous.paths.contains(path) || path == Manifest.fileName {
                changed.append(file)
            } else {
                throw SiteChanges.collision(site / path, "was not written by reportgen")
            }
        }
        changed += files.filter { missing[$0.path] != nil }
        let ownFolders = SiteChanges.folders(of: previous.paths.union(files.map(\.path)))
        foreignDirectories = tree.directories.filter { !ownFolders.contains($0) }
        let changedFolders = SiteChanges.folders(of: Set(changed.map(\.path)))
        for path in foreign where changedFolders.contains(path) {
            throw SiteChanges.collision(site / path, "is no directory")
        }
        let directories = Set(tree.directories)
        for file in changed where directories.contains(file.path) {
            throw SiteChanges.collision(site / file.path, "is a directory")
        }
    }

    /// Every directory that one of the paths lies in.
    private static func folders(of paths: Set<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            for folder in SiteFile.folders(above: path) where !folders.insert(folder).inserted { break }
        }
        return folders
    }

    private static func collision(_ path: Path, _ problem: String) -> SiteError {
        SiteError(
            .cannotCreate, "\(path) exists and \(problem)",
            hint: "move it away, or choose another directory with --output")
    }
}

/// The files and directories of a site on the disk, each by its path within; links are files.
private struct SiteTree {
    private(set) var files: [String] = []
    private(set) var directories: [String] = []

    init(_ site: Path) throws(SiteError) {
        try add(site, "")
    }

    private mutating func add(_ site: Path, _ folder: String) throws(SiteError) {
        for name in try FileSystem.names(in: folder.isEmpty ? site : site / folder) {
            let path = folder.isEmpty ? name : folder + "/" + name
            if FileSystem.isRealDirectory(site / path) {
                directories.append(path)
                try add(site, path)
            } else {
                files.append(path)
            }
        }
    }
}
