/// The 64-bit hash FNV-1a (RFC 9923): the same on every machine, and not for secrets.
package enum FNV1a {
    /// The hash of some bytes; O(n).
    package static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
