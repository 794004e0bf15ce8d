/// What stands between a value and the next thing in valid JSON5: white space, comments and at most one comma.
struct JSONTail {
    /// The offset of the comma; nil where there is none.
    private(set) var comma: Int?
    /// The offset behind the last comment or the comma, whichever is later; the beginning where there is neither.
    private(set) var contentEnd: Int
    /// Whether a comment stands there that only the end of its line ends.
    private(set) var hasLineComment = false

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        contentEnd = start
        var offset = start
        while offset < end {
            if let comment = JSONTail.endOfComment(bytes, at: offset, limit: end) {
                if bytes[offset + 1] == UInt8(ascii: "/") { hasLineComment = true }
                (offset, contentEnd) = (comment, comment)
                continue
            }
            if bytes[offset] == UInt8(ascii: ",") {
                comma = offset
                contentEnd = offset + 1
            }
            offset += 1
        }
    }

    /// The offset behind a comment that begins at an offset, without the end of its line; nil where none begins.
    private static func endOfComment(_ bytes: [UInt8], at offset: Int, limit: Int) -> Int? {
        guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < limit else { return nil }
        var end = offset + 2
        if bytes[offset + 1] == UInt8(ascii: "/") {
            while end < limit, !isLineEnd(bytes[end..<limit]) { end += 1 }
            return end
        }
        // The star of the beginning is not that of the end.
        end += 1
        while end < limit, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") { end += 1 }
        return min(end + 1, limit)
    }

    /// Whether a text begins with what ends a line of JSON5: a line feed, a carriage return, U+2028 or U+2029.
    private static func isLineEnd(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "\n") || text.first == UInt8(ascii: "\r")
            || text.starts(with: [0xE2, 0x80, 0xA8]) || text.starts(with: [0xE2, 0x80, 0xA9])
    }

    /// The offset behind the end of the line on which nothing but blanks and a comment follows an offset; nil where
    /// something else does.
    static func endOfLine(_ bytes: [UInt8], from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count {
            if let comment = endOfComment(bytes, at: offset, limit: bytes.count) {
                offset = comment
                continue
            }
            switch bytes[offset] {
            case UInt8(ascii: "\n"): return offset + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
            default: return nil
            }
        }
        return nil
    }
}
