import Testing

@testable import Disk

@Suite("The hash of some bytes")
struct ContentHashTests {
    /// Texts of fewer than 4, 8 and 32 bytes, and of more, with the hashes of the reference implementation.
    private static let vectors: [(text: String, hash: UInt64)] = [
        ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
        ("message digest", 0x066E_D728_FCEE_B3BE),
        ("abcdefghijklmnopqrstuvwxyz", 0xCFE1_F278_FA89_835C),
        ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ]

    @Test("is the published XXH64", arguments: vectors)
    func published(text: String, hash: UInt64) {
        #expect(ContentHash.hash(of: Array(text.utf8)) == hash)
    }

    @Test("is another for every changed byte, whatever the length")
    func changes() {
        for count in 1..<80 {
            let bytes = [UInt8](repeating: 7, count: count)
            let changed = bytes.indices.map { index in
                var bytes = bytes
                bytes[index] = 8
                return ContentHash.hash(of: bytes)
            }
            #expect(Set(changed + [ContentHash.hash(of: bytes)]).count == count + 1)
        }
    }
}
