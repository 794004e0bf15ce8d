/// A strict reader of RFC 4180: rows of cells with their places, or the reason why a row is none.
///
/// Line ends are LF or CRLF, a byte order mark is skipped, and a line without any character is no row.
struct CSVReader {
    /// A cell's text, quotes taken away, and where it begins.
    struct Cell {
        let text: ArraySlice<UInt8>
        let offset: Int
    }

    /// Why a row can not be read.
    enum Fault {
        case unclosedQuote, quoteInsideCell, textAfterQuote, strayCarriageReturn
    }

    enum Row {
        /// The cells of a row that began at a place and ended before `end`.
        case cells(at: Position, end: Int)
        /// The row is skipped up to the next line.
        case malformed(Fault, at: Position)
    }

    private let bytes: [UInt8]
    private var offset: Int
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    /// Reads the next row into `cells`; nil at the end.
    mutating func next(into cells: inout [Cell]) -> Row? {
        skipEmptyLines()
        guard offset < bytes.count else { return nil }
        let start = offset
        let startLine = line
        cells.removeAll(keepingCapacity: true)
        while true {
            let cellStart = offset
            let fault = bytes[safe: offset] == quote ? readQuotedCell(into: &cells) : readPlainCell(into: &cells)
            if let fault {
                let culprit = fault == .unclosedQuote ? cellStart : offset
                recover(from: start, line: startLine)
                return .malformed(fault, at: Position(offset: culprit, line: startLine, anchor: start))
            }
            if bytes[safe: offset] == comma {
                offset += 1
                continue
            }
            let end = offset
            skipLineEnd()
            return .cells(at: Position(offset: start, line: startLine, anchor: start), end: end)
        }
    }

    private mutating func readPlainCell(into cells: inout [Cell]) -> Fault? {
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == comma || byte == lineFeed { break }
            if byte == quote { return .quoteInsideCell }
            if byte == carriageReturn {
                if bytes[safe: offset + 1] == lineFeed { break }
                return .strayCarriageReturn
            }
            offset += 1
        }
        cells.append(Cell(text: bytes[start..<offset], offset: start))
        return nil
    }

    private mutating func readQuotedCell(into cells: inout [Cell]) -> Fault? {
        let start = offset
        offset += 1
        var chunkStart = offset
        var unescaped: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == lineFeed { line += 1 }
            guard byte == quote else {
                offset += 1
                continue
            }
            if bytes[safe: offset + 1] == quote {
                unescaped += bytes[chunkStart...offset]
                offset += 2
                chunkStart = offset
                continue
            }
            let text =
                unescaped.isEmpty ? bytes[chunkStart..<offset] : ArraySlice(unescaped + bytes[chunkStart..<offset])
            cells.append(Cell(text: text, offset: start))
            offset += 1
            return endsCell ? nil : .textAfterQuote
        }
        return .unclosedQuote
    }

    private var endsCell: Bool {
        switch bytes[safe: offset] {
        case nil, comma, lineFeed: true
        case carriageReturn: bytes[safe: offset + 1] == lineFeed
        default: false
        }
    }

    private mutating func skipLineEnd() {
        if bytes[safe: offset] == carriageReturn { offset += 1 }
        if bytes[safe: offset] == lineFeed {
            offset += 1
            line += 1
        }
    }

    private mutating func skipEmptyLines() {
        while bytes[safe: offset] == lineFeed
            || (bytes[safe: offset] == carriageReturn && bytes[safe: offset + 1] == lineFeed)
        {
            skipLineEnd()
        }
    }

    /// Goes on with the line after the one the broken row began on: a quote that was lost there swallows no more.
    private mutating func recover(from start: Int, line startLine: Int) {
        offset = start
        while offset < bytes.count, bytes[offset] != lineFeed { offset += 1 }
        line = startLine
        skipLineEnd()
    }
}

private let quote = UInt8(ascii: "\"")
private let comma = UInt8(ascii: ",")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension [UInt8] {
    /// The byte at an index, or nil behind the end.
    subscript(safe index: Int) -> UInt8? { index < count ? self[index] : nil }
}
