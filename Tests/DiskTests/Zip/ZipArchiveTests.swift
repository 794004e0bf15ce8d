import Disk
import TestSupport
import Testing

/// Archives of common programs can be read, with and without the fields for large archives.
@Suite struct ZipArchiveTests {
    private static let text = Array(String(repeating: "Read a book, drink water. ", count: 4000).utf8)

    @Test("stored and packed members are read, in every shape that programs give them", arguments: 0..<16)
    func shapes(shape: Int) throws {
        var writer = ZipWriter([
            .init("Habits.csv", Self.text), .init("001 Meditate ☕/Checkmarks.csv", "Date,Value\n"),
            .init("empty", ""),
        ])
        for index in writer.members.indices {
            writer.members[index].method = shape & 1 == 0 ? 8 : 0
            writer.members[index].hasDescriptor = shape & 2 != 0
            writer.members[index].isWide = shape & 4 != 0
        }
        writer.isWide = shape & 8 != 0
        writer.comment = Array("PK\u{5}\u{6} is how an archive ends".utf8)
        writer.prefix = shape & 1 == 0 ? [] : Array("#!/bin/sh\n".utf8)
        let contents = try contents(writer.bytes)
        #expect(
            contents == [
                "Habits.csv": Self.text, "001 Meditate ☕/Checkmarks.csv": Array("Date,Value\n".utf8), "empty": [],
            ])
    }

    @Test("folders and links aren't files, and names that lead elsewhere are only names")
    func kinds() throws {
        var link = ZipWriter.Member("link", "/etc/passwd")
        link.mode = 0o120_777
        var folder = ZipWriter.Member("folder/", "")
        folder.mode = 0o040_755
        var foreign = ZipWriter.Member("../../C:\\Windows\0", "x")
        foreign.system = 0
        let archive = try ZipArchive(MemoryBytes(ZipWriter([link, folder, foreign]).bytes))
        let members = try archive.members { _ in true }
        #expect(members.map(\.isFile) == [false, false, true])
        #expect(members[2].name == "../../C:\\Windows\0")
    }

    @Test(
        "more than 65,535 members are read, even if the end has only the lowest 16 bits", arguments: [true, false])
    func crowds(isWide: Bool) throws {
        var writer = ZipWriter((0..<66_000).map { .init("\($0)", "") })
        for index in writer.members.indices { writer.members[index].method = 0 }
        writer.members.append(.init("last", "found"))
        writer.isWide = isWide
        let archive = try ZipArchive(MemoryBytes(writer.bytes))
        let members = try archive.members { $0.name == "last" }
        #expect(members.count == 1)
        #expect(try archive.open(try #require(members.first)).readAll() == Array("found".utf8))
    }

    @Test(
        "a member of more than 4 GiB is read to its end, though its sizes are given modulo 2^32",
        .enabled(if: Soak.isOn, "it takes 8 seconds: make soak"))
    func large() throws {
        let size = 1 << 32 + 12_345
        var member = ZipWriter.Member("export.xml", "")
        member.packed = ZipWriter.deflated(zeros: size)
        member.checksum = ZipWriter.checksum(zeros: size)
        member.size = size
        let archive = try ZipArchive(MemoryBytes(ZipWriter([member]).bytes))
        let stream = try archive.open(try #require(try archive.members { _ in true }.first))
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { block.deallocate() }
        var total = 0
        while case let count = try stream.read(into: block), count > 0 { total += count }
        #expect(total == size)
    }
}
