import Model

@testable import Disk
@testable import Publishing

/// Pictures of the right size without any pixel, which differ if their drawings differ.
///
/// Drawing takes most of the time of a build, and few tests look at pictures.
struct EmptyPictures: PictureDrawing {
    func draw(_ drawing: [UInt8], width: Int, height: Int) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += "IHDR".utf8
        for number in [width, height] { append(UInt32(number), to: &bytes) }
        let hash = ContentHash.hash(of: drawing)
        append(UInt32(truncatingIfNeeded: hash), to: &bytes)
        append(UInt32(truncatingIfNeeded: hash >> 32), to: &bytes)
        bytes += [0, 0, 0, 0]
        bytes += "IEND".utf8
        bytes += [0xAE, 0x42, 0x60, 0x82]
        return bytes
    }

    private func append(_ number: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
