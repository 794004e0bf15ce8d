/// Text as it may stand in HTML, in SVG and in a quoted attribute.
enum Escaping {
    /// Appends a text with `& < > " '` escaped and with U+FFFD in place of what neither HTML nor XML may contain.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { buffer in
            guard let first = buffer.firstIndex(where: needsCare) else {
                bytes.append(contentsOf: buffer)
                return
            }
            bytes.append(contentsOf: buffer[..<first])
            appendWithCare(UnsafeBufferPointer(rebasing: buffer[first...]), to: &bytes)
        }
    }

    /// The text without characters that no document may contain; mark-up is left as it is.
    static func withoutControls(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isForbidden) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }))
    }

    /// Control characters but for tab and line ends, and the two noncharacters that XML names.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func needsCare(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF || escape(byte) != nil
    }

    private static func appendWithCare(_ buffer: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var index = 0
        while index < buffer.count {
            let byte = buffer[index]
            if let escaped = escape(byte) {
                escaped.withUTF8Buffer { bytes.append(contentsOf: $0) }
                index += 1
                continue
            }
            let length = forbiddenLength(buffer, at: index)
            if length > 0 {
                bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                index += length
            } else {
                bytes.append(byte)
                index += 1
            }
        }
    }

    /// How many bytes of a forbidden character begin here; 0 where none does.
    private static func forbiddenLength(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch buffer[index] {
        case 0x09, 0x0A, 0x0D: return 0
        case ..<0x20, 0x7F: return 1
        case 0xC2 where index + 1 < buffer.count && buffer[index + 1] < 0xA0: return 2
        case 0xEF where index + 2 < buffer.count && buffer[index + 1] == 0xBF && buffer[index + 2] >= 0xBE: return 3
        default: return 0
        }
    }

    private static func escape(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
