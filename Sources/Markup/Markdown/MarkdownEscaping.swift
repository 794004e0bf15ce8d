/// Escapes text for a paragraph, a heading, a list item or a table cell of GitHub's Markdown.
enum MarkdownEscaping {
    /// Appends a text on one line, without surrounding space, with a backslash before each character that could be
    /// mark-up at its place.
    ///
    /// Control characters and line ends become spaces. Bare addresses are broken up, so that they stay text. As in
    /// `HTMLEscaping`, the text can't change the direction of what follows it.
    static func append(_ text: String, to output: inout MarkupBuffer) {
        let beginsBlock = isAtStartOfBlock(output.written)
        var text = text
        let isWritten = text.withUTF8 { buffer in
            guard isPlain(buffer, beginsBlock: beginsBlock) else { return false }
            output.append(contentsOf: buffer)
            return true
        }
        if !isWritten { appendWithCare(Array(text.unicodeScalars), beginsBlock: beginsBlock, to: &output) }
    }

    /// Whether only marks of lists and quotes precede on the line.
    private static func isAtStartOfBlock(_ bytes: ArraySlice<UInt8>) -> Bool {
        for byte in bytes.reversed() {
            switch byte {
            case UInt8(ascii: "\n"): return true
            case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "-"), 0x30...0x39: continue
            default: return false
            }
        }
        return true
    }

    /// Whether a text needs no escaping, as most don't.
    private static func isPlain(_ buffer: UnsafeBufferPointer<UInt8>, beginsBlock: Bool) -> Bool {
        guard let first = buffer.first, let last = buffer.last, first > 0x20, last > 0x20 else { return buffer.isEmpty }
        if beginsBlock, first < 0x40 { return false }
        return !buffer.indices.contains { needsCare(buffer, at: $0) }
    }

    private static func needsCare(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        func byte(_ offset: Int) -> UInt8 { index + offset < buffer.count ? buffer[index + offset] : 0 }
        switch buffer[index] {
        case ..<0x20, 0x7F: return true
        case UInt8(ascii: ":"): return byte(1) == UInt8(ascii: "/")
        case UInt8(ascii: "."): return index >= 3 && buffer[index - 1] | 0x20 == UInt8(ascii: "w")
        case 0xC2: return byte(1) < 0xA0
        // U+2028 to U+202E, U+2066 to U+2069.
        case 0xE2: return byte(1) == 0x80 && (0xA8...0xAE).contains(byte(2)) || byte(1) == 0x81 && byte(2) >= 0xA6
        case 0xEF: return byte(1) == 0xBF
        case let byte: return isMark(byte)
        }
    }

    /// Marks in any position; `$` begins a formula on GitHub.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "&"),
            UInt8(ascii: "#"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private static func appendWithCare(_ scalars: [Unicode.Scalar], beginsBlock: Bool, to output: inout MarkupBuffer) {
        var hasBegun = false
        var spaceIsDue = false
        /// Whether only digits have been written of a block.
        var mayBeMark = beginsBlock
        var openIsolates = 0
        for (index, scalar) in scalars.enumerated() {
            if isSpace(scalar) {
                spaceIsDue = hasBegun
                continue
            }
            guard isKept(scalar, &openIsolates) else { continue }
            if spaceIsDue {
                output.append(byte: UInt8(ascii: " "))
                mayBeMark = false
            }
            let endsWord = index + 1 == scalars.count || isSpace(scalars[index + 1])
            if mayBeMark && isMarkOfBlock(scalar, isFirst: !hasBegun, endsWord: endsWord)
                || isMark(scalar, at: index, scalars)
            {
                output.append(byte: UInt8(ascii: "\\"))
            }
            output.append(contentsOf: String(isNoncharacter(scalar) ? "\u{FFFD}" : scalar).utf8)
            mayBeMark = mayBeMark && ("0"..."9").contains(scalar)
            hasBegun = true
            spaceIsDue = false
        }
        for _ in 0..<openIsolates { output.append(contentsOf: "\u{2069}".utf8) }
    }

    private static func isMarkOfBlock(_ scalar: Unicode.Scalar, isFirst: Bool, endsWord: Bool) -> Bool {
        switch scalar {
        case ".", ")": endsWord
        case "-", "+", ">", "=": isFirst
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar, at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        switch scalar {
        case ":": index + 1 < scalars.count && scalars[index + 1] == "/"
        case ".": index >= 3 && scalars[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
        default: scalar.isASCII && isMark(UInt8(scalar.value))
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ...0x20, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether a character that changes the direction of text is kept; counts the open isolates.
    private static func isKept(_ scalar: Unicode.Scalar, _ openIsolates: inout Int) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E: return false
        case 0x2066...0x2068: openIsolates += 1
        case 0x2069:
            guard openIsolates > 0 else { return false }
            openIsolates -= 1
        default: break
        }
        return true
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }
}
