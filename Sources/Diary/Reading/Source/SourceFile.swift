package import Model

/// A file of the data directory: its relative path, with `/` between the parts, and its text.
package struct SourceFile: Sendable {
    package let path: String
    /// The text as UTF-8, with or without a byte order mark; invalid bytes are kept.
    package let bytes: [UInt8]
    package let encoding: TextEncoding
    /// Whether the file itself is UTF-16.
    var isUTF16: Bool { encoding != .utf8 }

    /// A file of bytes read elsewhere: UTF-8, or UTF-16 with a byte order mark.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        encoding = TextEncoding(of: bytes)
        self.bytes = encoding == .utf8 ? bytes : utf8(ofUTF16: bytes, encoding)
    }

    private init(path: String, text: [UInt8], encoding: TextEncoding) {
        (self.path, self.bytes, self.encoding) = (path, text, encoding)
    }

    /// A file with another text in the same encoding; with the path of this file unless one is given.
    package func with(text: [UInt8], path: String? = nil) -> SourceFile {
        SourceFile(path: path ?? self.path, text: text, encoding: encoding)
    }

    /// The text without a byte order mark.
    package var content: ArraySlice<UInt8> { bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0) }

    package var encodedBytes: [UInt8] { encoding.bytes(of: bytes) }

    /// Whether all of it is valid text.
    package var isText: Bool { placeOfUnmarkedUTF16 == nil && firstInvalidByte == nil }

    /// Whether it can be edited without changing other bytes: invalid UTF-8 is kept, invalid UTF-16 wouldn't be.
    package var canBeEdited: Bool { placeOfUnmarkedUTF16 == nil && (encoding == .utf8 || firstInvalidByte == nil) }

    /// The position of text in UTF-16 without a byte order mark, recognized by a 0 byte; nil if there isn't one.
    var placeOfUnmarkedUTF16: Position? {
        guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
        return Position(offset: 0, line: 1)
    }

    /// The problem of a file with an invalid byte.
    var notText: String {
        isUTF16
            ? "half a character of UTF-16; expected the file to be saved as UTF-8"
            : "a byte that is not UTF-8; expected the file to be saved as UTF-8"
    }

    /// The location of a whole line, from 1, with its text.
    package func location(ofLine line: Int) -> SourceLocation {
        let starts = lineStarts
        let start = starts.indices.contains(line - 1) ? starts[line - 1] : bytes.count
        return SourceLocation(
            file: path, line: line, sourceLine: location(Position(offset: start, line: line)).sourceLine)
    }

    /// The offset of each line, the first at 0.
    var lineStarts: [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        return starts
    }

    /// The most bytes kept on either side of a position: an export may be one long line with many problems.
    private static let reach = 2048

    /// The location of a position, with the text of its line, or of a very long line the part around the position.
    ///
    /// Without a caret if it would be on another line than the one named.
    func location(_ position: Position) -> SourceLocation {
        let anchor = min(position.anchor, bytes.count)
        let center = abs(position.offset - anchor) < SourceFile.reach ? min(position.offset, bytes.count) : anchor
        var start = anchor
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), center - start < SourceFile.reach { start -= 1 }
        var end = anchor
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), end - center < SourceFile.reach { end += 1 }
        // Characters aren't split.
        while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if start == 0, bytes.starts(with: byteOrderMark) { start = min(byteOrderMark.count, end) }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let isInside = position.offset >= start && position.offset <= end
        let before = isInside ? String(decoding: bytes[start..<position.offset], as: UTF8.self) : ""
        let column = isInside ? before.unicodeScalars.count + 1 : nil
        return SourceLocation(file: path, line: position.line, column: column, sourceLine: text)
    }

    /// The position of the first byte that isn't UTF-8; nil if all are.
    var firstInvalidByte: Position? {
        firstInvalidByte(in: 0..<bytes.count).map { offset in
            Position(offset: offset, line: bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1)
        }
    }

    /// The offset of the first byte of a part that isn't UTF-8; nil if all are.
    func firstInvalidByte(in range: Range<Int>) -> Int? {
        guard let start = startOfInvalidRun(in: range) else { return nil }
        var decoder = UTF8()
        var iterator = bytes[start..<range.upperBound].makeIterator()
        var offset = start
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    /// The first run of non-ASCII bytes that isn't UTF-8; a run ends at the end of a character or is invalid.
    private func startOfInvalidRun(in range: Range<Int>) -> Int? {
        let bytes = bytes.span
        let words = bytes.bytes
        let end = range.upperBound
        var index = range.lowerBound
        while index < end {
            // Tests eight bytes for ASCII at once; most files have little else.
            while index &+ 8 <= end,
                words.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index &+= 8
            }
            guard index < end else { return nil }
            if bytes[index] < 0x80 {
                index &+= 1
                continue
            }
            let start = index
            while index < end, bytes[index] >= 0x80 { index &+= 1 }
            guard (try? UTF8Span(validating: bytes.extracting(start..<index))) != nil else { return start }
        }
        return nil
    }

    /// The lines that git and other programs write around merge conflicts.
    private enum MergeMarker: UInt8 {
        case ours = 0x3C
        case between = 0x3D
        case theirs = 0x3E

        /// Recognizes `<<<<<<< HEAD`, `=======` and `>>>>>>> main`; nil for other lines.
        init?(_ line: ArraySlice<UInt8>) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let first = line.first, let marker = MergeMarker(rawValue: first), line.count >= 7,
                line.prefix(7).allSatisfy({ $0 == first })
            else { return nil }
            let rest = line.dropFirst(7)
            guard rest.isEmpty || marker != .between && rest.first == UInt8(ascii: " ") else { return nil }
            self = marker
        }
    }

    /// The first marker of an unfinished merge in a table or in settings; nil if there isn't one; O(bytes).
    var firstMergeMarker: Position? {
        var isQuoted = false
        return mergeMarkers { marker, line in
            defer { if line.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { isQuoted.toggle() } }
            // In a note of several lines it may underline a heading.
            return marker != nil && !(marker == .between && isQuoted)
        }.first
    }

    /// The same for Markdown, in which `=======` underlines a heading, so that a single marker isn't enough.
    var firstMergeMarkerOfMarkdown: Position? {
        let ours = mergeMarkers { marker, _ in marker == .ours }
        return mergeMarkers { marker, _ in marker == .theirs }.isEmpty ? nil : ours.first
    }

    private func mergeMarkers(_ matters: (MergeMarker?, ArraySlice<UInt8>) -> Bool) -> [Position] {
        var found: [Position] = []
        var (start, line) = (bytes.count - content.count, 1)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if matters(MergeMarker(bytes[start..<end]), bytes[start..<end]) {
                found.append(Position(offset: start, line: line))
            }
            (start, line) = (end + 1, line + 1)
        }
        return found
    }
}

/// A position in a file while it is read.
package struct Position: Sendable {
    /// The byte of the caret.
    package let offset: Int
    /// The line in messages, from 1.
    package let line: Int
    /// Any byte of that line.
    let anchor: Int
}

extension Position {
    init(offset: Int, line: Int) {
        self.init(offset: offset, line: line, anchor: offset)
    }
}

/// What some editors write at the start of a UTF-8 file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
