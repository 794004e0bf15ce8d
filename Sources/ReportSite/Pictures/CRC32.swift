/// The check sum of PNG chunks: CRC-32 with the polynomial of ISO 3309, bits reversed (https://www.w3.org/TR/png, annex D).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in
            remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
        }
    }

    /// The check sum of some bytes; that of none is 0.
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        return ~bytes.withUnsafeBufferPointer { buffer in
            var sum = ~UInt32(0)
            for byte in buffer { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
            return sum
        }
    }
}
