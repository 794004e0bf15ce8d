/// A strict reader of RFC 4180: rows of cells with their positions, or the reason why a line isn't a row.
///
/// The header decides the separator. Lines end with LF or CRLF, a byte order mark is skipped, and an empty line isn't a
/// row. The reader is a position in a file; each call is given the bytes.
struct CSVReader {
    /// Why a row can't be read.
    enum Fault {
        case unclosedQuote, quoteInsideCell, textAfterQuote, strayCarriageReturn
    }

    enum Outcome {
        /// The fields were read; the row ends before `end`.
        case row(end: Int)
        /// The rest of the line is skipped.
        case malformed(Fault, at: Position)
    }

    /// The separator of cells; known after `findHeader`.
    private(set) var separator = CSVSeparator.comma
    /// A bit for each byte that ends an unquoted cell or isn't allowed in it.
    private var stops: UInt64 = 0
    /// The offset at which the next row is expected.
    private(set) var offset: Int
    private var line = 1

    init(_ bytes: borrowing Span<UInt8>) {
        let hasMark = bytes.count >= 3 && byteOrderMark.indices.allSatisfy { bytes[$0] == byteOrderMark[$0] }
        offset = hasMark ? byteOrderMark.count : 0
    }

    /// Moves to the header, past lines that begin with `#`, and finds its separator.
    ///
    /// Returns a position if such a line has a carriage return without a line feed: what looks like one line may then
    /// be a whole file, so nothing after it can be read.
    mutating func findHeader(in bytes: borrowing Span<UInt8>) -> Position? {
        skipEmptyLines(bytes)
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
            let start = offset
            while offset < bytes.count, bytes[offset] != lineFeed {
                if bytes[offset] == carriageReturn, offset + 1 < bytes.count, !isLineFeed(bytes, offset + 1) {
                    return Position(offset: offset, line: line, anchor: start)
                }
                offset += 1
            }
            skipLineEnd(bytes)
            skipEmptyLines(bytes)
        }
        separator = CSVSeparator(ofHeaderAt: offset, in: bytes)
        stops = [separator.byte, quote, lineFeed, carriageReturn].reduce(0) { $0 | 1 << UInt64($1) }
        return nil
    }

    /// Reads the next row into the fields and the position of `row`; nil at the end.
    ///
    /// Call `findHeader` first.
    mutating func next(in bytes: borrowing Span<UInt8>, into row: inout RecordRow) -> Outcome? {
        let separator = separator.byte
        skipEmptyLines(bytes)
        guard offset < bytes.count else { return nil }
        let start = Position(offset: offset, line: line)
        row.begin(at: start)
        while true {
            let cellStart = offset
            let fault = bytes[offset] == quote ? readQuotedCell(bytes, into: &row) : readPlainCell(bytes, into: &row)
            if let fault {
                let culprit = fault == .unclosedQuote ? cellStart : offset
                recover(bytes, from: start)
                return .malformed(fault, at: Position(offset: culprit, line: start.line, anchor: start.offset))
            }
            if offset < bytes.count, bytes[offset] == separator {
                offset += 1
                // A final separator begins an empty cell.
                if offset < bytes.count { continue }
                row.appendCell(from: offset, to: offset, at: offset)
            }
            let end = offset
            skipLineEnd(bytes)
            return .row(end: end)
        }
    }

    @inline(__always)
    private mutating func readPlainCell(_ bytes: borrowing Span<UInt8>, into row: inout RecordRow) -> Fault? {
        let start = offset
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte < 64, stops & (1 &<< UInt64(byte)) != 0 { break }
            end &+= 1
        }
        offset = end
        if end < bytes.count, bytes[end] == quote { return .quoteInsideCell }
        if end < bytes.count, bytes[end] == carriageReturn, !isLineFeed(bytes, end + 1) { return .strayCarriageReturn }
        row.appendCell(from: start, to: end, at: start)
        return nil
    }

    private mutating func readQuotedCell(_ bytes: borrowing Span<UInt8>, into row: inout RecordRow) -> Fault? {
        let start = offset
        var end = start + 1
        var hasDoubledQuotes = false
        while end < bytes.count {
            let byte = bytes[end]
            if byte == quote {
                guard end + 1 < bytes.count, bytes[end + 1] == quote else { break }
                hasDoubledQuotes = true
                end &+= 1
            } else if byte == lineFeed {
                line += 1
            }
            end &+= 1
        }
        guard end < bytes.count else { return .unclosedQuote }
        if hasDoubledQuotes {
            row.appendResolved(bytes, from: start + 1, to: end, at: start)
        } else {
            row.appendCell(from: start + 1, to: end, at: start)
        }
        offset = end + 1
        return endsCell(bytes) ? nil : .textAfterQuote
    }

    private func endsCell(_ bytes: borrowing Span<UInt8>) -> Bool {
        guard offset < bytes.count else { return true }
        let byte = bytes[offset]
        return byte == separator.byte || byte == lineFeed || (byte == carriageReturn && isLineFeed(bytes, offset + 1))
    }

    @inline(__always)
    private func isLineFeed(_ bytes: borrowing Span<UInt8>, _ index: Int) -> Bool {
        index < bytes.count && bytes[index] == lineFeed
    }

    private mutating func skipLineEnd(_ bytes: borrowing Span<UInt8>) {
        if offset < bytes.count, bytes[offset] == carriageReturn { offset += 1 }
        if isLineFeed(bytes, offset) {
            offset += 1
            line += 1
        }
    }

    @inline(__always)
    private mutating func skipEmptyLines(_ bytes: borrowing Span<UInt8>) {
        while isLineFeed(bytes, offset)
            || (offset < bytes.count && bytes[offset] == carriageReturn && isLineFeed(bytes, offset + 1))
        {
            skipLineEnd(bytes)
        }
    }

    /// Continues after the line where the broken row began, so that a missing quotation mark doesn't swallow more.
    private mutating func recover(_ bytes: borrowing Span<UInt8>, from start: Position) {
        offset = start.offset
        while offset < bytes.count, bytes[offset] != lineFeed { offset += 1 }
        line = start.line
        skipLineEnd(bytes)
    }
}

private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension RecordRow {
    /// Appends a cell whose text is in the file unchanged.
    fileprivate mutating func appendCell(from start: Int, to end: Int, at offset: Int) {
        append(Field(start: start, end: end, position: position(at: offset)))
    }

    /// Appends a cell with a copy of its text, in which doubled quotation marks are single.
    fileprivate mutating func appendResolved(
        _ bytes: borrowing Span<UInt8>, from start: Int, to end: Int, at offset: Int
    ) {
        var text: [UInt8] = []
        var index = start
        while index < end {
            text.append(bytes[index])
            index += bytes[index] == quote ? 2 : 1
        }
        append(resolved: text[...], .text, at: position(at: offset))
    }

    private func position(at offset: Int) -> Position {
        Position(offset: offset, line: position.line, anchor: position.offset)
    }
}
