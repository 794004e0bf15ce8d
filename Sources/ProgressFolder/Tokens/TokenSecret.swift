import ProgressModel

/// A secret that opens something: 256 random bits, as 43 characters of `[A-Za-z0-9_-]`.
package struct TokenSecret: Sendable, Equatable {
    package let text: String

    /// Makes one from the system's generator.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<4).flatMap { _ in withUnsafeBytes(of: generator.next() as UInt64) { Array($0) } }
        text = TokenSecret.base64(bytes)
    }

    /// Takes one that somebody shows, which may be wrong.
    package init(_ text: some StringProtocol) {
        self.text = String(text)
    }

    /// What is kept of it; no secret can be made from that.
    package var hash: String { SHA256.text(of: Array(text.utf8)) }

    /// Base 64 for addresses, without padding (RFC 4648, section 5).
    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0...group.count { text.append(digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)]) }
        }
        return text
    }
}
