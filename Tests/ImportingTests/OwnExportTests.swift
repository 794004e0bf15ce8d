import Diary
import Importing
import Model
import TestSupport
import Testing
import Wording

@Suite struct OwnExportTests {
    /// The export of a directory, as files of an input.
    private func export(
        _ directory: Directory, _ format: OwnExport.Format, withLevels: Bool = false
    ) -> ImportInput {
        let files = OwnExport(directory.files, directory.history()).files(format, withLevels: withLevels)
        return ImportInput(files.map { SourceFile(path: $0.path, bytes: $0.bytes) }, isSingleFile: false)
    }

    @Test(
        "U-01 what is exported and imported is the same, whatever form the files had",
        arguments: 0..<25 as Range<UInt64>, OwnExport.Format.allCases)
    func identity(seed: UInt64, format: OwnExport.Format) throws {
        var random = RandomRecords(seed: seed)
        let directory = Directory(random.files())
        let exported = export(directory, format)
        #expect(ImportFormat(recognising: exported, .ofAllLanguages)?.name == "reportgen")
        // The export is a data directory itself.
        expectSame(Directory(exported.files).history(), directory.history())
        var other = Directory()
        try other.take(exported)
        expectSame(other.history(), directory.history())
        // A copy of a copy adds nothing.
        var first = directory
        #expect(try first.take(export(other, format)).isEmpty)
        expectSame(first.history(), directory.history())
    }

    @Test("N-15 an export with levels has 0, 4 or 6 drinks on days without a count, and comes back as levels")
    func levels() throws {
        let directory = Directory([
            "entries.csv":
                "date,level,drinks,note\n2025-10-01,Steady,,\n2025-10-02,easy,,a\n2025-10-03,wild,,\n2025-10-04,,4,\n2025-10-05,easy,4,\n"
        ])
        let exported = export(directory, .csv, withLevels: true)
        let rows = Directory(exported.files).rows("entries.csv").dropFirst()
        #expect(
            Array(rows) == [
                "2025-10-01,steady,0,,,", "2025-10-02,easy,4,,,a", "2025-10-03,wild,6,,,", "2025-10-04,,4,,,",
                "2025-10-05,,4,,,",
            ])
        for input in [exported, ImportInput(exported.files.filter { $0.path == "entries.csv" }, isSingleFile: true)] {
            var other = Directory()
            try other.take(input)
            expectSame(other.history(), directory.history())
        }
    }

    @Test("N-15 U-01 an export with levels is taken back without any loss", arguments: 0..<10 as Range<UInt64>)
    func levelsOfRandomRecords(seed: UInt64) throws {
        var random = RandomRecords(seed: seed)
        let directory = Directory(random.files())
        var other = Directory()
        try other.take(export(directory, .csv, withLevels: true))
        expectSame(other.history(), directory.history())
    }

    @Test("U-02 a directory takes back its own records after some were lost, and those of another device")
    func restoring() throws {
        let all = [
            "entries.csv": "date,level\n2025-10-01,steady\n2025-10-02,easy\n",
            "trackers.json": #"[{"preset":"water"}]"#,
            "logs.csv": "timestamp,tracker,value\n2025-10-01T08:00Z,water,2\n2025-10-02T08:00Z,water,3\n",
        ]
        let exported = export(Directory(all), .csv)
        var directory = Directory([
            "entries.csv": "date,level\n2025-10-02,wild\n", "trackers.json": #"[{"preset":"water"}]"#,
            "logs.csv": "timestamp,tracker,value\n2025-10-02T08:00Z,water,3\n",
        ])
        let summary = try directory.take(exported)
        #expect(directory.rows("entries.csv") == ["2025-10-02,wild", "2025-10-01,steady"])
        #expect(directory.rows("logs.csv").count == 2)
        #expect(summary.records[.logs]?.added == 1 && summary.records[.logs]?.unchanged == 1)
        // It isn't known which of the two is right.
        #expect(summary.records[.entries]?.kept == 1)
        #expect(summary.notices.all.map(\.remark) == [.entryKept])
        #expect(summary.notices.all.first?.examples == ["2025-10-02"])
    }

    @Test("a file of records alone is taken with the trackers of the directory it goes into")
    func singleFile() throws {
        var directory = Directory(["trackers.json": #"[{"preset":"water"}]"#])
        let summary = try directory.take(single("timestamp,tracker,value\n2025-10-01,water,2\n", "phone (1).csv"))
        #expect(summary.records[.logs]?.added == 1)
        #expect(directory.history().logs.count == 1)
    }

    @Test("V-45 rows of different places go out and come back with their offsets, and one instant is one record")
    func offsets() throws {
        let rows = ["2025-10-28T08:00:00+09:00", "2025-10-28T21:00:00-10:00", "2025-10-29T23:30:00+00:00"]
        let trackers = #"[{ "id": "water", "preset": "water" }]"#
        let directory = Directory([
            "profile.json": #"{ "timeZone": "Europe/Berlin" }"#, "trackers.json": trackers,
            "logs.csv": "timestamp,tracker,value\n" + rows.map { "\($0),water,1\n" }.joined(),
        ])
        var other = Directory()
        try other.take(export(directory, .csv))
        #expect(other.history().logs.days == directory.history().logs.days)
        for row in rows { #expect(other.text("logs.csv")?.contains(row) == true) }
        // The same instants with another offset.
        let elsewhere = "timestamp,tracker,value\n2025-10-28T00:00:00+01:00,water,1\n2025-10-29T07:00:00Z,water,1\n"
        #expect(try other.take(single(elsewhere, "logs.csv")).records[.logs]?.added ?? 0 == 0)
    }

    @Test("a settings file that is there already stays, and is named")
    func keptSettings() throws {
        var directory = Directory(["profile.json": #"{ "name": "Kim" }"#])
        let summary = try directory.take(
            ImportInput(
                [file("profile.json", #"{ "name": "Alex" }"#), file("entries.csv", "date,level\n2025-10-01,steady\n")],
                isSingleFile: false))
        #expect(directory.text("profile.json") == #"{ "name": "Kim" }"#)
        #expect(summary.notices.all.map(\.remark) == [.settingsKept])
    }

    @Test(
        "U-01 thousands of random records of every kind go out and come back, in a soak a hundred thousand",
        arguments: OwnExport.Format.allCases)
    func many(format: OwnExport.Format) throws {
        var random = RandomRecords(seed: 39, scale: Soak.choose(20, whole: 700))
        let directory = Directory(random.files())
        let history = directory.history()
        let count = history.entries.count + history.sessions.count + history.logs.count + history.metrics.count
        #expect(count > Soak.choose(3_000, whole: 100_000))
        var other = Directory()
        let summary = try other.take(export(directory, format))
        #expect(summary.records.values.allSatisfy { $0.kept == 0 })
        expectSame(other.history(), history)
    }
}
