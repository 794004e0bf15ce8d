import Testing

@testable import Publishing

@Suite("The size of a picture")
struct PNGSizeTests {
    /// One grey pixel, with the check sums of its chunks.
    private static let pixel: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
        0x01, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00,
        0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    @Test("is read from its header")
    func header() throws {
        let size = try #require(PNGSize(PNGSizeTests.pixel))
        #expect((size.width, size.height) == (258, 1))
    }

    @Test("is unknown if the picture ends early or is something else")
    func damaged() {
        for count in PNGSizeTests.pixel.indices {
            #expect(PNGSize(Array(PNGSizeTests.pixel.prefix(count))) == nil, "\(count) bytes")
        }
        #expect(PNGSize(PNGSizeTests.pixel + [0]) == nil)
        #expect(PNGSize(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)) == nil)
    }
}
