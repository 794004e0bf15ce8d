/// A file that is about to be written.
struct SiteFile: Sendable {
    /// Its path within the site, with `/` between the parts.
    let path: String
    let bytes: [UInt8]

    /// The folders of the site that a path lies in, innermost first; none for a file at its top.
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
