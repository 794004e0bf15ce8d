import Foundation
import TestSupport
import Testing

/// `export --all` and its restore, as a person runs them.
@Suite struct BackupCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    /// Every file of a folder by its path.
    private func bytes(_ folder: String) -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for path in directory.paths(in: folder) { bytes[path] = directory.bytes(of: folder + "/" + path) }
        return bytes
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)[.posixPermissions] as? Int
    }

    private func restore(_ name: String, _ more: String..., into folder: String = "back") throws -> Binary.Run {
        try binary.run(["import", name, "--into", folder, "--language", "en"] + more, in: directory.path)
    }

    @Test("U-01 everything that is packed comes back byte for byte", arguments: 0..<6 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func some(_ most: UInt64) -> [UInt8] {
            (0..<random.next() % most).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        }
        let names = [
            "entries.csv", "logs.json", "profile.json", "trackers.json", "why.md", ".gitignore", ".reportgen/journal",
        ]
        for name in names where random.next() % 3 > 0 { try directory.write(some(3000), to: "my/" + name) }
        for folder in ["notes", "logs", "entries"] {
            for number in 0..<random.next() % 20 {
                let name = [
                    "2025-10-\(10 + number).md", "ä 日 \(number)",
                    "\(number)" + String(repeating: "n", count: 150),
                ]
                try directory.write(some(2000), to: "my/\(folder)/" + name[Int(random.next() % 3)])
            }
        }
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        let run = try binary.run("export", "my", "--all", "all.tar.gz", in: directory.path)
        #expect(run.status == 0, "\(run.error)")
        let before = bytes("my")
        #expect(try restore("all.tar.gz").status == 0)
        #expect(bytes("back") == before)
        #expect(try binary.run("export", "back", "--all", "again.tar.gz", in: directory.path).status == 0)
        #expect(directory.bytes(of: "again.tar.gz") == directory.bytes(of: "all.tar.gz"))
        #expect(directory.paths(in: "").filter { $0.contains(".reportgen-") } == [])
    }

    @Test("U-01 U-02 the sample is packed and restored: the same numbers, and what was done can be undone")
    func sample() throws {
        let sample = Repository.root.appending(path: "sample-data").path
        try FileManager.default.copyItem(atPath: sample, toPath: directory.path + "/my")
        #expect(try binary.run("log", "steady", "--data", "my", "--now", "2025-11-01", in: directory.path).status == 0)
        try directory.write("other\n", to: "my/map.json")
        let run = try binary.run("export", "my", "--all", "all.tar.gz", "--language", "en", in: directory.path)
        #expect(run.status == 0 && run.output.contains("not packed, because nothing here reads it: map.json"))
        #expect(try mode("all.tar.gz") == 0o600)
        let trial = try restore("all.tar.gz", "--dry-run")
        #expect(trial.status == 0 && directory.paths(in: "back") == [])
        #expect(trial.output.hasSuffix("nothing was written.\n"))
        try FileManager.default.createDirectory(atPath: directory.path + "/back", withIntermediateDirectories: false)
        #expect(try restore("all.tar.gz").status == 0, "an empty folder is as good as none")
        let moment = ["--as-of", "2025-11-01T21:00:00+01:00"]
        let numbers = try binary.run(["stats", "my"] + moment, in: directory.path).output
        #expect(try binary.run(["stats", "back"] + moment, in: directory.path).output == numbers && !numbers.isEmpty)
        #expect(try binary.run("undo", "back", in: directory.path).status == 0)
        #expect(try binary.run(["stats", "back"] + moment, in: directory.path).output != numbers)
    }

    @Test("a folder that has anything in it, a file that is there and options that do nothing are refused")
    func refusals() throws {
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        #expect(try binary.run("export", "my", "--all", "all.tar.gz", in: directory.path).status == 0)
        let second = try binary.run("export", "my", "--all", "all.tar.gz", in: directory.path)
        #expect(second.status == 73 && second.error.contains("exists already"))
        try directory.write("", to: "full/.hidden")
        for (folder, status) in [("my", 73), ("full", 73), ("all.tar.gz", 73)] as [(String, Int32)] {
            let before = bytes("")
            let run = try restore("all.tar.gz", into: folder)
            #expect(run.status == status && run.error.contains("nothing was written"), "\(run.error)")
            #expect(bytes("") == before)
        }
        #expect(try binary.run("import", "all.tar.gz", in: directory.path).status == 64)
        #expect(try restore("all.tar.gz", "--source", "x").status == 64)
        let named = try binary.run("import", "reportgen", "all.tar.gz", "--into", "named", in: directory.path)
        #expect(named.status == 0 && directory.bytes(of: "named/entries.csv") == directory.bytes(of: "my/entries.csv"))
        for arguments in [["--all", "x", "--output", "y"], ["--all", "x", "--format", "json"], []] {
            #expect(try binary.run(["export", "my"] + arguments, in: directory.path).status == 64, "\(arguments)")
        }
    }

    @Test("what only its owner may read is restored like that, and nothing that can be run")
    func permissions() throws {
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        try directory.write("quiet\n", to: "my/notes/2025-10-30.md")
        let set = { (path: String, mode: Int) in
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: directory.path + "/" + path)
        }
        try set("my/entries.csv", 0o755)
        try set("my/notes", 0o700)
        #expect(try binary.run("export", "my", "--all", "open.tar.gz", in: directory.path).status == 0)
        #expect(try restore("open.tar.gz", into: "open").status == 0)
        #expect(try mode("open/entries.csv").map { $0 & 0o111 } == 0)
        #expect(try mode("open/notes") == 0o700 && mode("open/notes/2025-10-30.md") == 0o600)
        // A closed folder closes what is in it.
        try set("my", 0o700)
        #expect(try binary.run("export", "my", "--all", "closed.tar.gz", in: directory.path).status == 0)
        #expect(try restore("closed.tar.gz", into: "closed").status == 0)
        #expect(try mode("closed") == 0o700 && mode("closed/entries.csv") == 0o600)
    }

    @Test(
        "an archive with anything that no backup has is refused before a byte is written",
        arguments: [
            ("evil.sh", "0"), (".bashrc", "0"), (".git/hooks/post-commit", "0"), ("notes/.hidden", "0"),
            ("notes/deep/x.md", "0"), ("notes", "0"), ("entries.csv/x", "0"), ("../x", "0"), ("/tmp/x", "0"),
            (".reportgen/other", "0"), ("notes/2025-10-31.md", "2"), ("entries.csv", "1"), ("sub", "5"),
            ("entries.csv", "5"),
        ] as [(String, Character)])
    func strangers(name: String, kind: Character) throws {
        var entry = TarBytes.Entry(name, kind == "0" ? "x" : "")
        (entry.kind, entry.linkName) = (kind, kind == "0" || kind == "5" ? "" : "/etc/passwd")
        let archive = TarBytes(.init("logs.csv", "timestamp,tracker\n"), entry)
        try directory.write(TarBytes.gzip(archive.bytes), to: "all.tar.gz")
        let run = try restore("all.tar.gz", into: "deep/back")
        #expect(run.status == 65 && run.error.contains("nothing was written"), "\(run.error)")
        #expect(directory.paths() == ["all.tar.gz"])
    }

    @Test("a damaged archive, a bomb and another file in gzip are refused with what is wrong")
    func damaged() throws {
        let tar = TarBytes(.init("entries.csv", "date,level\n")).bytes
        let archives: [(String, [UInt8], String)] = [
            ("checksum.tar.gz", TarBytes.gzip(tar, checksum: 5), "checksum"),
            ("short.tar.gz", Array(TarBytes.gzip(tar).dropLast(9)), "cut off"),
            (
                "bomb.tar.gz",
                TarBytes.gzip([], packed: ZipWriter.deflated(zeros: 1 << 30), checksum: 0, size: 1 << 30), "more than"
            ),
            ("table.csv.gz", TarBytes.gzip(Array("date,level\n2025-10-30,wild\n".utf8)), "cut off"),
            ("empty.tar.gz", TarBytes.gzip(TarBytes().bytes), "no file"),
        ]
        for (name, bytes, words) in archives {
            try directory.write(bytes, to: name)
            let run = try restore(name)
            #expect(run.status == 65 && run.error.contains(words), "\(name): \(run.error)")
        }
        #expect(directory.paths().sorted() == archives.map(\.0).sorted())
    }
}
