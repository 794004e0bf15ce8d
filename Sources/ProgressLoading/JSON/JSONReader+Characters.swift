/// The characters of JSON5 beyond ASCII: white space, line ends, and the letters of keys without quotation marks.
extension JSONReader {
    /// The character that begins at an index, and how many bytes it takes; nil where none begins.
    private func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard index < bytes.count else { return nil }
        var decoder = UTF8()
        var iterator = bytes[index...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// How many bytes of white space beyond ASCII stand at an index, the line ends U+2028 and U+2029 included.
    func lengthOfOtherWhiteSpace(at index: Int) -> Int? {
        guard dialect == .json5, let byte = bytes[safe: index], byte >= 0x80, let (scalar, length) = scalar(at: index)
        else { return nil }
        switch scalar {
        case "\u{FEFF}", "\u{2028}", "\u{2029}": return length
        default: return scalar.properties.generalCategory == .spaceSeparator ? length : nil
        }
    }

    /// Whether U+2028 or U+2029 stands at an index.
    func isOtherLineEnd(at index: Int) -> Bool {
        bytes[safe: index] == 0xE2 && bytes[safe: index + 1] == 0x80
            && (bytes[safe: index + 2] == 0xA8 || bytes[safe: index + 2] == 0xA9)
    }

    /// Whether a line of JSON5 ends at an index.
    func isLineEnd(at index: Int) -> Bool {
        bytes[safe: index] == UInt8(ascii: "\n") || bytes[safe: index] == UInt8(ascii: "\r")
            || isOtherLineEnd(at: index)
    }

    /// Reads a key without quotation marks, in which a letter may be written as `\u0061`; nil where there is none.
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
    /// Whether a key without quotation marks may hold it (ECMAScript 5.1, section 7.6).
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
