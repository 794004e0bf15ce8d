import DiskAccess
import ProgressModel

/// The list of the files that a build wrote, stored in the site; a file that is not listed is never removed.
struct Manifest {
    /// Its name within the site.
    static let fileName = ".reportgen-manifest"
    private static let heading = "# Written by reportgen, which replaces and removes these files and no others."

    let paths: Set<String>

    /// The manifest of paths about to be written.
    init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
    }

    /// Reads the manifest of a site; empty if there is none.
    init(of site: Path) throws(CommandError) {
        let path = site / Manifest.fileName
        guard try FileSystem.kind(of: path) == .file else {
            paths = []
            return
        }
        let lines = try FileSystem.read(path).split(separator: UInt8(ascii: "\n"))
        paths = Set(lines.filter(Manifest.isPath).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether a line names a file of the site: a manifest that someone else wrote must not remove others.
    private static func isPath(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "/") else { return false }
        return !line.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// The manifest as a file of the site.
    var file: SiteFile {
        var bytes: [UInt8] = []
        for line in [Manifest.heading] + paths.sortedByBytes() {
            bytes += line.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return SiteFile(path: Manifest.fileName, bytes: bytes)
    }
}
