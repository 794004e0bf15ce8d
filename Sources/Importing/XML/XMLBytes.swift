import func Glibc.memchr
import func Glibc.memcmp

/// Bytes of a file as they stand in the buffer of its reader; they are gone with the next tag.
typealias XMLBytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The place of the first such byte from `start` on; nil where there is none.
    func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
        guard start < count, let base = baseAddress else { return nil }
        guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(base).distance(to: found)
    }

    /// A part of them.
    func part(_ range: Range<Int>) -> XMLBytes { XMLBytes(rebasing: self[range]) }

    /// Whether they are these.
    func equals(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && begins(with: text) }

    /// Whether they begin with these.
    func begins(with text: StaticString, at place: Int = 0) -> Bool {
        let length = text.utf8CodeUnitCount
        guard let base = baseAddress, place >= 0, count - place >= length else { return false }
        return memcmp(base + place, text.utf8Start, length) == 0
    }

    /// Whether two are the same.
    func equals(_ other: XMLBytes) -> Bool {
        guard count == other.count, let base = baseAddress, let otherBase = other.baseAddress else {
            return count == other.count
        }
        return memcmp(base, otherBase, count) == 0
    }

    /// A number that differs for different bytes, as good as always.
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

    /// The part of a name behind its prefix: `row` of `x:row`.
    var localName: XMLBytes { firstPlace(of: UInt8(ascii: ":")).map { part($0 + 1..<count) } ?? self }

    /// Whether a byte is a blank of XML.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
