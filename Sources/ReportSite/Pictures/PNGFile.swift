/// A PNG picture of which the parts are known to be whole, reduced to what draws it
/// (https://www.w3.org/TR/png, sections 5 and 11).
struct PNGFile {
    /// What was drawn: the hash of the drawing this picture was made from; nil where it does not say.
    let source: String?
    let width, height: Int
    /// The chunks that draw the picture, in their order, each with its length and check sum.
    private let parts: ArraySlice<UInt8>

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let keyword = Array("Source".utf8) + [0]
    /// The header chunk: length, name, thirteen bytes, check sum.
    private static let headerLength = 25

    /// Reads a picture; nil where the bytes are none, are cut off or damaged.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: PNGFile.signature) else { return nil }
        var offset = PNGFile.signature.count
        var source: String?
        var kept: [UInt8] = []
        var names: [[UInt8]] = []
        while let chunk = PNGChunk(bytes, at: offset) {
            offset += chunk.bytes.count
            names.append(Array(chunk.name))
            if chunk.isCritical || chunk.name.elementsEqual("tRNS".utf8) {
                kept += chunk.bytes
            } else if chunk.name.elementsEqual("tEXt".utf8), chunk.data.starts(with: PNGFile.keyword) {
                source = String(decoding: chunk.data.dropFirst(PNGFile.keyword.count), as: UTF8.self)
            }
        }
        let (first, last) = (Array("IHDR".utf8), Array("IEND".utf8))
        guard offset == bytes.count, names.first == first, names.last == last, names.contains(Array("IDAT".utf8)),
            kept.count > PNGFile.headerLength, let size = PNGChunk(kept, at: 0)?.size
        else { return nil }
        (width, height) = size
        self.source = source
        parts = kept[...]
    }

    /// The picture with the hash of what it was drawn from, and nothing else beside what draws it.
    func bytes(drawnFrom source: String) -> [UInt8] {
        let note = PNGChunk.bytes(named: "tEXt", PNGFile.keyword + source.utf8)
        return PNGFile.signature + parts.prefix(PNGFile.headerLength) + note + parts.dropFirst(PNGFile.headerLength)
    }
}

/// A part of a PNG file: length, name, data, check sum.
private struct PNGChunk {
    let bytes: ArraySlice<UInt8>

    var name: ArraySlice<UInt8> { bytes.dropFirst(4).prefix(4) }
    var data: ArraySlice<UInt8> { bytes.dropFirst(8).dropLast(4) }
    /// Whether a picture can not be drawn without it: such a name begins with a capital letter.
    var isCritical: Bool { name.first.map { $0 & 0x20 == 0 } ?? false }
    /// What the header says of the picture; nil for any other chunk.
    var size: (width: Int, height: Int)? {
        guard name.elementsEqual("IHDR".utf8), data.count == 13 else { return nil }
        return (PNGChunk.number(data.prefix(4)), PNGChunk.number(data.dropFirst(4).prefix(4)))
    }

    /// The chunk that begins at `offset`; nil where none does, or where its check sum is another.
    init?(_ bytes: [UInt8], at offset: Int) {
        guard offset + 12 <= bytes.count else { return nil }
        let length = PNGChunk.number(bytes[offset..<offset + 4])
        guard length <= bytes.count - offset - 12 else { return nil }
        self.bytes = bytes[offset..<offset + length + 12]
        let sum = PNGChunk.number(self.bytes.suffix(4))
        guard Int(CRC32.checksum(of: self.bytes.dropFirst(4).dropLast(4))) == sum else { return nil }
    }

    static func bytes(named name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        return number(UInt32(truncatingIfNeeded: data.count)) + content + number(CRC32.checksum(of: content[...]))
    }

    /// Four bytes, the greatest first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
