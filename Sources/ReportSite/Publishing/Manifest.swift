/// The list of the files that a build wrote, stored in the site; a file that is not listed is never removed.
struct Manifest {
    /// Its name within the site.
    static let fileName = ".reportgen-manifest"
    private static let heading = "# Written by reportgen, which replaces and removes these files and no others."

    let paths: Set<String>

    init(paths: Set<String>) {
        self.paths = paths
    }

    /// The manifest of files about to be written.
    init(_ files: [SiteFile]) {
        self.init(paths: Set(files.map(\.path)))
    }

    /// Reads the manifest of a site; empty if there is none.
    init(of site: Path) throws(SiteError) {
        let path = site / Manifest.fileName
        guard try FileSystem.kind(of: path) == .file else {
            paths = []
            return
        }
        let lines = String(decoding: try FileSystem.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
        // A manifest that someone else wrote must not remove files outside of the site.
        paths = Set(
            lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    }

    /// The manifest as a file of the site.
    var file: SiteFile {
        let lines = [Manifest.heading] + paths.sortedByBytes()
        return SiteFile(path: Manifest.fileName, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
    }
}
