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
