import ProgressLoading
import SQLiteFiles

/// The database of Loop Habit Tracker, which its backup is, as versions 12 to 25 of its tables have it.
///
/// The columns and what they mean are those of the app's own steps from version to version
/// (`uhabits-core/src/jvmMain/resources/migrations`).
struct LoopBackup {
    /// `PRAGMA user_version`.
    let version: Int
    let path: String
    let database: SQLiteDatabase

    /// The versions whose tables are known.
    static let versions = 12...25

    /// Opens a backup; throws for any other database.
    init(_ file: SourceFile) throws(ImportError) {
        path = file.path
        let tables: (habits: Set<String>, days: Set<String>)?
        do throws(SQLiteError) {
            database = try SQLiteDatabase(file.bytes)
            version = try database.version()
            let habits = try database.columns(of: "Habits")
            let days = try database.columns(of: "Repetitions")
            tables = if let habits, let days { (habits, days) } else { nil }
        } catch {
            throw ImportError(error, in: file.path)
        }
        guard let tables else {
            throw ImportError(
                "\(path): the database has no tables Habits and Repetitions",
                hint: "of databases only the backup of Loop Habit Tracker can be read")
        }
        guard version >= LoopBackup.versions.lowerBound else {
            throw ImportError(
                "\(path): the tables are of version \(version) of the app; expected \(LoopBackup.versions.lowerBound) or later",
                hint: "import it into the app, and make the backup again")
        }
        let wanted = [("Habits", tables.habits, habitColumns), ("Repetitions", tables.days, dayColumns)]
        for (table, columns, names) in wanted {
            guard let column = (["id"] + names).first(where: { !columns.contains($0) }) else { continue }
            throw ImportError("\(path): the table \(table) has no column \(column), which version \(version) has")
        }
    }

    /// Whether the app that made it is newer than what is known here.
    var isNewer: Bool { version > LoopBackup.versions.upperBound }
}
