/// A name for some bytes that other bytes do not have by chance: FNV-1a of 128 bits
/// (https://datatracker.ietf.org/doc/html/rfc9923).
///
/// It tells a drawing from an older one of the same machine, and is no protection against someone who means harm.
enum ContentHash {
    /// 32 hexadecimal digits.
    static func text(of bytes: [UInt8]) -> String {
        let prime: UInt128 = (1 << 88) | 0x13B
        let basis: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
        let hash = bytes.reduce(basis) { ($0 ^ UInt128($1)) &* prime }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
