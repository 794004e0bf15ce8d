/// Escapes text for HTML, SVG and quoted attributes.
enum HTMLEscaping {
    /// Appends a text with `& < > " '` escaped, and U+FFFD for characters that HTML or XML forbid.
    ///
    /// The text can't change the direction of what follows it: embedding and overriding characters are removed, and
    /// isolates are closed.
    static func append(_ text: String, to buffer: inout MarkupBuffer) {
        // A native text isn't copied by this.
        guard text.utf8.withContiguousStorageIfAvailable({ append($0, to: &buffer) }) == nil else { return }
        append(utf8: Array(text.utf8)[...], to: &buffer)
    }

    /// Appends UTF-8 text in the same way.
    static func append(utf8 text: ArraySlice<UInt8>, to buffer: inout MarkupBuffer) {
        text.withUnsafeBufferPointer { append($0, to: &buffer) }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to buffer: inout MarkupBuffer) {
        var first = 0
        let bytes = UnsafeRawBufferPointer(text)
        while first + 8 <= bytes.count, !needsCare(bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)) {
            first += 8
        }
        guard first + 8 <= bytes.count || endNeedsCare(bytes) else { return buffer.append(contentsOf: text) }
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<first]))
        appendWithCare(UnsafeBufferPointer(rebasing: text[first...]), to: &buffer)
    }

    /// Whether any of the last bytes, at most eight, needs care; some may have been tested before.
    @inline(__always) private static func endNeedsCare(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let count = bytes.count
        if count >= 8 { return needsCare(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) }
        guard count >= 4 else { return bytes.contains(where: needsCare) }
        let (start, end) = (
            bytes.loadUnaligned(as: UInt32.self), bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        )
        return needsCare(UInt64(start) | UInt64(end) << 32)
    }

    private static func needsCare(_ byte: UInt8) -> Bool {
        // A bit for each byte below 0x40: the control characters and & < > " '.
        guard byte >= 0x40 else { return 0x5000_00C4_FFFF_FFFF as UInt64 >> UInt64(byte) & 1 == 1 }
        return byte >= 0x7F && (byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF)
    }

    /// The same for any of eight bytes; also true for bytes beyond ASCII.
    ///
    /// `word - 0x01…01` borrows from the highest bit of a byte that is 0 (Warren, "Hacker's Delight", section 6-1).
    private static func needsCare(_ bytes: UInt64) -> Bool {
        func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
        func hasZero(_ word: UInt64) -> UInt64 { (word &- eight(1)) & ~word }
        // & and ', and < and >, differ in one bit.
        let (ampersand, less) = ((bytes & eight(0xFE)) ^ eight(0x26), (bytes & eight(0xFD)) ^ eight(0x3C))
        let found =
            bytes | (bytes &- eight(0x20)) | hasZero(bytes ^ eight(0x22)) | hasZero(bytes ^ eight(0x7F))
            | hasZero(ampersand) | hasZero(less)
        return found & eight(0x80) != 0
    }

    private static func appendWithCare(_ buffer: UnsafeBufferPointer<UInt8>, to output: inout MarkupBuffer) {
        var index = 0
        var openIsolates = 0
        while index < buffer.count {
            let plain = buffer[index...].prefix { !needsCare($0) }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: plain))
            index = plain.endIndex
            guard index < buffer.count else { break }
            let byte = buffer[index]
            if let escaped = escape(byte) {
                output.append(escaped)
                index += 1
                continue
            }
            let length = forbiddenLength(buffer, at: index)
            if length > 0 {
                output.append(contentsOf: replacementCharacter)
                index += length
            } else if let change = DirectionChange(buffer, at: index) {
                if change.isKept(&openIsolates) { output.append(contentsOf: buffer[index..<index + 3]) }
                index += 3
            } else {
                output.append(byte: byte)
                index += 1
            }
        }
        for _ in 0..<openIsolates { output.append(contentsOf: DirectionChange.endOfIsolate) }
    }

    private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// The length in bytes of a forbidden character at an index; 0 if there isn't one.
    ///
    /// Forbidden are control characters except tab and line ends, and the two noncharacters that XML names.
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

/// A character that changes the direction of text (UAX #9, section 2); three bytes each.
private enum DirectionChange {
    /// U+202A–U+202E, whose effect continues after the text.
    case override
    /// U+2066–U+2068, whose effect can be closed.
    case isolate
    /// U+2069.
    case isolateEnd

    static let endOfIsolate: [UInt8] = [0xE2, 0x81, 0xA9]

    /// The change of the character at an index; nil if it is another one.
    init?(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) {
        guard index + 2 < buffer.count, buffer[index] == 0xE2 else { return nil }
        switch (buffer[index + 1], buffer[index + 2]) {
        case (0x80, 0xAA...0xAE): self = .override
        case (0x81, 0xA6...0xA8): self = .isolate
        case (0x81, 0xA9): self = .isolateEnd
        default: return nil
        }
    }

    /// Whether it is kept; counts the open isolates.
    func isKept(_ openIsolates: inout Int) -> Bool {
        switch self {
        case .override: return false
        case .isolate: openIsolates += 1
        case .isolateEnd:
            guard openIsolates > 0 else { return false }
            openIsolates -= 1
        }
        return true
    }
}
