import func Glibc.memchr
import func Glibc.memcmp

/// Bytes in the buffer of a reader; they are only valid until the next tag is read.
typealias XMLBytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first such byte from `start` on; nil if there isn't one.
    func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
        guard start < count, let base = baseAddress else { return nil }
        guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(base).distance(to: found)
    }

    func part(_ range: Range<Int>) -> XMLBytes { XMLBytes(rebasing: self[range]) }

    func equals(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && begins(with: text) }

    func begins(with text: StaticString, at place: Int = 0) -> Bool {
        let length = text.utf8CodeUnitCount
        guard let base = baseAddress, place >= 0, count - place >= length else { return false }
        return memcmp(base + place, text.utf8Start, length) == 0
    }

    func equals(_ other: XMLBytes) -> Bool {
        guard count == other.count, let base = baseAddress, let otherBase = other.baseAddress else {
            return count == other.count
        }
        return memcmp(base, otherBase, count) == 0
    }

    /// A hash: for different bytes almost always different.
    func hash(into hash: UInt64) -> UInt64 {
        var hash = (hash ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
        let words = UnsafeRawBufferPointer(self)
        var place = 0
        while place + 8 <= count {
            hash = (hash ^ words.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            place += 8
        }
        while place < count {
            hash = (hash ^ UInt64(self[place])) &* 0xFF51_AFD7_ED55_8CCD
            place += 1
        }
        return hash ^ (hash >> 29)
    }

    /// The name without its prefix: `row` for `x:row`.
    var localName: XMLBytes { firstPlace(of: UInt8(ascii: ":")).map { part($0 + 1..<count) } ?? self }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// A value without the notation of XML: its five entities and references to characters are resolved, nothing else.
struct XMLText {
    let text: String
    /// The number of places that were damaged.
    ///
    /// Control characters are left out; bytes that aren't UTF-8 and invalid references become U+FFFD; unknown entities
    /// are unchanged.
    let repairs: Int

    private static let entities: [(StaticString, UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]

    /// Reads a value; line feeds and tabs become blanks, as in attributes, unless `keepsLines` is true.
    init(_ bytes: XMLBytes, keepsLines: Bool = false) {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var repairs = 0
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&") {
                if let (entity, length) = XMLText.entity(bytes, at: place) {
                    let text = entity == "\n" && !keepsLines ? " " : entity
                    if text.isEmpty || text == "\u{FFFD}" { repairs += 1 }
                    decoded += text.utf8
                    place += length
                    continue
                }
                repairs += 1
            }
            if keepsLines, byte == 0x0A {
                decoded.append(byte)
            } else if byte < 0x20 {
                if XMLBytes.isBlank(byte), byte != 0x0B, byte != 0x0C { decoded.append(0x20) } else { repairs += 1 }
            } else {
                decoded.append(byte)
            }
            place += 1
        }
        if String(validating: decoded, as: UTF8.self) == nil { repairs += 1 }
        (text, self.repairs) = (String(decoding: decoded, as: UTF8.self), repairs)
    }

    /// The text of a reference, and the reference's length; nil if it is unknown to XML.
    private static func entity(_ bytes: XMLBytes, at place: Int) -> (String, Int)? {
        for (name, byte) in entities where bytes.begins(with: name, at: place) {
            return (String(UnicodeScalar(byte)), name.utf8CodeUnitCount)
        }
        guard bytes.begins(with: "&#", at: place),
            let end = bytes.part(0..<Swift.min(bytes.count, place + 12)).firstPlace(of: UInt8(ascii: ";"), from: place)
        else { return nil }
        let isHexadecimal = bytes[place + 2] | 0x20 == UInt8(ascii: "x")
        let digits = String(decoding: bytes[place + (isHexadecimal ? 3 : 2)..<end], as: UTF8.self)
        guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
        let length = end + 1 - place
        if number == 0x0A { return ("\n", length) }
        if number == 0x09 || number == 0x0D { return (" ", length) }
        if number < 0x20 { return ("", length) }
        return (UnicodeScalar(number).map { String($0) } ?? "\u{FFFD}", length)
    }
}
