/// XXH64 with seed 0 (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md), about one instruction a byte.
///
/// Distinguishes contents that differ by chance; doesn't protect against somebody who constructs equal hashes.
package enum ContentHash {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )

    /// The hash of some bytes; O(n).
    package static func hash(of bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            var hash = stripes(buffer, &offset) &+ UInt64(buffer.count)
            while offset + 8 <= buffer.count {
                hash = rotated(hash ^ round(0, word(buffer, offset)), 27) &* primes.0 &+ primes.3
                offset += 8
            }
            if offset + 4 <= buffer.count {
                let half = UInt64(UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
                hash = rotated(hash ^ half &* primes.0, 23) &* primes.1 &+ primes.2
                offset += 4
            }
            while offset < buffer.count {
                hash = rotated(hash ^ UInt64(buffer[offset]) &* primes.4, 11) &* primes.0
                offset += 1
            }
            hash = (hash ^ hash >> 33) &* primes.1
            hash = (hash ^ hash >> 29) &* primes.2
            return hash ^ hash >> 32
        }
    }

    /// The hash as 16 hexadecimal digits.
    package static func text(of bytes: [UInt8]) -> String {
        let digits = String(hash(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The state after all whole stripes of 32 bytes; moves `offset` past them.
    private static func stripes(_ buffer: UnsafeRawBufferPointer, _ offset: inout Int) -> UInt64 {
        guard buffer.count >= 32 else { return primes.4 }
        var (first, second) = (primes.0 &+ primes.1, primes.1)
        var (third, fourth) = (UInt64(0), 0 &- primes.0)
        while offset + 32 <= buffer.count {
            first = round(first, word(buffer, offset))
            second = round(second, word(buffer, offset + 8))
            third = round(third, word(buffer, offset + 16))
            fourth = round(fourth, word(buffer, offset + 24))
            offset += 32
        }
        let sum = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
        return [first, second, third, fourth].reduce(sum) { ($0 ^ round(0, $1)) &* primes.0 &+ primes.3 }
    }

    private static func word(_ buffer: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func round(_ state: UInt64, _ word: UInt64) -> UInt64 {
        rotated(state &+ word &* primes.1, 31) &* primes.0
    }

    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        value &<< bits | value &>> (64 &- bits)
    }
}

/// The hash of a list of texts and files.
package struct CombinedHash {
    private var hashes: [UInt8] = []

    package init() {}

    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    package mutating func add(_ bytes: [UInt8]) {
        withUnsafeBytes(of: ContentHash.hash(of: bytes)) { hashes += $0 }
    }

    package var value: UInt64 { ContentHash.hash(of: hashes) }
}
