import ProgressLoading
import ProgressModel
import SQLiteFiles

/// Reads the backup of Loop Habit Tracker; its records are those of the CSV export of the same days.
struct LoopBackupReader: ImportReader {
    private let files: [SourceFile]
    private var records: LoopRecords

    init(_ input: ImportInput, _ context: ImportContext) {
        files = input.files
        records = LoopRecords(source: context.source)
    }

    /// Whether an input is nothing but databases.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        !input.files.isEmpty && input.files.allSatisfy { SQLiteDatabase.recognises($0.bytes) }
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard files.count == 1, let file = files.first else {
            throw ImportError(
                "\(files.count) databases; expected one backup",
                hint: "name the newest of them alone: \(files.suffix(4).map(\.path).joined(separator: ", "))")
        }
        let backup = try LoopBackup(file)
        if backup.isNewer { records.imported.notices.add(.newerVersion, "\(backup.version)") }
        let habits = try backup.habits()
        var days = try backup.days()
        for (id, habit) in habits { try add(habit, days.removeValue(forKey: id) ?? [], backup) }
        for day in days.values.joined().sorted(by: { $0.row < $1.row }) {
            records.imported.notices.add(.withoutHabit, at: backup.place(of: day))
        }
        return records.imported
    }

    private mutating func add(
        _ habit: LoopHabit, _ days: [LoopBackup.HabitDay], _ backup: LoopBackup
    ) throws(ImportError) {
        let hasAmounts = habit.hasAmounts ?? false
        let tracker = records.begin(habit, hasAmounts: hasAmounts)
        // Newest first, as in the CSV files. Older versions may hold a day twice, and of these rows the first one counts
        // (`22.sql` of the app); of records with one id the last one does.
        for day in days.sorted(by: { ($0.day, $0.row) > ($1.day, $1.row) }) {
            guard let value = LoopValue(day.value, isAmount: hasAmounts) else {
                throw ImportError(
                    "\(day.value) is not a value of \"\(habit.name)\"; expected e.g. 2 (done), 0 (not done), 3 (skipped)",
                    at: backup.place(of: day))
            }
            records.add(value, on: day.day, note: day.note, of: tracker, at: backup.place(of: day))
        }
    }
}
