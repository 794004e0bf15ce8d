/// The encoding of a file, given by a byte order mark at its beginning.
package enum TextEncoding: Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian

    /// The encoding of the byte order mark; UTF-8 without one.
    init(of bytes: [UInt8]) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): self = .utf16LittleEndian
        case (0xFE, 0xFF): self = .utf16BigEndian
        default: self = .utf8
        }
    }

    /// The bytes of a file with a text in UTF-8; a file in UTF-16 begins with a byte order mark.
    package func bytes(of text: [UInt8]) -> [UInt8] {
        guard self != .utf8 else { return text }
        let units = [0xFEFF] + Array(String(decoding: text, as: UTF8.self).utf16)
        return units.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return self == .utf16LittleEndian ? [low, high] : [high, low]
        }
    }
}

/// The UTF-8 of a text in UTF-16 that begins with a byte order mark, without the mark.
///
/// An unpaired surrogate becomes the three bytes that UTF-8 would have for it, and a single byte at the end becomes
/// 0xFF. Neither is valid in UTF-8, so both are found and located like other invalid text.
func utf8(ofUTF16 bytes: [UInt8], _ encoding: TextEncoding) -> [UInt8] {
    let isLittleEndian = encoding == .utf16LittleEndian
    let unit = { (index: Int) in
        let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var index = 2
    while index + 1 < bytes.count {
        var code = unit(index)
        index += 2
        if (0xD800..<0xDC00).contains(code), index + 1 < bytes.count, (0xDC00..<0xE000).contains(unit(index)) {
            code = 0x10000 + (code - 0xD800) << 10 + (unit(index) - 0xDC00)
            index += 2
        }
        text.append(utf8Of: code)
    }
    if index < bytes.count { text.append(0xFF) }
    return text
}

extension [UInt8] {
    /// Appends a code point as UTF-8, even if it is a surrogate.
    fileprivate mutating func append(utf8Of code: UInt32) {
        guard let scalar = Unicode.Scalar(code) else {
            return self += [0xED, UInt8(0x80 | code >> 6 & 0x3F), UInt8(0x80 | code & 0x3F)]
        }
        self += UTF8.encode(scalar).map(Array.init) ?? []
    }
}
