import ProgressImport
import ProgressLoading
import ProgressModel
import SQLiteFiles
import TestSupport

/// Writes backups of Loop Habit Tracker for tests, with the tables that each of its versions has.
struct LoopBackupFixture {
    typealias Row = [String: SQLiteValue]

    var version = 25
    /// By the names of the columns; those that the version lacks are left out.
    var habits: [Row] = []
    var days: [Row] = []
    /// Settings of the file, before its tables are made.
    var settings = ""
    /// In place of the statements that make the tables.
    var statements: String?

    /// A habit with what the app itself writes where nobody chose anything.
    static func habit(_ id: Int, _ name: String, _ values: Row = [:]) -> Row {
        let row: Row = [
            "id": .integer(id), "name": .text(name), "archived": .integer(0), "color": .integer(8),
            "description": .text(""), "freq_den": .integer(1), "freq_num": .integer(1), "highlight": .integer(0),
            "position": .integer(id), "reminder_days": .integer(0), "type": .integer(0), "target_type": .integer(0),
            "target_value": .real(0), "unit": .text(""), "question": .text(""), "uuid": .text("uuid \(id)"),
        ]
        return row.merging(values) { $1 }
    }

    /// A day of a habit.
    static func day(_ habit: Int, _ day: String, _ value: Int = 2, note: String = "") -> Row {
        [
            "habit": .integer(habit), "timestamp": .integer(date(day).number * 86_400_000), "value": .integer(value),
            "notes": .text(note),
        ]
    }

    private var habitColumns: [(name: String, type: String)] {
        let columns = [
            (12, "id", "integer primary key autoincrement"), (12, "archived", "integer"), (12, "color", "integer"),
            (12, "description", "text"), (12, "freq_den", "integer"), (12, "freq_num", "integer"),
            (12, "highlight", "integer"), (12, "name", "text"), (12, "position", "integer"),
            (12, "reminder_hour", "integer"), (12, "reminder_min", "integer"),
            (12, "reminder_days", "integer not null default 127"), (16, "type", "integer not null default 0"),
            (18, "target_type", "integer not null default 0"), (18, "target_value", "real not null default 0"),
            (18, "unit", "text not null default \"\""), (23, "question", "text"), (24, "uuid", "text"),
        ]
        return columns.filter { $0.0 <= version }.map { ($0.1, $0.2) }
    }

    private var dayColumns: [(name: String, type: String)] {
        let columns = [
            (12, "id", "integer primary key autoincrement"), (12, "habit", "integer references habits(id)"),
            (12, "timestamp", "integer"), (16, "value", "integer not null default 2"), (25, "notes", "text"),
        ]
        return columns.filter { $0.0 <= version }.map { ($0.1, $0.2) }
    }

    private static func table(_ name: String, _ columns: [(name: String, type: String)]) -> String {
        "create table \(name) (" + columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ") + ");"
    }

    /// The statements that make the tables and their index.
    var tables: String {
        "create table android_metadata (locale text);" + LoopBackupFixture.table("Habits", habitColumns)
            + LoopBackupFixture.table("Repetitions", dayColumns)
            + "create \(version >= 22 ? "unique" : "") index idx_repetitions on Repetitions(habit, timestamp);"
    }

    /// The bytes of the file.
    func bytes() throws -> [UInt8] {
        let writer = try SQLiteWriter(settings + "pragma user_version = \(version);" + (statements ?? tables))
        for (table, rows, columns) in [("Habits", habits, habitColumns), ("Repetitions", days, dayColumns)] {
            for row in rows {
                let names = columns.map(\.name).filter { row[$0] != nil }
                try writer.add([names.map { row[$0] ?? .null }], to: table, names)
            }
        }
        return try writer.bytes()
    }

    /// The backup as an input.
    func input() throws -> ImportInput { LoopBackupFixture.input(try bytes()) }

    /// Bytes as an input.
    static func input(_ bytes: [UInt8]) -> ImportInput {
        ImportInput([SourceFile(path: "Loop.db", bytes: bytes)], isSingleFile: true)
    }
}
