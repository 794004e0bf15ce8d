/// A file of the data directory: its path relative to that, with `/` between the parts, and its text.
package struct SourceFile: Sendable {
    package let path: String
    /// The text as UTF-8, with or without a byte order mark; what is broken in the file is broken here as well.
    package let bytes: [UInt8]
    /// Whether the file itself is UTF-16.
    let isUTF16: Bool

    /// Makes a file of bytes that were read elsewhere: UTF-8, or UTF-16 with a byte order mark.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        let converted = utf8(ofUTF16: bytes)
        self.bytes = converted ?? bytes
        isUTF16 = converted != nil
    }

    /// Where a text begins whose characters have two bytes, one of them 0, without a mark that says so; nil for others.
    var placeOfUnmarkedUTF16: Position? {
        guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
        return Position(offset: 0, line: 1)
    }

    /// What is wrong with a file that has a first invalid byte.
    var notText: String {
        isUTF16
            ? "half a character of UTF-16; expected the file to be saved as UTF-8"
            : "a byte that is not UTF-8; expected the file to be saved as UTF-8"
    }
}
