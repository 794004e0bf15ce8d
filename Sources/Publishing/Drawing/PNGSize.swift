/// The size of a PNG picture that is not cut off (https://www.w3.org/TR/png, sections 5 and 11).
struct PNGSize {
    /// In pixels.
    let width, height: Int

    /// The signature, and the length and name of the first chunk, the header.
    private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
    /// The last chunk: its length, its name and the check sum that these always have.
    private static let end: [UInt8] = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]

    /// Reads the header; nil if the bytes are not a PNG or end early.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: PNGSize.start), bytes.suffix(PNGSize.end.count).elementsEqual(PNGSize.end) else {
            return nil
        }
        let numbers = bytes.dropFirst(PNGSize.start.count)
        width = numbers.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        height = numbers.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
