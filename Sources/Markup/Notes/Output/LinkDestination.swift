/// The destinations that links in notes may have: the web, an e-mail address, or a place on the same site.
enum LinkDestination {
    /// The permitted schemes; others (scripts, data, files, other programs) aren't.
    private static let schemes = ["http", "https", "mailto"]

    /// `destination` with its scheme in lower case; nil if it isn't permitted.
    ///
    /// Permitted are `http://…` and `https://…`, `mailto:…`, fragments, and paths and queries without a scheme. Not
    /// permitted: the empty destination; any with a control character, which browsers remove before they read the
    /// scheme; a colon in the first segment without one of the schemes, whatever precedes it; and `//host` with any
    /// slashes, which has the scheme of the page and would be a network share if the page is a file.
    static func permitted(_ destination: String) -> String? {
        guard !destination.isEmpty, !destination.unicodeScalars.contains(where: isControl) else { return nil }
        let head = destination.utf8.prefix { !"/?#".utf8.contains($0) }
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else {
            return isNetworkPath(destination) ? nil : destination
        }
        let scheme = destination[..<colon].lowercased()
        let rest = destination[destination.utf8.index(after: colon)...]
        guard schemes.contains(scheme), !rest.isEmpty else { return nil }
        guard scheme == "mailto" || rest.hasPrefix("//") && rest.utf8.count > 2 else { return nil }
        return scheme + ":" + rest
    }

    /// Whether it starts with two slashes of either kind, after spaces that browsers skip.
    private static func isNetworkPath(_ destination: String) -> Bool {
        let start = destination.utf8.drop { $0 == UInt8(ascii: " ") }.prefix(2)
        return start.count == 2 && start.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}
