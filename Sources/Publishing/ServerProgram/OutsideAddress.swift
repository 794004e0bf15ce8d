/// The address at which a server on this machine is reached from elsewhere: that of a proxy in front of it.
package struct OutsideAddress: Sendable, Equatable {
    /// Whether the connection is encrypted: `https`.
    package let isSecure: Bool
    /// The name, with the port if it isn't the usual one, in lower case: what is in `Host`.
    package let authority: String

    /// The address without a path, as in `Origin`.
    package var origin: String { (isSecure ? "https://" : "http://") + authority }

    /// Reads `https://name` with or without a port; nil for other texts, including a path, a user or a question mark.
    package init?(_ text: String) {
        let text = text.lowercased().hasSuffix("/") ? String(text.lowercased().dropLast()) : text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { return nil }
        isSecure = scheme == "https://"
        let rest = text.dropFirst(scheme.count)
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !parts[0].isEmpty, parts[0].utf8.count <= 253,
            parts[0].utf8.allSatisfy({ OutsideAddress.isAllowed($0) }),
            parts[0].first != "-", parts[0].first != ".", parts[0].last != "."
        else { return nil }
        guard parts.count == 2 else {
            authority = String(rest)
            return
        }
        guard let port = Int(parts[1]), (1...65535).contains(port), "\(port)" == parts[1] else { return nil }
        // A browser omits the default port.
        authority = port == (isSecure ? 443 : 80) ? String(parts[0]) : String(rest)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".-".utf8.contains(byte)
    }
}
