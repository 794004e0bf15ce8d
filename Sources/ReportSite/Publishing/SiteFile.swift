/// A file to be written: its path within the site, with `/` between the parts, and its bytes.
struct SiteFile: Sendable {
    let path: String
    let bytes: [UInt8]

    /// The folders of the site that a path lies in, innermost first; none for a file at its top.
    static func folders(above path: String) -> [String] {
        path.indices.reversed().filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
