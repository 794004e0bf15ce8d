package import Diagnostics

extension SourceFile {
    /// The location of a whole line, counted from 1, with its text.
    package func location(ofLine line: Int) -> SourceLocation {
        let start = location(startOfLine(line))
        return SourceLocation(file: path, line: line, sourceLine: start.sourceLine)
    }

    /// Where a line, counted from 1, begins.
    func startOfLine(_ line: Int) -> Position {
        var rest = line - 1
        guard rest > 0 else { return Position(offset: 0, line: line) }
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            rest -= 1
            if rest == 0 { return Position(offset: offset + 1, line: line) }
        }
        return Position(offset: bytes.count, line: line)
    }

    /// The location of a position, with its line's text.
    ///
    /// The caret is left out where it would stand on another line than the one that is named.
    func location(_ position: Position) -> SourceLocation {
        let anchor = min(position.anchor, bytes.count)
        var start = anchor
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = anchor
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if start == 0, bytes.starts(with: byteOrderMark) { start = min(byteOrderMark.count, end) }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let isInside = position.offset >= start && position.offset <= end
        let column =
            isInside ? String(decoding: bytes[start..<position.offset], as: UTF8.self).unicodeScalars.count + 1 : nil
        return SourceLocation(file: path, line: position.line, column: column, sourceLine: text)
    }

    /// Where the file stops being UTF-8; nil where it never does.
    var firstInvalidByte: Position? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        var line = 1
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
            if scalar == "\n" { line += 1 }
        }
        return Position(offset: offset, line: line)
    }
}

/// What some editors write at the start of a UTF-8 file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
