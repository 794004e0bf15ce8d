import ProgressImport
import ProgressLoading
import ProgressModel
import ReportWords
import SQLiteFiles
import TestSupport
import Testing

/// The backup of Loop Habit Tracker, of all versions of its tables.
@Suite struct LoopBackupTests {
    private typealias Fixture = LoopBackupFixture

    @Test(
        "U-02 the backup and the CSV export of one app are the same files here, and neither doubles the other",
        arguments: 0..<40 as Range<UInt64>)
    func sameAsCSV(seed: UInt64) throws {
        let app = LoopAppState(seed: seed)
        let (csv, backup) = (app.csv, try app.backup())
        #expect([csv, backup].map { ImportFormat(recognising: $0, .ofAllLanguages)?.name } == ["loop", "loop"])
        var (first, second) = (Directory(), Directory())
        try first.take(csv)
        let summary = try second.take(backup)
        #expect(summary.records[.logs]?.added ?? 0 > 0)
        for path in Set(first.files.map(\.path)).union(second.files.map(\.path)) {
            // Amounts between "#aaaaaa" and "#AAAAAA" are none.
            #expect(first.text(path)?.uppercased() == second.text(path)?.uppercased(), "\(path)")
        }
        #expect(try first.take(backup).isEmpty)
        #expect(try second.take(csv).isEmpty)
    }

    /// A habit with three days, of which the second is there in every version that can say it.
    private func backup(_ version: Int) -> Fixture {
        var backup = Fixture(version: version)
        backup.habits = [
            Fixture.habit(
                3, "Read",
                [
                    "description": .text(version < 23 ? "Did you read?" : "ten pages"),
                    "question": .text("Did you read?"),
                    "color": .integer(version < 14 ? -5_262_293 : version < 21 ? 3 : 5),
                    "freq_num": .integer(3), "freq_den": .integer(7),
                ]),
            Fixture.habit(4, "Gone", ["archived": .integer(1), "position": .integer(0)]),
            Fixture.habit(
                7, "Water",
                ["type": .integer(1), "target_value": .real(2.5), "unit": .text("l"), "target_type": .integer(0)]),
        ]
        backup.days = [
            Fixture.day(3, "2025-10-29"), Fixture.day(3, "2025-10-30", 2, note: "in bed"), Fixture.day(4, "2025-10-29"),
        ]
        if version >= 16 {
            backup.days += [
                Fixture.day(3, "2025-10-31", 3), Fixture.day(7, "2025-10-30", 1500), Fixture.day(7, "2025-10-31", 0),
            ]
        }
        return backup
    }

    @Test("U-02 every version of the app's tables is read", arguments: 12...25)
    func versions(version: Int) throws {
        var directory = Directory()
        let summary = try directory.take(try backup(version).input())
        #expect(summary.notices.count(.newerVersion) == 0)
        let history = directory.history()
        // In the order of the app's list.
        #expect(history.trackers.map(\.id) == ["gone", "read", "water"])
        #expect(history.trackers.map(\.isActive) == [false, true, true])
        #expect(history.trackers[1].prompt?.text(in: .english) == "Did you read?")
        #expect(history.trackers[1].colour == "#AFB42B")
        #expect(history.trackers[1].schedule == .perWeek(3))
        #expect(summary.notices.count(.description) == (version < 23 ? 0 : 1))
        let rows = directory.rows("logs.csv")
        #expect(rows.filter { $0.contains(",gone,") || $0.contains(",read,") }.count == 3)
        #expect(rows.contains { $0.contains("in bed") } == (version >= 25))
        #expect(rows.contains("2025-10-30,water,1.5,,,,loop,loop:Water:2025-10-30") == (version >= 16))
        #expect(history.trackers[2].target == (version >= 18 ? .goal(decimal("2.5")) : nil))
        // An amount of 0 says something only where there is a target.
        #expect(rows.contains { $0.hasPrefix("2025-10-31,water,0,") } == (version >= 18))
        #expect(history.profile.pauses.map(\.subjects) == (version >= 16 ? [[.tracker("read")]] : []))
    }

    @Test("a version that is newer than those known is taken and said, an older one is refused")
    func otherVersions() throws {
        var newer = backup(25)
        newer.version = 31
        var directory = Directory()
        let summary = try directory.take(try newer.input())
        #expect(summary.records[.logs]?.added == 5)
        #expect(summary.notices.all.first { $0.remark == .newerVersion }?.examples == ["31"])
        var lacking = backup(25)
        lacking.version = 24
        let tables = lacking.tables
        lacking.version = 26
        lacking.statements = tables
        lacking.days = []
        #expect(refusal(try lacking.bytes())?.text.contains("no column notes, which version 26 has") == true)
        var older = backup(12)
        older.version = 11
        older.statements = backup(12).tables
        (older.habits, older.days) = ([], [])
        let error = refusal(try older.bytes())
        #expect(error?.text.contains("of version 11 of the app; expected 12 or later") == true)
        #expect(error?.hint?.contains("import it into the app") == true)
    }

    @Test("of a day that is there twice, which old versions allowed, the row that was written first counts")
    func twice() throws {
        var backup = Fixture(version: 18)
        backup.habits = [Fixture.habit(1, "Water", ["type": .integer(1)])]
        backup.days = [Fixture.day(1, "2025-10-30", 2000), Fixture.day(1, "2025-10-30", 5000)]
        var directory = Directory()
        let summary = try directory.take(try backup.input())
        #expect(directory.rows("logs.csv") == ["2025-10-30,water,2,,,,loop,loop:Water:2025-10-30"])
        #expect(summary.notices.count(.repeated) == 1)
    }

    @Test("days of deleted habits, and rows without a day, are counted with the first row")
    func withoutHabit() throws {
        var backup = self.backup(20)
        backup.days += [Fixture.day(99, "2025-10-30"), ["habit": .integer(3), "timestamp": .null]]
        var directory = Directory()
        let summary = try directory.take(try backup.input())
        let notice = try #require(summary.notices.all.first { $0.remark == .withoutHabit })
        #expect(notice.count == 2 && notice.place?.description == "Loop.db, Repetitions 7")
    }

    @Test("a newer backup adds only what is new, and a database of UTF-16 or with a log is read as well")
    func newer() throws {
        var directory = Directory()
        var backup = self.backup(25)
        try directory.take(try backup.input())
        backup.days.append(Fixture.day(3, "2025-11-01"))
        backup.settings = "pragma encoding = 'UTF-16le'; pragma page_size = 512;"
        var bytes = try backup.bytes()
        // What the app writes where the system keeps a log beside the file.
        (bytes[18], bytes[19]) = (2, 2)
        let summary = try directory.take(Fixture.input(bytes))
        #expect(summary.records[.logs]?.added == 1 && summary.records[.logs]?.unchanged == 5)
        #expect(directory.rows("logs.csv").last == "2025-11-01,read,,,,,loop,loop:Read:2025-11-01")
    }

    @Test("of several backups in a folder a person has to choose")
    func several() throws {
        let bytes = try backup(25).bytes()
        let files = ["2025-01.db", "2025-10.db"].map { SourceFile(path: $0, bytes: bytes) }
        let input = ImportInput(files, isSingleFile: false)
        let error = #expect(throws: ImportError.self) {
            var directory = Directory()
            try directory.take(input)
        }
        #expect(error?.text.contains("2 databases") == true && error?.hint?.contains("2025-10.db") == true)
    }

    /// Why a file is refused; nil where it is taken.
    private func refusal(_ bytes: [UInt8]) -> ImportError? { loopRefusal(bytes) }
}

/// Why a backup is refused; nil where it is taken.
func loopRefusal(_ bytes: [UInt8]) -> ImportError? {
    let context = ImportContext(settings: [], loader: loader, mapping: nil, source: nil)
    do throws(ImportError) {
        _ = try ImportFormat(named: "loop")?.read(LoopBackupFixture.input(bytes), context)
        return nil
    } catch {
        return error
    }
}
