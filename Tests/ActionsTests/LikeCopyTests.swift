import Counting
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Disk

/// Files whose names begin like that of another file in their folder: their contents decide whether they are its
/// copies.
@Suite struct LikeCopyTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("{ \"timeZone\": \"UTC\" }", to: "data/profile.json")
        try directory.write(Self.text(1...10), to: "data/activities/phone.csv")
    }

    /// A file with a meditation of 10 minutes on each of some days of October.
    private static func text(_ days: ClosedRange<Int>..., end: String = "\n") -> String {
        let rows = days.joined().map { "2025-10-\(padded($0, 2)),meditation,10" }
        return (["date,kind,minutes"] + rows).map { $0 + end }.joined()
    }

    private func read() throws -> HistoryReader.Result {
        try HistoryReader(path: path, asOf: AsOfText("2025-10-31")).read()
    }

    private func count() throws -> Int? { try read().analysis?.history.sessions.count }

    @Test(
        "V-48 a copy is recognised by its content: it is not counted, and one warning names its original",
        arguments: [
            "phone 2.csv", "phone 2 2.csv", "phone (1).csv", "phone(1).csv", "phone-DESKTOP-7K2QX.csv",
            "phone-MacBook Pro de Kim.csv", "phone - Copy.csv", "phone - Kopie.csv", "phone copy.csv",
            "Copy of phone.csv", "Kopie von phone.csv", "Kopie von phone (1).csv",
            "phone (Copie en conflit de Kim 2025-10-31).csv", "phone (Copia en conflicto de Kim 2025-10-31).csv",
            "Phone (Case Conflict).csv", "phone (CONFLICT 20231005T070858).csv", "phone_conf(1).csv",
            "phone_Conflict.csv", "phone_2025-10-31_Conflict.csv", "phone.conflict.csv",
        ])
    func forms(name: String) throws {
        // One of ten rows differs, and the line ends are those of Windows.
        try directory.write(Self.text(1...9, 11...11, end: "\r\n"), to: "data/activities/\(name)")
        let result = try read()
        #expect(result.analysis?.history.sessions.count == 10)
        #expect(result.diagnostics.map(\.code) == [.syncCopy])
        let warning = try #require(result.diagnostics.first)
        #expect(warning.severity == .warning && warning.location.file == "activities/\(name)")
        #expect(
            warning.text
                == "a copy of activities/phone.csv; it is not read, and holds 1 row that is not in that file")
        #expect(
            warning.hint
                == "reportgen import \(shellWord("\(path)/activities/\(name)")) --into \(path), then delete it")
    }

    @Test("V-48 nine of ten rows of the shorter file make a copy, half of them a question, fewer nothing")
    func shares() throws {
        let name = "data/activities/phone-work.csv"
        for (text, codes, count) in [
            (Self.text(1...9, 21...21), [DiagnosticCode.syncCopy], 10), (Self.text(1...8, 21...22), [.syncCopy], 20),
            (Self.text(1...5, 21...25), [.syncCopy], 20), (Self.text(1...4, 21...26), [], 20),
            (Self.text(3...3), [.syncCopy], 10), (Self.text(1...31), [.syncCopy], 10),
            (Self.text(21...30), [], 20),
        ] {
            try directory.write(text, to: name)
            #expect(try read().diagnostics.map(\.code) == codes, "\(text)")
            #expect(try self.count() == count, "\(text)")
        }
        try directory.write(Self.text(1...5, 21...25), to: name)
        #expect(
            try read().diagnostics.map(\.text) == [
                "is this a copy of activities/phone.csv? 5 rows are in both files, and both are counted"
            ])
    }

    @Test("V-48 a row that is in one file once and in the other twice is shared once")
    func repeats() throws {
        try directory.write(Self.text(1...1, 1...1, 1...1), to: "data/activities/phone-b.csv")
        #expect(try read().diagnostics == [])
        #expect(try count() == 13)
    }

    @Test("V-48 files with other names aren't copies, whatever they contain")
    func names() throws {
        for name in ["watch.csv", "phones.csv", "phone2.csv", "pho.csv", "phone 2.json"] {
            try directory.write(
                name.hasSuffix("csv") ? Self.text(1...10) : "[]", to: "data/activities/\(name)")
        }
        #expect(try read().diagnostics.allSatisfy { $0.code != .syncCopy })
        #expect(try count() == 50)
    }

    @Test("V-48 files of a year and of its months aren't copies")
    func dates() throws {
        try directory.write("date,level\n2025-09-30,steady\n2025-10-01,easy\n", to: "data/entries/2025.csv")
        try directory.write("date,level\n2025-10-02,steady\n2025-10-03,easy\n", to: "data/entries/2025-10.csv")
        #expect(try read().diagnostics == [])
        #expect(try read().analysis?.history.entries.count == 4)
    }

    @Test("V-48 objects of JSON are compared by their values")
    func json() throws {
        let one = "{\"timestamp\": \"2025-10-30\", \"tracker\": \"water\"}"
        let two = "{\"timestamp\": \"2025-10-31\", \"tracker\": \"water\"}"
        try directory.write("[{ \"preset\": \"water\" }]", to: "data/trackers.json")
        try directory.write("[\(one), \(two)]", to: "data/logs/phone.json")
        try directory.write("[\n  \(two),\n  \(one)\n]\n", to: "data/logs/phone 2.json")
        #expect(try read().diagnostics.map(\.location.file) == ["logs/phone 2.json"])
        #expect(try read().analysis?.history.logs.count == 2)
    }

    @Test("V-48 copies of settings and notes, and of files of the folder itself, are compared by their lines")
    func settings() throws {
        try directory.write("A good day\n", to: "data/notes/2025-10-31.md")
        try directory.write("date,level\n2025-10-31,steady\n", to: "data/entries.csv")
        for (name, original) in [
            ("profile 2.json", "profile.json"), ("Copy of entries.csv", "entries.csv"),
            ("notes/2025-10-31 2.md", "notes/2025-10-31.md"), ("entries-DESKTOP-7K2.csv", "entries.csv"),
        ] {
            try directory.write(directory.text(of: "data/" + original) ?? "", to: "data/" + name)
            let warnings = try read().diagnostics
            #expect(warnings.map(\.location.file) == [name] && warnings.map(\.code) == [.syncCopy])
            #expect(warnings.first?.text.hasPrefix("a copy of \(original); it is not read") ?? false)
            try directory.write("something else", to: "data/" + name)
            #expect(try read().diagnostics.allSatisfy { $0.code != .syncCopy })
            try FileSystem.removeFile(Path(path) / name)
        }
    }

    @Test("V-48 an import takes what only the copy holds, replaces nothing, and log writes into the file itself")
    func taken() throws {
        let header = "date,kind,minutes,id\n"
        let rows = (10...19).map { "2025-10-\($0),meditation,10,a\($0)\n" }
        try directory.write(header + rows.joined(), to: "data/activities/phone.csv")
        let copy = header + rows.dropLast().joined() + "2025-10-19,meditation,12,a19\n2025-10-20,meditation,7,b\n"
        try directory.write(copy, to: "data/activities/phone 2.csv")
        _ = try Recorder(path: path).take(ImportRequest("\(path)/activities/phone 2.csv"))
        #expect(
            directory.text(of: "data/activities/phone.csv")
                == header + rows.joined() + "2025-10-20,meditation,7,b\n")
        _ = try Recorder(path: path, now: AsOfText("2025-10-31")).log(LogRequest(["meditation", "5"]))
        #expect(directory.text(of: "data/activities/phone 2.csv") == copy)
        #expect(try count() == 12)
    }

    @Test("a file that iCloud has not downloaded is warned of, and no second one is begun in its place")
    func placeholders() throws {
        try directory.write("[{ \"preset\": \"water\" }]", to: "data/trackers.json")
        for name in [".entries.csv.icloud", "logs/.2025.csv.icloud", "notes/.2025-10-30.md.icloud", ".todo.md.icloud"] {
            try directory.write("", to: "data/" + name)
        }
        let missing = ["entries.csv", "logs/2025.csv", "notes/2025-10-30.md"]
        let result = try read()
        #expect(Set(result.diagnostics.map(\.location.file)) == Set(missing))
        #expect(result.diagnostics.allSatisfy { $0.code == .notDownloaded && $0.severity == .warning })
        #expect(result.analysis != nil)
        let recorder = Recorder(path: path, now: AsOfText("2025-10-31"))
        for (words, file) in [
            (["steady"], "entries.csv"), (["water", "1"], "2025.csv"), (["note", "Rain"], "2025-10-30.md"),
        ] {
            var request = LogRequest(words)
            request.day = DayText("2025-10-30")
            let error = #expect(throws: CommandError.self) { try recorder.log(request) }
            #expect(error?.text == "iCloud has not downloaded \(file), so it is not read")
            #expect(error?.hint == "nothing was written; download it first")
        }
        _ = try recorder.log(LogRequest(["meditation", "5"]))
        _ = try recorder.log(LogRequest(["note", "Rain"]))
        try directory.write("timestamp,tracker\n2025-10-30,water\n", to: "data/logs/2025.csv")
        _ = try recorder.log(LogRequest(["water", "1"]))
        #expect(try read().diagnostics.count == 2)
    }

    @Test("a folder with only a placeholder has no records")
    func nothing() throws {
        try FileSystem.removeFile(Path(path) / "activities/phone.csv")
        try directory.write("", to: "data/.entries.csv.icloud")
        let result = try read()
        #expect(result.isMissingInput && result.diagnostics.map(\.code) == [.notDownloaded, .noRecords])
    }
}
