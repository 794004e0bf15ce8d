/// The path of a request, relative to the root of the site and without escapes.
///
/// Escapes are resolved once. Text that some program could take for another place isn't a path: `..`, `.`, an escaped
/// slash, a backslash, control characters, invalid UTF-8, and incomplete escapes.
package struct RequestPath: Hashable, Sendable {
    /// Empty for the root; ends with a slash for a folder.
    package let text: String

    /// The maximum number of bytes; the site's own paths are a tenth of that.
    package static let longest = 1024

    /// Reads the target of a request without its query; nil if it isn't a path.
    package init?(_ target: String) {
        guard target.utf8.count <= RequestPath.longest, target.utf8.first == UInt8(ascii: "/") else { return nil }
        let path = target.dropFirst().prefix { $0 != "?" }
        guard !path.utf8.contains(UInt8(ascii: "#")) else { return nil }
        var parts: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let part = RequestPath.part(part) else { return nil }
            parts.append(part)
        }
        text = parts.joined(separator: "/")
    }

    private static func part(_ text: Substring) -> String? {
        guard let bytes = PercentDecoding.bytes(of: text.utf8), let part = String(validating: bytes, as: UTF8.self),
            part != ".", part != "..", !bytes.contains(where: isForbidden)
        else { return nil }
        return part
    }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }
}

/// Decodes `%41` to the byte that it represents (RFC 3986, section 2.1).
package enum PercentDecoding {
    /// The bytes; nil if a `%` isn't followed by two hexadecimal digits.
    ///
    /// `plus` is the byte for a `+`.
    package static func bytes(of text: some Collection<UInt8>, plus: UInt8 = UInt8(ascii: "+")) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? plus : byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
