/// A file of the data directory: its path relative to that, with `/` between the parts, and its text.
package struct SourceFile: Sendable {
    package let path: String
    /// The text as UTF-8, with or without a byte order mark; what is broken in the file is broken here as well.
    package let bytes: [UInt8]
    /// How the file itself is encoded.
    package let encoding: TextEncoding
    /// Whether the file itself is UTF-16.
    var isUTF16: Bool { encoding != .utf8 }

    /// Makes a file of bytes that were read elsewhere: UTF-8, or UTF-16 with a byte order mark.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        encoding = TextEncoding(of: bytes)
        self.bytes = encoding == .utf8 ? bytes : utf8(ofUTF16: bytes, encoding)
    }

    private init(path: String, text: [UInt8], encoding: TextEncoding) {
        (self.path, self.bytes, self.encoding) = (path, text, encoding)
    }

    /// A file with another text, in the same encoding; without a path it has that of this file.
    package func with(text: [UInt8], path: String? = nil) -> SourceFile {
        SourceFile(path: path ?? self.path, text: text, encoding: encoding)
    }

    /// The text behind a byte order mark.
    package var content: ArraySlice<UInt8> { bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0) }

    /// The bytes as the file holds them, in its own encoding.
    package var encodedBytes: [UInt8] { encoding.bytes(of: bytes) }

    /// Whether every byte of it is text.
    package var isText: Bool { placeOfUnmarkedUTF16 == nil && firstInvalidByte == nil }

    /// Whether text can be put into it without changing what is there: broken UTF-8 stays, broken UTF-16 would not.
    package var canBeEdited: Bool { placeOfUnmarkedUTF16 == nil && (encoding == .utf8 || firstInvalidByte == nil) }

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

/// A place in a file while it is read.
package struct Position: Sendable {
    /// The byte the caret points at.
    package let offset: Int
    /// The physical line a message names, from 1.
    package let line: Int
    /// Any byte of that line.
    let anchor: Int
}

extension Position {
    /// A place in the line that a message names.
    init(offset: Int, line: Int) {
        self.init(offset: offset, line: line, anchor: offset)
    }
}
