/// The address of a site on the web.
package enum SiteAddress {
    /// The expected form in messages.
    package static let example = "https://example.org/me/"

    /// With a final slash; nil unless it is a web address without a user, a query, a fragment or a step upwards.
    package static func read(_ text: String) -> String? {
        let host = text.drop { $0 != ":" }.dropFirst(3)
        let isWeb = text.lowercased().hasPrefix("https://") || text.lowercased().hasPrefix("http://")
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && !"\"'<>\\^`{|}".unicodeScalars.contains($0) }
        guard isWeb, isPlain, let first = host.first, first != "/", !host.contains("?"), !host.contains("#"),
            !host.prefix(while: { $0 != "/" }).contains("@"), !host.split(separator: "/").contains("..")
        else { return nil }
        return text.hasSuffix("/") ? text : text + "/"
    }
}
