/// Blocks of tar archives for tests, also such as no program should write.
package struct TarBytes {
    /// An entry, and what of its header is to be untrue.
    package struct Entry {
        package var name: [UInt8]
        package var content: [UInt8]
        package var kind: Character = "0"
        package var mode = "0000644\0"
        /// In place of the true ones.
        package var size: String?
        package var checksum: String?
        package var magic = "ustar\0" + "00"
        package var prefix = ""
        package var linkName = ""
        /// Whether its last block is filled with zeros.
        package var isFilled = true

        package init(_ name: String, _ content: String = "") {
            (self.name, self.content) = (Array(name.utf8), Array(content.utf8))
        }
    }

    package var entries: [Entry]
    package var end = [UInt8](repeating: 0, count: 1024)

    package init(_ entries: Entry...) {
        self.entries = entries
    }

    /// The archive.
    package var bytes: [UInt8] {
        entries.flatMap { entry in
            var block = [UInt8](repeating: 0, count: 512)
            func put(_ text: [UInt8], at place: Int) { block.replaceSubrange(place..<place + text.count, with: text) }
            func put(_ text: String, at place: Int) { put(Array(text.utf8), at: place) }
            put(entry.name, at: 0)
            put(entry.mode, at: 100)
            put("0000000\u{0}0000000\u{0}", at: 108)
            let digits = String(entry.content.count, radix: 8)
            put(entry.size ?? String(repeating: "0", count: 11 - digits.count) + digits, at: 124)
            put("00000000000", at: 136)
            put("        ", at: 148)
            put(String(entry.kind), at: 156)
            put(entry.linkName, at: 157)
            put(entry.magic, at: 257)
            put(entry.prefix, at: 345)
            let sum = String(block.reduce(0) { $0 + Int($1) }, radix: 8)
            put(entry.checksum ?? String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ", at: 148)
            let rest = entry.isFilled ? (512 - entry.content.count % 512) % 512 : 0
            return block + entry.content + [UInt8](repeating: 0, count: rest)
        } + end
    }

    /// Bytes in the frame of gzip; with parts of it in place of the true ones.
    package static func gzip(
        _ bytes: [UInt8], header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], packed: [UInt8]? = nil,
        checksum: UInt32? = nil, size: Int? = nil
    ) -> [UInt8] {
        func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        return header + (packed ?? ZipWriter.deflated(bytes)) + little(Int(checksum ?? ZipWriter.checksum(bytes)))
            + little(size ?? bytes.count)
    }
}
