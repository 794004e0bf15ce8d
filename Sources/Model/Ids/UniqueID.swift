/// Globally unique ids: UUIDs (RFC 9562).
package enum UniqueID {
    /// A new random id (version 4).
    package static func random() -> String {
        uuid((0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined(), version: 4)
    }

    /// The id of a name in a space, which can't be derived from it: always the same (version 8, from SHA-256).
    package static func named(_ name: String, in space: String) -> String {
        uuid(SHA256.text(of: Array("\(space)\n\(name)".utf8)), version: 8)
    }

    /// An id in lower case; nil for any other text.
    package static func read(_ text: String) -> String? {
        let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        let isHexadecimal = parts.joined().utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
        return isHexadecimal && parts.map(\.utf8.count) == [8, 4, 4, 4, 12] ? text.lowercased() : nil
    }

    private static func uuid(_ digits: String, version: Int) -> String {
        let digits = Array(digits)
        return "\(String(digits[..<8]))-\(String(digits[8..<12]))-\(version)\(String(digits[13..<16]))"
            + "-a\(String(digits[17..<20]))-\(String(digits[20..<32]))"
    }
}
