import Foundation
import SQLiteFiles
import TestSupport
import Testing

/// `import` and `export` of backups of Loop Habit Tracker, as a person runs them.
@Suite struct LoopBackupCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    /// A backup of one habit with some days.
    private static func backup(days: Int = 3) throws -> [UInt8] {
        let writer = try SQLiteWriter(
            """
            pragma user_version = 25;
            create table Habits (id integer primary key autoincrement, archived integer, color integer, description text,
                freq_den integer, freq_num integer, highlight integer, name text, position integer,
                reminder_hour integer, reminder_min integer, reminder_days integer not null default 127,
                type integer not null default 0, target_type integer not null default 0,
                target_value real not null default 0, unit text not null default "", question text, uuid text);
            create table Repetitions (id integer primary key autoincrement, habit integer not null references habits(id),
                timestamp integer not null, value integer not null, notes text);
            insert into Habits(id, archived, color, description, freq_den, freq_num, name, position, question)
                values (1, 0, 8, '', 1, 1, 'Read', 0, '');
            """)
        let rows = (0..<days).map { [SQLiteValue.integer(1), .integer((20_000 + $0) * 86_400_000), .integer(2)] }
        try writer.add(rows, to: "Repetitions", ["habit", "timestamp", "value"])
        return try writer.bytes()
    }

    private func take(_ path: String) throws -> (status: Int32, output: String, error: String) {
        let run = try binary.run("import", path, "--into", "my", "--language", "en", in: directory.path)
        return (run.status, run.output, run.error)
    }

    @Test(
        "U-02 a backup is imported by its name, in a zip archive or out of a folder, and undo takes it back",
        arguments: ["Loop Habits Backup 2025-10-31 210000.db", "backup.zip", "folder", "unnamed"])
    func backups(path: String) throws {
        let bytes = try Self.backup()
        switch path {
        case "backup.zip": try directory.write(ZipWriter([.init("Loop.db", bytes)]).bytes, to: path)
        case "folder":
            try directory.write(bytes, to: "folder/Loop.db")
            // What Windows puts beside pictures is no database.
            try directory.write("pictures", to: "folder/Thumbs.db")
        default: try directory.write(bytes, to: path)
        }
        let run = try take(path)
        #expect(run.status == 0 && run.output.hasPrefix("loop, 4 October 2024 to 6 October 2024\n"), "\(run.error)")
        #expect(run.output.contains("read (Read): 3 logs, new tracker"))
        #expect(try take(path).output.contains("nothing was written"))
        #expect(try binary.run("undo", "my", in: directory.path).status == 0)
        #expect(directory.bytes(of: "my/logs.csv") == nil)
    }

    @Test("a file that is no good backup is refused in words that say so, and the folder stays as it was")
    func refusals() throws {
        let bytes = try Self.backup()
        var damaged = bytes
        for place in 4096..<8192 { damaged[place] = 0xAA }
        let files: [(String, [UInt8], String)] = [
            ("secret.db", bytes.map { $0 ^ 0x5A }, "secret.db is not a SQLite database, or one with a password"),
            ("empty.db", [], "empty.db is empty"), ("begun.db", Array(bytes.prefix(9)), "is not a SQLite database"),
            ("cut.db", Array(bytes.prefix(bytes.count / 4096 / 2 * 4096)), "cut.db: the database is cut off"),
            ("damaged.db", damaged, "damaged.db: the database is damaged"),
            (
                "tasks.db", try SQLiteWriter("create table tasks (id integer primary key);").bytes(),
                "no tables Habits and Repetitions"
            ),
            ("large.db", bytes + [UInt8](repeating: 0, count: 65 << 20), "more than 64 MB"),
        ]
        try directory.write("date,level\n2025-10-30,wild\n", to: "my/entries.csv")
        for (name, bytes, words) in files {
            try directory.write(bytes, to: name)
            let run = try take(name)
            #expect(run.status == 65 && run.error.contains(words), "\(name): \(run.error)")
        }
        #expect(directory.paths(in: "my").filter { !$0.hasPrefix(".") } == ["entries.csv"])
    }

    @Test("U-01 the trackers of a folder go to Loop and come back, and what it has no place for is named")
    func export() throws {
        let sample = Repository.root.appending(path: "sample-data").path
        let arguments = ["export", sample, "--format", "loop", "--language", "en", "--output"]
        let run = try binary.run(arguments + ["out/loop.db"], in: directory.path)
        #expect(run.status == 0 && run.output.contains("days of habits: "), "\(run.error)")
        #expect(run.error.contains("wrote out/loop.db") && run.error.contains("The app has no place for:"))
        #expect(run.error.contains("  levels and drinks of days: ") && run.error.contains("  activities: "))
        #expect(try take("out/loop.db").status == 0)
        #expect(try binary.run("build", "my", "--as-of", "2025-10-31", in: directory.path).status == 0)
        let second = try binary.run(arguments + ["out/loop.db"], in: directory.path)
        #expect(second.status == 73, "it would replace a file")
        let zip = try binary.run(arguments + ["loop.zip"], in: directory.path)
        #expect(zip.status == 64 && zip.error.contains("ends in .db"), "\(zip.error)")
        let none = try binary.run(arguments + ["none/"], in: directory.path)
        #expect(none.status == 64 && directory.bytes(of: "none") == nil)
    }
}
