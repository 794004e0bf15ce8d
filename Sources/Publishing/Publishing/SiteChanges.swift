import Disk
import Model

/// The differences between the site on the disk and the one to write.
struct SiteChanges {
    /// Files to write.
    private(set) var changed: [SiteFile] = []
    /// Files that are on the disk with the same bytes.
    private(set) var unchanged: [String] = []
    /// Files of an earlier build that no longer belong to the site.
    private(set) var obsolete: [String] = []
    /// Files and links that reportgen didn't write; they are kept.
    private(set) var foreign: [String] = []
    /// Directories that are kept, each before those in it.
    let directories: [String]
    /// Those that reportgen didn't make; they are kept even if they are empty.
    let foreignDirectories: Set<String>
    /// Whether the old site can't be moved, because parts of it are neither read nor changed: other mounts, directories
    /// that this user can't read, and files whose names aren't UTF-8.
    let mustStay: Bool

    /// Whether the disk already has the site.
    var isEmpty: Bool { changed.isEmpty && obsolete.isEmpty }

    /// Compares; throws if a file would replace one that no earlier build wrote, or would be on another mount than the
    /// site.
    ///
    /// Files that are unchanged since the build of `record` are compared by their `hashes`, others are read.
    init(
        _ files: [SiteFile], hashes: [String: UInt64], over site: Path, previous: Manifest, record: BuildRecord?
    ) throws(CommandError) {
        let tree = try SiteTree(site)
        mustStay = !tree.closed.isEmpty || tree.hasOthers
        for file in files {
            for path in [file.path] + SiteFile.folders(above: file.path) {
                if let error = tree.closed[path] { throw error }
            }
        }
        let known = Dictionary(record?.files.map { ($0.path, $0) } ?? []) { $1 }
        var missing = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
        for (path, identity) in tree.files {
            guard let file = missing.removeValue(forKey: path) else {
                if previous.paths.contains(path) { obsolete.append(path) } else { foreign.append(path) }
                continue
            }
            // A pipe could block forever; a link to a file is read.
            if identity == nil, try FileSystem.kind(of: site / path) != .file {
                throw SiteChanges.collision(site / path, "is not a file")
            }
            let isUnchanged =
                if let known = known[path], known.identity == identity {
                    known.hash == hashes[path]
                } else {
                    try FileSystem.read(site / path) == file.bytes
                }
            if isUnchanged {
                unchanged.append(path)
            } else if previous.paths.contains(path) || path == Manifest.fileName {
                changed.append(file)
            } else {
                throw SiteChanges.collision(site / path, "was not written by reportgen")
            }
        }
        changed += files.filter { missing[$0.path] != nil }
        let ownFolders = SiteChanges.folders(of: previous.paths.union(files.map(\.path)))
        let foreignDirectories = Set(tree.directories).subtracting(ownFolders)
        self.foreignDirectories = foreignDirectories
        let needed = SiteChanges.folders(of: foreignDirectories.union(files.map(\.path)).union(foreign))
        directories = tree.directories.filter { needed.contains($0) || foreignDirectories.contains($0) }
        let changedFolders = SiteChanges.folders(of: Set(changed.map(\.path)))
        for path in foreign where changedFolders.contains(path) {
            throw SiteChanges.collision(site / path, "is not a directory")
        }
        let directories = Set(tree.directories)
        for file in changed where directories.contains(file.path) {
            throw SiteChanges.collision(site / file.path, "is a directory")
        }
    }

    /// Every directory in one of the paths.
    static func folders(of paths: Set<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            for folder in SiteFile.folders(above: path) where !folders.insert(folder).inserted { break }
        }
        return folders
    }

    private static func collision(_ path: Path, _ problem: String) -> CommandError {
        CommandError(
            .cannotCreate, "\(path) exists and \(problem)",
            hint: "move it away, or choose another directory with --output")
    }
}

/// The files and directories of a site on the disk, by their paths within the site; a link counts as a file.
private struct SiteTree {
    /// The identity is nil unless it is a regular file.
    private(set) var files: [(path: String, identity: FileIdentity?)] = []
    private(set) var directories: [String] = []
    /// Paths whose contents aren't listed, with the error if a file of the site belongs there.
    private(set) var closed: [String: CommandError] = [:]
    /// Whether there are files whose names aren't UTF-8, which aren't listed.
    private(set) var hasOthers = false
    private let mount: Mount?

    init(_ site: Path) throws(CommandError) {
        mount = Mount(of: site)
        try add(site, "")
    }

    private mutating func add(_ site: Path, _ folder: String) throws(CommandError) {
        let (names, others) = try FileSystem.listing(of: folder.isEmpty ? site : site / folder)
        if !others.isEmpty { hasOthers = true }
        for name in names {
            let path = folder.isEmpty ? name : folder + "/" + name
            guard mount?.holds(site / path) ?? true else {
                closed[path] = CommandError(
                    .cannotCreate, "\(site / path) is a mount of its own, in which reportgen changes nothing",
                    hint: "unmount it, or choose another directory with --output")
                continue
            }
            switch FileSystem.entry(at: site / path) {
            case .directory:
                guard FileSystem.isReadable(site / path) else {
                    closed[path] = CommandError(.cannotCreate, "\(site / path) cannot be read")
                    continue
                }
                directories.append(path)
                try add(site, path)
            case .file(let identity): files.append((path, identity))
            case .other, nil: files.append((path, nil))
            }
        }
    }
}

/// The list of the files written by a build, stored in the site; other files are never removed.
struct Manifest {
    static let fileName = ".reportgen-manifest"
    private static let heading = "# Written by reportgen, which replaces and removes these files and no others."

    let paths: Set<String>

    init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
    }

    /// The manifest of a site; empty if there isn't one.
    init(of site: Path) throws(CommandError) {
        let path = site / Manifest.fileName
        guard try FileSystem.kind(of: path) == .file else {
            paths = []
            return
        }
        let lines = try FileSystem.read(path).split(separator: UInt8(ascii: "\n"))
        paths = Set(lines.filter(Manifest.isPath).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether a line is a valid path in the site: somebody else's manifest must not remove other files.
    private static func isPath(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "/") else { return false }
        return !line.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    var file: SiteFile {
        let lines = [Manifest.heading] + paths.sortedByBytes()
        return SiteFile(path: Manifest.fileName, bytes: lines.flatMap { Array(($0 + "\n").utf8) })
    }
}

struct SiteFile: Sendable {
    /// Its path within the site, with `/` between the parts.
    let path: String
    /// Made on each access, if the files are too many to keep in memory.
    var bytes: [UInt8] { make() }
    private let make: @Sendable () -> [UInt8]

    init(path: String, bytes: [UInt8]) { self.init(path: path) { bytes } }

    init(path: String, make: @escaping @Sendable () -> [UInt8]) { (self.path, self.make) = (path, make) }

    /// The folders of the site that contain a path, innermost first; empty for a file at the top.
    static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var rest = path[...]
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            folders.append(String(rest))
        }
        return folders
    }
}
