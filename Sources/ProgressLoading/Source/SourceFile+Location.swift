package import ProgressModel

extension SourceFile {
    /// The location of a whole line, counted from 1, with its text.
    package func location(ofLine line: Int) -> SourceLocation {
        let starts = lineStarts
        let start = starts.indices.contains(line - 1) ? starts[line - 1] : bytes.count
        return SourceLocation(
            file: path, line: line, sourceLine: location(Position(offset: start, line: line)).sourceLine)
    }

    /// Where each line begins, the first at 0.
    var lineStarts: [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        return starts
    }

    /// As much of a line as a location keeps to either side of its place: an export may be one line of a megabyte, and
    /// each of its problems holds what it shows.
    private static let reach = 2048

    /// The location of a position, with the text of its line or, of a very long one, what stands around the position.
    ///
    /// The caret is left out where it would stand on another line than the one that is named.
    func location(_ position: Position) -> SourceLocation {
        let anchor = min(position.anchor, bytes.count)
        let center = abs(position.offset - anchor) < SourceFile.reach ? min(position.offset, bytes.count) : anchor
        var start = anchor
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), center - start < SourceFile.reach { start -= 1 }
        var end = anchor
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), end - center < SourceFile.reach { end += 1 }
        // A cut never goes through a character.
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

    /// Where the file stops being UTF-8; nil where it never does.
    var firstInvalidByte: Position? {
        firstInvalidByte(in: 0..<bytes.count).map { offset in
            Position(offset: offset, line: bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1)
        }
    }

    /// The offset at which a part of the file stops being UTF-8; nil where it never does.
    func firstInvalidByte(in range: Range<Int>) -> Int? {
        guard let start = startOfInvalidRun(in: range) else { return nil }
        var decoder = UTF8()
        var iterator = bytes[start..<range.upperBound].makeIterator()
        var offset = start
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    /// Where the first run of bytes beyond ASCII begins that is not UTF-8; each run is whole characters or broken.
    private func startOfInvalidRun(in range: Range<Int>) -> Int? {
        let bytes = bytes.span
        let words = bytes.bytes
        let end = range.upperBound
        var index = range.lowerBound
        while index < end {
            // Eight letters of ASCII at once; most files have few others.
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
}

/// What some editors write at the start of a UTF-8 file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
