/// A file that is about to be written.
struct SiteFile: Sendable {
    /// Its path within the site, with `/` between the parts.
    let path: String
    /// Made anew each time, if they are too many to be held for all files at once.
    var bytes: [UInt8] { make() }
    private let make: @Sendable () -> [UInt8]

    init(path: String, bytes: [UInt8]) { self.init(path: path) { bytes } }

    init(path: String, make: @escaping @Sendable () -> [UInt8]) { (self.path, self.make) = (path, make) }

    /// The folders of the site that a path is in, innermost first; none for a file at its top.
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
