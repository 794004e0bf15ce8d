/// The place for a new item after the last of a list or object, in the layout of the others.
struct JSONInsertion {
    private let bytes: [UInt8]
    private let style: JSONStyle
    private let container: JSONNode
    private let items: [Range<Int>]
    /// The text between the last item, or else the opening bracket, and the closing one.
    private let tail: JSONTail
    /// The offset after the last item, or else the opening bracket, and that of the closing one.
    private let start, close: Int

    /// Finds the place; items of an object begin with their keys.
    init(_ container: JSONNode, items: [Range<Int>], of bytes: [UInt8], _ style: JSONStyle) {
        (self.container, self.items, self.bytes, self.style) = (container, items, bytes, style)
        start = items.last?.upperBound ?? container.position.offset + 1
        close = container.end - 1
        tail = JSONTail(bytes, from: start, to: close)
    }

    /// The edits; `newItems` returns the items for lines with an indentation.
    ///
    /// An empty list or object that is the whole document is split into lines, because it will have more items.
    func edits(isDocument: Bool, _ newItems: (_ indentation: String) -> [String]) -> [TextEdit] {
        let hasLines = bytes[container.range].contains(UInt8(ascii: "\n"))
        // A line comment would swallow what follows on its line.
        guard hasLines || tail.hasLineComment || items.isEmpty && isDocument else {
            return [TextEdit(at: tail.contentEnd, onTheLine(newItems("")))]
        }
        let outer = JSONStyle.indentation(of: close, in: bytes)
        let indentation = items.last.map { JSONStyle.indentation(of: $0.lowerBound, in: bytes) } ?? outer + style.indent
        // A JSON5 list with a trailing comma keeps one.
        let line =
            newItems(indentation).map { style.lineEnd + indentation + $0 }.joined(separator: ",")
            + (tail.comma == nil ? "" : ",")
        let end = hasLines ? "" : style.lineEnd + outer
        guard !items.isEmpty, tail.comma == nil else { return [TextEdit(at: tail.contentEnd, line + end)] }
        // The comma is before a comment on the last item.
        return tail.contentEnd > start
            ? [TextEdit(at: start, ","), TextEdit(at: tail.contentEnd, line + end)]
            : [TextEdit(at: start, "," + line + end)]
    }

    private func onTheLine(_ new: [String]) -> String {
        guard !items.isEmpty else {
            let hasBlanks = tail.contentEnd < close
            var isObject: Bool { if case .object = container.value { true } else { false } }
            let gap = isObject ? style.brace : hasBlanks || tail.contentEnd > start ? " " : ""
            return gap + new.joined(separator: style.comma) + (hasBlanks ? "" : gap)
        }
        guard tail.comma == nil else {
            let gap = String(separator.drop { $0 != "," }.dropFirst())
            return new.map { gap + $0 + "," }.joined()
        }
        return new.map { separator + $0 }.joined()
    }

    /// The text between the last two items, without comments.
    private var separator: String {
        guard items.count > 1 else { return style.comma }
        let gap = bytes[items[items.count - 2].upperBound..<items[items.count - 1].lowerBound]
        return gap.allSatisfy { " ,".utf8.contains($0) } ? String(decoding: gap, as: UTF8.self) : style.comma
    }
}

/// The text between a value and the next token in valid JSON5: white space, comments and at most one comma.
struct JSONTail {
    /// The offset of the comma; nil if there isn't one.
    private(set) var comma: Int?
    /// The offset after the last comment or the comma, whichever is later; else the beginning.
    private(set) var contentEnd: Int
    /// Whether there is a comment that ends at the end of its line.
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

    /// The offset after a comment that begins at an offset, without its line end; nil if there isn't one.
    private static func endOfComment(_ bytes: [UInt8], at offset: Int, limit: Int) -> Int? {
        guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < limit else { return nil }
        var end = offset + 2
        if bytes[offset + 1] == UInt8(ascii: "/") {
            while end < limit, !isLineEnd(bytes[end..<limit]) { end += 1 }
            return end
        }
        // The star of `/*` isn't that of `*/`.
        end += 1
        while end < limit, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") { end += 1 }
        return min(end + 1, limit)
    }

    /// Whether a text begins with a line end of JSON5: a line feed, a carriage return, U+2028 or U+2029.
    private static func isLineEnd(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == UInt8(ascii: "\n") || text.first == UInt8(ascii: "\r")
            || text.starts(with: [0xE2, 0x80, 0xA8]) || text.starts(with: [0xE2, 0x80, 0xA9])
    }

    /// The offset after the end of a line, if only blanks and a comment follow `start` on it; else nil.
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
