/// A file of the site that is about to be published.
struct SiteFile: Sendable {
    /// Where its bytes come from.
    enum Content: Sendable {
        case made([UInt8])
        /// Those that the last build left on the disk; they are only made if they are no longer there.
        case kept(BuildRecord.File, make: @Sendable () -> [UInt8])
    }

    /// Its path within the site, with `/` between the parts.
    let path: String
    let content: Content
    /// The hash of what it was made from; nil for a file that is made in every build.
    let source: UInt64?

    init(path: String, _ content: Content, source: UInt64? = nil) {
        self.path = path
        self.content = content
        self.source = source
    }

    init(path: String, bytes: [UInt8]) {
        self.init(path: path, .made(bytes))
    }

    /// Its bytes, which for a kept file are made now.
    var bytes: [UInt8] {
        switch content {
        case .made(let bytes): bytes
        case .kept(_, let make): make()
        }
    }

    /// The hash of its bytes; they need not be made for it.
    var hash: UInt64 {
        switch content {
        case .made(let bytes): ContentHash.hash(of: bytes)
        case .kept(let file, _): file.hash
        }
    }

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
