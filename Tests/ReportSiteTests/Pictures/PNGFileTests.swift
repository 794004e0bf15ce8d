import Foundation
import TestSupport
import Testing

@testable import ReportSite

@Suite("A picture")
struct PNGFileTests {
    /// One grey pixel, drawn by hand, with a text and a time that no picture of ours keeps.
    private static let pixel = PNGFileTests.file([
        ("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]), ("tIME", [7, 0xE9, 10, 31, 21, 0, 0]),
        ("tEXt", Array("Author\u{0}Ada".utf8)),
        ("IDAT", [0x78, 0x9C, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81]), ("IEND", []),
    ])

    private static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
        chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { bytes, chunk in
            let content = Array(chunk.name.utf8) + chunk.data
            let sum = CRC32.checksum(of: content[...])
            bytes += [0, 0, 0, UInt8(chunk.data.count)] + content
            bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
        }
    }

    @Test("keeps what draws it and the hash of its drawing, and no other word")
    func reduced() throws {
        let picture = try #require(PNGFile(PNGFileTests.pixel))
        #expect(picture.source == nil)
        #expect((picture.width, picture.height) == (1, 1))
        let bytes = picture.bytes(drawnFrom: "0123")
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("Ada") && !text.contains("tIME"))
        let again = try #require(PNGFile(bytes))
        #expect(again.source == "0123")
        #expect(again.bytes(drawnFrom: "0123") == bytes)
    }

    @Test("is none where a single byte of it is another, or where it ends early")
    func damaged() {
        for index in PNGFileTests.pixel.indices {
            var bytes = PNGFileTests.pixel
            bytes[index] ^= 1
            #expect(PNGFile(bytes) == nil, "byte \(index)")
            #expect(PNGFile(Array(bytes.prefix(index))) == nil, "\(index) bytes")
        }
        #expect(PNGFile(PNGFileTests.pixel + [0]) == nil)
    }

    @Test("the check sum is that of every PNG, the hash that of its publication")
    func published() {
        #expect(CRC32.checksum(of: Array("123456789".utf8)[...]) == 0xCBF4_3926)
        #expect(ContentHash.text(of: []) == "6c62272e07bb014262b821756295c58d")
        #expect(ContentHash.text(of: Array("a".utf8)) == "d228cb696f1a8caf78912b704e4a8964")
    }
}
