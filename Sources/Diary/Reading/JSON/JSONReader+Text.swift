extension JSONReader {
    /// Skips white space and, in JSON5, comments; lines are counted by line feeds.
    mutating func skipSpace() throws(Fault) {
        while let byte = bytes[safe: offset] {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                offset += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "/") where dialect == .json5:
                try skipComment()
            case 0x0B where dialect == .json5, 0x0C where dialect == .json5:
                offset += 1
            default:
                guard let length = lengthOfOtherWhiteSpace(at: offset) else { return }
                offset += length
            }
        }
    }

    private mutating func skipComment() throws(Fault) {
        let start = position
        switch bytes[safe: offset + 1] {
        case UInt8(ascii: "/"):
            while offset < bytes.count, !isLineEnd(at: offset) { offset += 1 }
        case UInt8(ascii: "*"):
            offset += 2
            while bytes[safe: offset] != UInt8(ascii: "*") || bytes[safe: offset + 1] != UInt8(ascii: "/") {
                guard let byte = bytes[safe: offset] else {
                    throw Fault(position: start, text: "a comment that never ends")
                }
                if byte == UInt8(ascii: "\n") { line += 1 }
                offset += 1
            }
            offset += 2
        default:
            throw fault("expected a value or a comment")
        }
    }

    /// Reads a string with its quotation marks and resolves the escapes.
    mutating func string() throws(Fault) -> ArraySlice<UInt8> {
        let start = position
        let quote = bytes[offset]
        offset += 1
        var chunkStart = offset
        var resolved: [UInt8] = []
        while let byte = bytes[safe: offset] {
            if byte == quote {
                let text =
                    resolved.isEmpty ? bytes[chunkStart..<offset] : ArraySlice(resolved + bytes[chunkStart..<offset])
                offset += 1
                return text
            }
            if byte == UInt8(ascii: "\\") {
                resolved += bytes[chunkStart..<offset]
                offset += 1
                try resolveEscape(into: &resolved)
                chunkStart = offset
            } else if byte == 0x0A || byte == 0x0D {
                throw Fault(position: start, text: "a string that is not closed on its line")
            } else if byte < 0x20, dialect == .strict {
                throw Fault(position: start, text: "a control character in a string")
            } else {
                offset += 1
            }
        }
        throw Fault(position: start, text: "a string that is never closed")
    }

    private mutating func resolveEscape(into text: inout [UInt8]) throws(Fault) {
        let start = Position(offset: offset - 1, line: line)
        guard let byte = bytes[safe: offset] else { throw fault("the file ends inside a string") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += UTF8.encode(try unicodeEscape(at: start)).map(Array.init) ?? []
        case UInt8(ascii: "'") where dialect == .json5: text.append(byte)
        case UInt8(ascii: "v") where dialect == .json5: text.append(0x0B)
        case UInt8(ascii: "\n") where dialect == .json5: line += 1
        case UInt8(ascii: "\r") where dialect == .json5:
            guard bytes[safe: offset] == UInt8(ascii: "\n") else { return }
            offset += 1
            line += 1
        case 0xE2 where dialect == .json5 && isOtherLineEnd(at: offset - 1): offset += 2
        case UInt8(ascii: "0") where dialect == .json5 && !isDigit(at: offset): text.append(0)
        case UInt8(ascii: "x") where dialect == .json5:
            guard let code = hexadecimal(2) else {
                throw Fault(position: start, text: "a \\x escape that is not a character")
            }
            text += UTF8.encode(Unicode.Scalar(UInt8(code))).map(Array.init) ?? []
        // In JSON5 any other escaped character is itself; digits are reserved for octal numbers, which it doesn't have.
        case _ where dialect == .json5 && !isDigit(at: offset - 1): text.append(byte)
        default: throw Fault(position: start, text: "an unknown escape in a string")
        }
    }

    private func isDigit(at index: Int) -> Bool { bytes[safe: index].map { (0x30...0x39).contains($0) } ?? false }

    private mutating func unicodeEscape(at start: Position) throws(Fault) -> Unicode.Scalar {
        let malformed = Fault(position: start, text: "a \\u escape that is not a character")
        guard let first = hexadecimal(4) else { throw malformed }
        guard (0xD800..<0xDC00).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw malformed }
            return scalar
        }
        guard take("\\"), take("u"), let second = hexadecimal(4), (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw malformed }
        return scalar
    }

    /// A number of hexadecimal digits.
    mutating func hexadecimal(_ count: Int) -> UInt32? {
        guard offset + count <= bytes.count else { return nil }
        let digits = bytes[offset..<offset + count]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        offset += count
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Characters of JSON5 beyond ASCII: white space, line ends, and the letters of keys without quotation marks

    /// The character at an index and its length in bytes; nil if none begins there.
    private func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard index < bytes.count else { return nil }
        var decoder = UTF8()
        var iterator = bytes[index...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// The length in bytes of non-ASCII white space at an index, including the line ends U+2028 and U+2029.
    func lengthOfOtherWhiteSpace(at index: Int) -> Int? {
        guard dialect == .json5, let byte = bytes[safe: index], byte >= 0x80, let (scalar, length) = scalar(at: index)
        else { return nil }
        switch scalar {
        case "\u{FEFF}", "\u{2028}", "\u{2029}": return length
        default: return scalar.properties.generalCategory == .spaceSeparator ? length : nil
        }
    }

    /// Whether U+2028 or U+2029 is at an index.
    func isOtherLineEnd(at index: Int) -> Bool {
        bytes[safe: index] == 0xE2 && bytes[safe: index + 1] == 0x80
            && (bytes[safe: index + 2] == 0xA8 || bytes[safe: index + 2] == 0xA9)
    }

    func isLineEnd(at index: Int) -> Bool {
        bytes[safe: index] == UInt8(ascii: "\n") || bytes[safe: index] == UInt8(ascii: "\r")
            || isOtherLineEnd(at: index)
    }

    /// Reads an unquoted key, in which a letter may be written as `\u0061`; nil if there isn't one.
    mutating func plainKey() throws(Fault) -> String? {
        var name = String.UnicodeScalarView()
        while let (written, length) = scalar(at: offset) {
            let place = position
            if written == "\\" {
                offset += 1
                guard take("u"), let code = hexadecimal(4), let scalar = Unicode.Scalar(code),
                    scalar.isKeyLetter(isFirst: name.isEmpty)
                else { throw Fault(position: place, text: "an escape that is not a letter of a key") }
                name.append(scalar)
            } else if written.isKeyLetter(isFirst: name.isEmpty) {
                offset += length
                name.append(written)
            } else {
                break
            }
        }
        return name.isEmpty ? nil : String(name)
    }
}

extension Unicode.Scalar {
    /// Whether an unquoted key may contain it (ECMAScript 5.1, section 7.6).
    fileprivate func isKeyLetter(isFirst: Bool) -> Bool {
        switch self {
        case "a"..."z", "A"..."Z", "$", "_": return true
        case "0"..."9": return !isFirst
        case "\u{200C}", "\u{200D}": return !isFirst
        default: break
        }
        guard value >= 0x80 else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
        default: return false
        }
    }
}
