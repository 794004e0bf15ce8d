import Foundation
import TestSupport
import Testing

/// `import` and `export` as a person runs them.
@Suite struct ImportCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    private static let fixtures = Repository.root.appending(path: "Tests/ImportingTests/Fixtures").path
    private static let loop = fixtures + "/loop"

    /// Every file of a folder but those of the journal.
    private func bytes(_ folder: String) -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for path in directory.paths(in: folder) where !path.hasPrefix(".reportgen") {
            bytes[path] = directory.bytes(of: folder + "/" + path)
        }
        return bytes
    }

    @Test("U-02 years of another app are in the report two commands later, and one command takes them back")
    func fromAnotherApp() throws {
        let run = try binary.run("import", Self.loop, "--into", "my", "--language", "en", in: directory.path)
        #expect(run.status == 0 && run.error.contains("wrote logs.csv"))
        #expect(run.output.hasPrefix("loop, 24 October 2025 to 31 October 2025\n  tracker logs: 18 new\n"))
        #expect(run.output.contains("    meditate (Meditate): 4 logs, new tracker\n"))
        #expect(run.output.contains("  skipped, now a pause: 3 (Meditate, Water, …; first in 001 Meditate/"))
        let stats = try binary.run("stats", "my", "--as-of", "2025-10-31", in: directory.path)
        let json = try JSONSerialization.jsonObject(with: Data(stats.output.utf8)) as? [String: Any]
        let trackers = try #require(json?["trackers"] as? [[String: Any]])
        #expect(trackers.compactMap { $0["logs"] as? Int } == [4, 3, 5, 4, 1, 1])
        #expect(
            trackers.compactMap { $0["id"] as? String } == [
                "meditate", "run-long", "water", "coffee", "clean-windows", "pages",
            ])
        #expect(try binary.run("build", "my", "--as-of", "2025-10-31", in: directory.path).status == 0)
        #expect(directory.text(of: "site/index.html")?.contains("Meditate") == true)
        #expect(try binary.run("undo", "my", in: directory.path).status == 0)
        #expect(directory.bytes(of: "my/logs.csv") == nil && directory.bytes(of: "my/trackers.json") == nil)
    }

    @Test("a trial says what the import says and writes nothing, not even a folder")
    func trial() throws {
        let trial = try binary.run("import", "loop", Self.loop, "--into", "my", "--dry-run", in: directory.path)
        #expect(trial.status == 0 && directory.paths() == [])
        let run = try binary.run("import", "loop", Self.loop, "--into", "my", in: directory.path)
        let lines = trial.output.split(separator: "\n")
        #expect(Array(lines.dropLast()) == run.output.split(separator: "\n"))
        #expect(lines.last?.contains("nothing was written") == true)
    }

    @Test("U-02 a second import writes nothing; undo leaves what was typed before and after byte for byte")
    func again() throws {
        try directory.write("date,level\r\n2025-10-30,wild\r\n", to: "my/entries.csv")
        try directory.write("// mine\n[ { preset: \"water\" } ]\n", to: "my/trackers.json")
        let before = bytes("my")
        #expect(try binary.run("import", Self.loop, "--into", "my", in: directory.path).status == 0)
        let after = bytes("my")
        let run = try binary.run("import", Self.loop, "--into", "my", "--language", "en", in: directory.path)
        #expect(run.output.contains("18 there already") && run.output.contains("nothing was written"))
        #expect(bytes("my") == after)
        #expect(try binary.run("undo", "--list", "my", in: directory.path).output.contains("import loop loop"))
        #expect(try binary.run("undo", "my", in: directory.path).status == 0)
        #expect(bytes("my") == before)
    }

    /// The files of a folder as an archive, in a folder of its own if it has a name.
    private func archive(of folder: String, in top: String = "") -> [UInt8] {
        let root = Repository.root.path + "/"
        let paths = Repository.files(below: String(folder.dropFirst(root.count)))
        return ZipWriter(
            paths.compactMap { path in
                guard let text = try? Repository.text(path) else { return nil }
                return .init(top + path.dropFirst(folder.count - root.count + 1), text)
            }
        ).bytes
    }

    @Test("U-02 a zip archive is imported like the folder in it, also with files that macOS and others add")
    func zip() throws {
        try directory.write(archive(of: Self.loop), to: "Loop Habits CSV 2025-10-31.zip")
        let zip = ["import", "Loop Habits CSV 2025-10-31.zip", "--into", "zip", "--language", "en"]
        let run = try binary.run(zip, in: directory.path)
        let folder = try binary.run("import", Self.loop, "--into", "folder", "--language", "en", in: directory.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output == folder.output.replacing(Self.loop, with: "Loop Habits CSV 2025-10-31.zip"))
        #expect(bytes("zip") == bytes("folder") && !bytes("zip").isEmpty)
        #expect(try binary.run(zip, in: directory.path).output.contains("nothing was written"))
        #expect(directory.paths().filter { $0.contains("Meditate") } == [], "nothing is unpacked")
    }

    @Test("U-01 a folder of records and a single table are imported out of a zip archive, too")
    func otherZips() throws {
        let sample = Repository.root.appending(path: "sample-data").path
        try directory.write(archive(of: sample, in: "my records/"), to: "records.zip")
        #expect(try binary.run("import", "records.zip", "--into", "my", in: directory.path).status == 0)
        let moment = ["--as-of", "2025-10-31T21:00:00+01:00"]
        #expect(
            try binary.run(["stats", "my"] + moment, in: directory.path).output
                == binary.run(["stats", sample] + moment, in: directory.path).output)
        let table = try Repository.text("Tests/ImportingTests/Fixtures/habitbull.csv")
        let noise = ZipWriter.Member("__MACOSX/._HabitBull.csv", "\0\0")
        try directory.write(ZipWriter([noise, .init("HabitBull.csv", table)]).bytes, to: "bull.zip")
        let run = try binary.run("import", "bull.zip", "--into", "bull", in: directory.path)
        #expect(run.status == 0 && run.output.hasPrefix("habitbull, "), "\(run.error)")
    }

    @Test("an invalid archive is refused with the reason, and nothing is written")
    func zipRefusals() throws {
        var encrypted = ZipWriter.Member("Habits.csv", "Position,Name\n")
        encrypted.flags |= 1
        var bomb = ZipWriter.Member("Habits.csv", "")
        bomb.packed = ZipWriter.deflated(zeros: 1 << 30)
        let archives: [(String, [UInt8], String)] = [
            ("encrypted.zip", ZipWriter([encrypted]).bytes, "encrypted.zip/Habits.csv: it is encrypted"),
            ("bomb.zip", ZipWriter([bomb]).bytes, "more than 64 MB"),
            ("pictures.zip", ZipWriter([.init("a.png", "x")]).bytes, "it holds a.png"),
            ("slip.zip", ZipWriter([.init("../evil.csv", "Date,Value\n"), .init("/evil.csv", "x")]).bytes, "nothing"),
            ("empty.zip", ZipWriter([]).bytes, "nothing that is known"),
            ("page.zip", Array("<html></html>".utf8), "not a zip archive"), ("none.zip", [], "is empty"),
        ]
        for (name, bytes, words) in archives {
            try directory.write(bytes, to: name)
            let run = try binary.run("import", name, "--into", "my", in: directory.path)
            #expect(run.status == 65 && run.error.contains(words), "\(name): \(run.error)")
        }
        #expect(directory.paths().sorted() == archives.map(\.0).sorted())
    }

    @Test("a table without a mapping is answered with one, which can be given back as it is")
    func mapping() throws {
        let table = Self.fixtures + "/wide.csv"
        let proposal = try binary.run("import", table, "--into", "my", in: directory.path)
        #expect(proposal.status == 65 && proposal.error.contains("--yes takes it") && directory.paths() == [])
        let asked = try binary.run("import", table, "--propose", in: directory.path)
        #expect(asked.status == 0 && asked.output == proposal.output && asked.error.isEmpty)
        try directory.write(proposal.output, to: "map.json")
        let run = try binary.run("import", table, "--map", "map.json", "--into", "my", in: directory.path)
        #expect(run.status == 0)
        #expect(directory.text(of: "my/entries.csv")?.contains("2025-10-30,,2.5,,wide,") == true)
    }

    @Test("U-02 what a list of slips does not say is reported as an assumption, not as left out")
    func assumptions() throws {
        try directory.write("sober since 2025-09-01\n2025-09-20, a birthday\n", to: "sober.txt")
        let run = try binary.run("import", "sober.txt", "--into", "my", "--language", "en", in: directory.path)
        #expect(
            run.output == """
                slips, 20 September 2025
                  levels and drinks: 1 new
                  days without an entry count as steady since 1 September 2025
                Written, with what the export does not say assumed:
                  slips of which the amount is not said, read as easy: 1 (2025-09-20; first in sober.txt:2)

                """)
        let stats = try binary.run("stats", "my", "--as-of", "2025-10-31", in: directory.path)
        #expect(stats.output.contains("\"soberDays\": 59,"))
    }

    @Test("U-01 daily notes of Obsidian are answered with a mapping, which takes them, in a folder or as an archive")
    func dailyNotes() throws {
        let notes = [
            "Daily/2025-10-30.md": "---\ndrinks: 0\nmeditation: 12\n---\nA walk.\n",
            "Daily/2025-10-31.md": "---\ndrinks: 2\nplan:\n  evening: 1\n---\n",
        ]
        for (path, text) in notes { try directory.write(text, to: "vault/" + path) }
        try directory.write("{}", to: "vault/.obsidian/app.json")
        try directory.write(ZipWriter(notes.map { .init($0.key, $0.value) }).bytes, to: "vault.zip")
        let proposal = try binary.run("import", "vault", "--into", "my", in: directory.path)
        #expect(
            proposal.status == 65 && proposal.error.contains("--yes takes it")
                && directory.bytes(of: "my/entries.csv") == nil)
        try directory.write(proposal.output, to: "map.json")
        let arguments = ["--map", "map.json", "--language", "en", "--with-texts", "--into"]
        let trial = try binary.run(["import", "vault"] + arguments + ["my", "--dry-run"], in: directory.path)
        #expect(trial.status == 0 && directory.paths(in: "my") == [], "\(trial.error)")
        let run = try binary.run(["import", "vault"] + arguments + ["my"], in: directory.path)
        #expect(run.status == 0 && run.output.hasPrefix("obsidian, 30 October 2025 to 31 October 2025\n"))
        #expect(run.output.contains("(plan; first in Daily/2025-10-31.md:3)"), "\(run.output)")
        #expect(directory.text(of: "my/notes/2025-10-30.md") == "A walk.\n")
        #expect(try binary.run(["import", "vault.zip"] + arguments + ["zip"], in: directory.path).status == 0)
        let (folder, zip) = (bytes("my"), bytes("zip"))
        #expect(folder == zip && folder["activities.csv"] != nil)
        #expect(
            try binary.run(["import", "vault"] + arguments + ["my"], in: directory.path).output.contains("nothing was"))
        let table = try binary.run(
            ["import", Self.fixtures + "/habitbull.csv", "--with-texts", "--into", "my"], in: directory.path)
        #expect(table.status == 65 && table.error.contains("--with-texts"))
    }

    @Test("a database is refused by its name or its first bytes, with what the app should write instead")
    func databases() throws {
        try directory.write("SQLite format 3\0 and pages", to: "unnamed")
        try directory.write("encrypted", to: "Loop Habits Backup.DB")
        for file in ["unnamed", "Loop Habits Backup.DB"] {
            let run = try binary.run("import", file, "--into", "my", in: directory.path)
            #expect(run.status == 65 && run.error.contains("\(file) is a database"), "\(run.error)")
            #expect(run.error.contains("export as CSV in the app") && directory.paths(in: "my").isEmpty)
        }
    }

    @Test(
        "unreadable files are refused with their places, and the folder stays as it was",
        arguments: [
            ("Date,Value\n2025-10-30,\"YES_MANUAL\n", "export.csv:2:", 65), ("PK\u{3}\u{4}zip", "cut off", 65),
            ("\n\n", "empty", 65), ("just words\n", "no row below", 65),
        ])
    func refusals(text: String, words: String, status: Int32) throws {
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        try directory.write(text, to: "export.csv")
        let before = bytes("my")
        let run = try binary.run("import", "export.csv", "--into", "my", in: directory.path)
        #expect(run.status == status && run.error.contains(words), "\(run.error)")
        #expect(bytes("my") == before)
    }

    @Test("a folder with an error is refused, because it may hide what was typed for a day")
    func brokenFolder() throws {
        try directory.write("date,level\n2025-10-30,wyld\n", to: "my/entries.csv")
        let before = bytes("my")
        let run = try binary.run("import", Self.loop, "--into", "my", in: directory.path)
        #expect(run.status == 65 && run.error.contains("my/entries.csv:2:"), "\(run.error)")
        #expect(bytes("my") == before)
    }

    @Test(
        "unknown names are answered with the known ones",
        arguments: [
            (["import", "strides", "x.csv"], 66), (["import", "strides", "map.json"], 64),
            (["import", "none.csv"], 66),
            (["import", "map.json", "--map", "gone.json"], 66), (["export", "--output", "x", "--format", "xml"], 64),
            (["import", "a", "b", "c"], 64), (["import", "map.json", "--source", "two words"], 64),
        ] as [([String], Int32)])
    func usage(arguments: [String], status: Int32) throws {
        try directory.write("{}", to: "map.json")
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        let run = try binary.run(arguments, in: directory.path)
        #expect(run.status == status && !run.error.isEmpty, "\(run.error)")
    }

    @Test("U-01 an export is a folder of records itself, and gives the same numbers", arguments: ["csv", "json"])
    func export(format: String) throws {
        let sample = Repository.root.appending(path: "sample-data").path
        let run = try binary.run("export", sample, "--format", format, "--output", "out", in: directory.path)
        #expect(run.status == 0 && run.output.contains("activities: "))
        #expect(directory.bytes(of: "out/activities.\(format)") != nil)
        let moment = ["--as-of", "2025-10-31T21:00:00+01:00"]
        let numbers = try binary.run(["stats", sample] + moment, in: directory.path).output
        #expect(try binary.run(["stats", "out"] + moment, in: directory.path).output == numbers)
        #expect(try binary.run("import", "out", "--into", "back", in: directory.path).status == 0)
        #expect(try binary.run(["stats", "back"] + moment, in: directory.path).output == numbers)
        let second = try binary.run("export", sample, "--output", "out", in: directory.path)
        #expect(second.status == 73, "it would replace files")
    }

    @Test("an export of a folder with errors is refused, and a column that is not read is named")
    func incomplete() throws {
        try directory.write("date,level,weather\n2025-10-30,wild,rain\n", to: "my/entries.csv")
        let run = try binary.run("export", "my", "--output", "out", in: directory.path)
        #expect(run.status == 0 && run.error.contains("weather"))
        try directory.write("date,level\n2025-10-30,wyld\n", to: "my/entries.csv")
        let refused = try binary.run("export", "my", "--output", "other", in: directory.path)
        #expect(refused.status == 65 && directory.paths(in: "other") == [])
    }

    @Test("a file of more than 64 MB is refused before it is read")
    func size() throws {
        try directory.write("x", to: "big.csv")
        try FileHandle(forWritingTo: URL(filePath: directory.path + "/big.csv")).truncate(atOffset: 65 << 20)
        let run = try binary.run("import", "big.csv", "--into", "my", in: directory.path)
        #expect(run.status == 65 && run.error.contains("64 MB") && directory.paths() == ["big.csv"])
    }

    @Test("an export of records that only their owner can read is as private")
    func privacy() throws {
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        try directory.write("quiet\n", to: "my/notes/2025-10-30.md")
        for path in ["my/entries.csv", "my/notes/2025-10-30.md"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: directory.path + "/" + path)
        }
        #expect(try binary.run("export", "my", "--output", "out", in: directory.path).status == 0)
        for (path, mode) in [
            "out": 0o700, "out/notes": 0o700, "out/entries.csv": 0o600, "out/notes/2025-10-30.md": 0o600,
        ] {
            let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
        }
    }

    @Test("an export has the pictures of notes as they are")
    func pictures() throws {
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        try directory.write("![dog](photos/dog.png)\n", to: "my/notes/2025-10-30.md")
        try directory.write(SmallPicture.png + Array("mine".utf8), to: "my/notes/photos/dog.png")
        #expect(try binary.run("export", "my", "--output", "out", in: directory.path).status == 0)
        #expect(directory.bytes(of: "out/notes/photos/dog.png") == SmallPicture.png + Array("mine".utf8))
    }

    private static let strace = URL(filePath: "/usr/bin/strace")

    @Test(
        "U-02 an import that is killed at a system call leaves the folder as it was, or whole, for the next command",
        .disabled(if: Soak.isSanitized, "a sanitizer makes many calls more"),
        .enabled(if: FileManager.default.isExecutableFile(atPath: strace.path), "strace is not installed"))
    func kills() throws {
        let old = [
            "profile.json": "{ \"timeZone\": \"Europe/Berlin\" }\n",
            "logs.csv": "timestamp,tracker\n2025-10-01,water\n",
            "trackers.json": "[ { \"preset\": \"water\" } ]\n",
        ]
        func reset() throws {
            try? FileManager.default.removeItem(atPath: directory.path + "/my")
            for (path, text) in old { try directory.write(text, to: "my/" + path) }
        }
        let calls = "openat,write,fsync,rename,renameat,renameat2,close,fchmod,chmod,mkdir,unlink,flock"
        try reset()
        let before = bytes("my")
        #expect(try binary.run("import", Self.loop, "--into", "my", in: directory.path).status == 0)
        let whole = bytes("my")
        var outcomes: Set<[String: [UInt8]]> = []
        var hasTakenBack = false
        /// Kills an import at a call of that number; false if it ended before.
        func kill(at number: Int) throws -> Bool {
            try reset()
            let run = try Binary(Self.strace).run(
                ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(calls):signal=KILL:when=\(number)", binary.path]
                    + ["import", Self.loop, "--into", "my"], in: directory.path)
            if run.status == 0 { return false }
            let left = bytes("my").filter { !$0.key.contains(".reportgen-") }
            // The next reader, or the next writer: an unknown word changes nothing itself.
            let next = number % 2 == 0 ? ["check", "my"] : ["log", "nothing-of-the-kind", "--data", "my"]
            let said = try binary.run(next, in: directory.path).error
            let after = bytes("my").filter { !$0.key.contains(".reportgen-") && $0.key != "notes" }
            #expect(after == before || after == whole.filter { $0.key != "notes" }, "after call \(number)")
            if left != after {
                hasTakenBack = true
                #expect(said.contains(/"import" of [^ ]+ was cut off; what it had written was taken back/))
            }
            outcomes.insert(after)
            return true
        }
        let step = Soak.choose(9, whole: 1)
        var number = 20
        while number < 2000, try kill(at: number) { number += step }
        // Only the last two calls leave everything in place.
        for last in number - step + 1..<number { _ = try kill(at: last) }
        #expect(number < 2000 && outcomes.count == 2 && hasTakenBack)
    }
}
