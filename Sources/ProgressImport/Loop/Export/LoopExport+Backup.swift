import ProgressModel
import SQLiteFiles

extension LoopExport {
    /// The database that the app takes as its own backup, in the form of its version 25.
    ///
    /// The app takes no CSV files of its own (`GenericImporter.kt`), so that a backup is what there is to give it.
    package func backup() throws(ImportError) -> [UInt8] {
        do throws(SQLiteError) {
            let writer = try SQLiteWriter(LoopExport.tables)
            try writer.add([[.text("en_US")]], to: "android_metadata", ["locale"])
            try writer.add(
                habits.enumerated().map { LoopExport.row(of: $1, id: $0 + 1) }, to: "Habits", LoopExport.habitColumns)
            let days = habits.enumerated().lazy.flatMap { index, habit in
                habit.days.map { day -> [SQLiteValue] in
                    [
                        .integer(index + 1), .integer(day.day.number * 86_400_000), .integer(Int(day.value)),
                        .text(day.note),
                    ]
                }
            }
            try writer.add(days, to: "Repetitions", ["habit", "timestamp", "value", "notes"])
            return try writer.bytes()
        } catch {
            throw ImportError("the backup cannot be made: \(error.text)")
        }
    }

    private static let tables = """
        pragma user_version = 25;
        create table android_metadata (locale text);
        create table Habits (
            id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer,
            freq_num integer, highlight integer, name text, position integer, reminder_hour integer,
            reminder_min integer, reminder_days integer not null default 127, type integer not null default 0,
            target_type integer not null default 0, target_value real not null default 0,
            unit text not null default "", question text, uuid text);
        create table Repetitions (
            id integer primary key autoincrement, habit integer not null references Habits(id),
            timestamp integer not null, value integer not null, notes text);
        create table Events (id integer primary key autoincrement, timestamp integer, message text, server_id integer);
        create unique index idx_repetitions_habit_timestamp on Repetitions(habit, timestamp);
        """

    private static let habitColumns = [
        "id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name", "position",
        "reminder_days", "type", "target_type", "target_value", "unit", "question", "uuid",
    ]

    private static func row(of exported: Habit, id: Int) -> [SQLiteValue] {
        let habit = exported.habit
        return [
            .integer(id), .integer(habit.isArchived ? 1 : 0),
            .integer(LoopPalette.number(nearest: habit.colour ?? "#00897B")), .text(""), .integer(habit.days),
            .integer(habit.times), .integer(0), .text(habit.name), .integer(habit.position), .integer(0),
            .integer(habit.hasAmounts == true ? 1 : 0), .integer(habit.isLimit ? 1 : 0),
            .real(habit.target.flatMap { Double($0.text) } ?? 0), .text(habit.unit), .text(habit.question),
            .text(exported.uuid),
        ]
    }
}
