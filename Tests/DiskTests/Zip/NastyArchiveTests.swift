import Disk
import TestSupport
import Testing

/// Archives that are damaged, of another kind, or made to exhaust the program: each is refused with a message.
@Suite struct NastyArchiveTests {
    private static let text = Array("Date,Value\n2025-10-31,YES_MANUAL\n".utf8)

    /// An archive of one member, changed.
    private static func archive(
        _ change: (inout ZipWriter.Member) -> Void = { _ in }, _ end: (inout ZipWriter) -> Void = { _ in }
    ) -> [UInt8] {
        var member = ZipWriter.Member("a.csv", text)
        change(&member)
        var writer = ZipWriter([member])
        end(&writer)
        return writer.bytes
    }

    private static let nasty: [(String, [UInt8], String)] = [
        ("no byte", [], "cut off"), ("a page in place of it", Array("<html>not here</html>".utf8), "cut off"),
        ("only the first bytes of one", Array(archive().prefix(40)), "cut off"),
        ("without its end", Array(archive().dropLast(10)), "cut off"),
        ("encrypted", archive { $0.flags |= 1 }, "encrypted"), ("strongly", archive { $0.flags |= 0x40 }, "encrypted"),
        ("AES", archive { $0.method = 99 }, "encrypted"), ("Deflate64", archive { $0.method = 9 }, "Deflate64"),
        ("bzip2", archive { $0.method = 12 }, "bzip2"), ("LZMA", archive { $0.method = 14 }, "LZMA"),
        ("Zstandard", archive { $0.method = 93 }, "Zstandard"), ("unknown", archive { $0.method = 200 }, "method 200"),
        ("another checksum", archive { $0.checksum = 1 }, "checksum"),
        ("a size that is too small", archive { $0.size = 3 }, "says 3"),
        ("a size that is too large", archive { $0.size = 300 }, "says 300"),
        ("another size of the packed bytes", archive { $0.compressedSize = 3 }, "bytes came out"),
        (
            "stored, and longer than there is room",
            archive { ($0.method, $0.size, $0.compressedSize) = (0, 9999, 9999) }, "outside"
        ),
        ("stored, with two sizes", archive { ($0.method, $0.compressedSize) = (0, 3) }, "outside"),
        ("a member that is elsewhere", archive { $0.place = 7 }, "not where"),
        ("a member behind the archive", archive { $0.place = 1 << 31 }, "not where"),
        ("a member at the end of all numbers", archive { ($0.place, $0.isWide) = (.max, true) }, "not where"),
        ("a member at a negative number", archive { ($0.place, $0.isWide) = (.min, true) }, "cannot be read"),
        ("sizes beyond all numbers", archive { ($0.size, $0.isWide) = (-1, true) }, "cannot be read"),
        ("a list that is larger than the archive", archive({ _ in }, { $0.directorySize = 1 << 30 }), "outside"),
        (
            "a list of 64 bits beyond all numbers", archive({ _ in }, { ($0.directorySize, $0.isWide) = (.max, true) }),
            "outside"
        ),
        (
            "a list at a negative number", archive({ _ in }, { ($0.directoryPlace, $0.isWide) = (.min, true) }),
            "outside"
        ),
        ("more members than it has", archive({ _ in }, { $0.count = 2 }), "says 2"),
        ("one part of several", archive({ _ in }, { $0.disk = 1 }), "several"),
        ("packed bytes that make no sense", archive { $0.packed = [0xFF, 0xFF, 0xFF] }, "no sense"),
        ("packed bytes that never end", archive { $0.packed = Array(ZipWriter.deflated(text).dropLast(4)) }, "cut off"),
        ("nothing where packed bytes should be", archive { $0.packed = [] }, "cut off"),
        ("a bomb of 2 GiB in 2 MB", archive { $0.packed = ZipWriter.deflated(zeros: 2 << 30) }, "more than 1024 MB"),
    ]

    @Test("an invalid archive is refused with the reason", arguments: nasty)
    func refused(name: String, bytes: [UInt8], words: String) {
        let text = refusal(bytes)
        #expect(text?.contains(words) == true, "\(name): \(text ?? "it was read")")
    }

    @Test("every beginning of an archive and every flipped byte gives the true content or a refusal")
    func damage() throws {
        var writer = ZipWriter([.init("a.csv", Self.text), .init("b.csv", Array(Self.text.reversed()))])
        writer.members[1].isWide = true
        writer.members[1].hasDescriptor = true
        writer.isWide = true
        let whole = writer.bytes
        let truth = try contents(whole)
        for end in whole.indices { #expect(refusal(Array(whole[..<end])) != nil) }
        var random = SeededGenerator(seed: 11)
        for _ in 0..<5_000 {
            var bytes = whole
            for _ in 0..<Int(random.next() % 3 + 1) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            guard let read = try? contents(bytes) else { continue }
            // Names and kinds of files have no checksum; contents have one.
            #expect(Set(read.values).isSubset(of: truth.values))
        }
    }
}
