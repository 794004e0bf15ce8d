import Foundation
import TarPacking
import TestSupport
import Testing
import ZipReading

/// An archive in memory.
final class MemoryBytes: RandomAccessBytes {
    private let bytes: [UInt8]
    var count: Int { bytes.count }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ZipError) -> Int {
        let part = bytes.dropFirst(offset).prefix(buffer.count)
        buffer.copyBytes(from: part)
        return part.count
    }
}

@Suite struct TarPackingTests {
    private func read(_ archive: [UInt8], upTo limit: Int = 1 << 20) throws -> [TarEntry] {
        try TarReader.entries(of: Gzip.unpacked(MemoryBytes(archive), upTo: limit), upTo: 1000)
    }

    /// Entries with names of every length and script, and contents of every size.
    private func entries(seed: UInt64) -> [TarEntry] {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", "B c", "ü", "日本", "e\u{301}", "👩‍👩‍👧", "-", "'", "\\", "\n", "x".repeated(40)]
        var entries: [String: TarEntry] = [:]
        for folder in ["notes", "entries", "f".repeated(120)] {
            entries[folder] = TarEntry(folder, mode: 0o700, bytes: nil)
            for _ in 0..<random.next() % 12 {
                var name = ""
                repeat {
                    name += pieces[Int(random.next() % UInt64(pieces.count))]
                } while name.utf8.count < Int(random.next() % 200)
                let size = [0, 1, 511, 512, 513, Int(random.next() % 5000)][Int(random.next() % 6)]
                let bytes = (0..<size).map { _ in UInt8(truncatingIfNeeded: random.next() % 7) }
                entries[folder + "/" + name] = TarEntry(
                    folder + "/" + name, mode: random.next() % 2 == 0 ? 0o600 : 0o644, bytes: bytes)
            }
        }
        return entries.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    @Test(
        "files and folders come back byte for byte, in any order the same archive", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let entries = entries(seed: seed)
        let archive = try #require(Gzip.packed(TarWriter.archive(of: entries)))
        #expect(try read(archive) == entries)
        #expect(Gzip.packed(TarWriter.archive(of: entries.shuffled(using: &random))) == archive)
    }

    @Test(
        "the system's tar reads the archive, with long names and those of other scripts",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tar"), "tar is not installed"))
    func systemTar() throws {
        let directory = try TemporaryDirectory()
        let entries = [
            TarEntry("notes", mode: 0o700, bytes: nil),
            TarEntry("notes/" + "long ".repeated(40) + ".md", mode: 0o600, bytes: Array("long".utf8)),
            TarEntry("notes/" + "n".repeated(99), mode: 0o644, bytes: []),
            TarEntry("notes/ä\u{301}日.md", mode: 0o600, bytes: Array(repeating: 7, count: 600)),
            TarEntry("f".repeated(130) + "/" + "g".repeated(90), mode: 0o600, bytes: Array("split".utf8)),
        ]
        try directory.write(try #require(Gzip.packed(TarWriter.archive(of: entries))), to: "a.tar.gz")
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/tar")
        tar.arguments = ["xzf", "a.tar.gz"]
        tar.currentDirectoryURL = URL(filePath: directory.path)
        try tar.run()
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0)
        for entry in entries {
            guard let bytes = entry.bytes else { continue }
            #expect(directory.bytes(of: entry.path) == bytes, "\(entry.path)")
        }
        // And the other way round: unpacked by somebody, and packed again.
        for options in [["--format=gnu"], ["--format=pax"], ["--format=pax", "--pax-option=comment=by hand"]] {
            let other = Process()
            other.executableURL = tar.executableURL
            other.arguments = ["czf", "b.tar.gz"] + options + ["--exclude=*.gz", "."]
            other.currentDirectoryURL = tar.currentDirectoryURL
            try other.run()
            other.waitUntilExit()
            let back = try read(try #require(directory.bytes(of: "b.tar.gz")))
            for entry in entries where entry.bytes != nil {
                #expect(back.first { $0.path == entry.path } == entry, "\(options), \(entry.path)")
            }
        }
    }

    /// An archive, and a word of why it is refused.
    struct Nasty: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let word: String
        var testDescription: String { name }

        init(_ name: String, _ bytes: [UInt8], _ word: String) {
            (self.name, self.bytes, self.word) = (name, bytes, word)
        }

        init(_ name: String, _ word: String, _ change: (inout TarBytes.Entry) -> Void) {
            var entry = TarBytes.Entry("notes/2025-10-31.md", "text\n")
            change(&entry)
            self.init(name, TarBytes.gzip(TarBytes(.init("entries.csv", "date,level\n"), entry).bytes), word)
        }
    }

    private static let tar = TarBytes(.init("entries.csv", "date,level\n")).bytes
    private static let good = TarBytes.gzip(tar)
    private static var bomb: [UInt8] {
        TarBytes.gzip([], packed: ZipWriter.deflated(zeros: 1 << 30), checksum: 0, size: 1 << 30)
    }
    private static func long(_ name: [UInt8], _ file: String = "entries.csv") -> [UInt8] {
        var entry = TarBytes.Entry("././@LongLink")
        (entry.kind, entry.content) = ("L", name)
        return TarBytes.gzip(TarBytes(entry, .init(file, "x")).bytes)
    }
    private static func more(_ record: String) -> [UInt8] {
        var entry = TarBytes.Entry("pax", record)
        entry.kind = "x"
        return TarBytes.gzip(TarBytes(entry, .init("entries.csv", "x")).bytes)
    }

    private static var pathForAll: [UInt8] {
        var entry = TarBytes.Entry("pax", "10 path=a\n")
        entry.kind = "g"
        return TarBytes(entry, .init("entries.csv", "x")).bytes
    }

    static let nasty: [Nasty] = [
        Nasty("a long name of GNU tar that leads above", long(Array("../evil\0".utf8)), "elsewhere"),
        Nasty("a long name of nothing", long([0]), "long path"),
        Nasty("a long name that is not UTF-8", long([0x6E, 0xFF, 0]), "long path"),
        Nasty("a path for all entries", TarBytes.gzip(pathForAll), "for all"),
        Nasty("a path above", "elsewhere") { $0.name = Array("../evil".utf8) },
        Nasty("a path above, inside", "elsewhere") { $0.name = Array("notes/../../evil".utf8) },
        Nasty("an absolute path", "elsewhere") { $0.name = Array("/etc/passwd".utf8) },
        Nasty("an absolute prefix", "elsewhere") { $0.prefix = "/etc" },
        Nasty("an empty part", "elsewhere") { $0.name = Array("notes//x".utf8) },
        Nasty("a name of nothing", "elsewhere") { $0.name = [] },
        Nasty("a file called .", "elsewhere") { $0.name = Array(".".utf8) },
        Nasty("a file with a slash at its end", "elsewhere") { $0.name = Array("notes/".utf8) },
        Nasty("a name that is not UTF-8", "UTF-8") { $0.name = [0x6E, 0xFF, 0xFE] },
        Nasty("twice the same", "twice") { $0.name = Array("entries.csv".utf8) },
        Nasty("twice the same, once with ./", "twice") { $0.name = Array("./entries.csv".utf8) },
        Nasty("a symbolic link", "symbolic link") { ($0.kind, $0.linkName, $0.content) = ("2", "/etc/passwd", []) },
        Nasty("a hard link", "hard link") { ($0.kind, $0.linkName, $0.content) = ("1", "entries.csv", []) },
        Nasty("a device", "device") { $0.kind = "3" }, Nasty("a block device", "device") { $0.kind = "4" },
        Nasty("a pipe", "pipe") { $0.kind = "6" },
        Nasty("a long name of GNU tar without its file", "missing") { $0.kind = "L" },
        Nasty("a sparse file of GNU tar", "not read") { $0.kind = "S" },
        Nasty("settings for all entries that are none", "long path") { $0.kind = "g" },
        Nasty("a long target of GNU tar", "not read") { $0.kind = "K" },
        Nasty("a folder with content", "content") { ($0.kind, $0.name) = ("5", Array("notes/".utf8)) },
        Nasty("a size beyond the end", "size is not true") { $0.size = "00000100000" },
        Nasty("the largest size", "size is not true") { $0.size = "77777777777" },
        Nasty("a size in binary", "number") { $0.size = "\u{7F}0000000005" },
        Nasty("a size below zero", "number") { $0.size = "-0000000005" },
        Nasty("no size", "number") { $0.size = "           " },
        Nasty("a size too small", "header") { $0.size = "00000000000" },
        Nasty("a mode that is none", "number") { $0.mode = "rw-r--r-" },
        Nasty("a wrong checksum of a header", "header") { $0.checksum = "000000\u{0} " },
        Nasty("another magic", "header") { $0.magic = "ustaR\u{0}00" },
        Nasty("a file that is cut off", TarBytes.gzip(Array(tar.prefix(600))), "cut off"),
        Nasty("no end", TarBytes.gzip(Array(tar.prefix(1024))), "cut off"),
        Nasty("half an end", TarBytes.gzip(Array(tar.prefix(1536))), "cut off"),
        Nasty("something behind the end", TarBytes.gzip(tar + [1]), "behind its end"),
        Nasty("no tar archive", TarBytes.gzip(Array(repeating: 65, count: 2048)), "no tar archive"),
        Nasty("nothing", TarBytes.gzip([]), "cut off"),
        Nasty("a long path above", more("19 path=../../evil\n"), "elsewhere"),
        Nasty("a long path with a zero", more("12 path=a\u{0}b\n"), "elsewhere"),
        Nasty("a long path of a wrong length", more("99 path=a\n"), "long path"),
        Nasty("a long path without a length", more("path=a\n"), "long path"),
        Nasty("a length of zero", more("0 path=a\n"), "long path"),
        Nasty("a size that says otherwise", more("10 size=9\n"), "long path"),
        Nasty("a target of a link", more("14 linkpath=a\n"), "long path"),
        Nasty("two long paths", more("10 path=a\n10 path=b\n"), "long path"),
        Nasty("a bomb", bomb, "more than 1 MB"),
        Nasty("a wrong checksum", TarBytes.gzip(tar, checksum: 1), "checksum"),
        Nasty("a wrong size", TarBytes.gzip(tar, size: 5), "checksum or the size"),
        Nasty("packed bytes that are cut off", Array(good.prefix(good.count - 20)), "cut off"),
        Nasty("a trailer that is cut off", Array(good.dropLast(3)), "cut off"),
        Nasty("bytes behind the archive", good + [0], "behind its end"),
        Nasty("a second archive behind it", good + good, "behind its end"),
        Nasty("packed bytes of chance", TarBytes.gzip(tar, packed: Array(repeating: 0xF7, count: 50)), "damaged"),
        Nasty("another method", TarBytes.gzip(tar, header: [0x1F, 0x8B, 9, 0, 0, 0, 0, 0, 0, 3]), "none of gzip"),
        Nasty("unknown flags", TarBytes.gzip(tar, header: [0x1F, 0x8B, 8, 0x80, 0, 0, 0, 0, 0, 3]), "none of gzip"),
        Nasty(
            "a name without an end", [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array(repeating: 65, count: 40),
            "none of gzip"),
        Nasty("a header alone", [0x1F, 0x8B, 8], "none of gzip"),
    ]

    @Test("an archive that is no good one is refused as a whole, with what is wrong", arguments: nasty)
    func refusals(nasty: Nasty) {
        let error = #expect(throws: TarError.self) { try read(nasty.bytes) }
        #expect(error?.text.contains(nasty.word) == true, "\(error?.text ?? "")")
    }

    @Test("every archive that is cut off anywhere, or has one byte changed, is refused or reads the same")
    func damage() throws {
        let entries = entries(seed: 3)
        let archive = try #require(Gzip.packed(TarWriter.archive(of: entries)))
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let cut = Int(random.next() % UInt64(archive.count))
            #expect(throws: TarError.self) { try read(Array(archive.prefix(cut))) }
            var changed = archive
            changed[cut] ^= UInt8(1 + random.next() % 255)
            if let read = try? read(changed) { #expect(read == entries) }
        }
        // Damage below the checksum of gzip.
        let tar = TarWriter.archive(of: entries)
        for _ in 0..<300 {
            var changed = tar
            changed[Int(random.next() % UInt64(tar.count))] ^= UInt8(1 + random.next() % 255)
            _ = try? TarReader.entries(of: changed, upTo: 1000)
        }
    }

    @Test("a header of gzip with a name, a comment and more is read")
    func header() throws {
        let header: [UInt8] = [0x1F, 0x8B, 8, 0x1E, 1, 2, 3, 4, 0, 3, 2, 0, 9, 9, 0x61, 0, 0x62, 0, 7, 7]
        #expect(try read(TarBytes.gzip(Self.tar, header: header)).map(\.path) == ["entries.csv"])
    }

    @Test("permissions to run, and those of other users' programs, are never kept")
    func modes() throws {
        var entry = TarBytes.Entry("entries.csv", "x")
        entry.mode = "0104755\u{0}"
        #expect(try read(TarBytes.gzip(TarBytes(entry).bytes)).map(\.mode) == [0o755])
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
