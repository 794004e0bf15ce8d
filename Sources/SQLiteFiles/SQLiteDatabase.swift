/// A database of SQLite that is only read, out of bytes that may be damaged or hostile.
///
/// SQLite works in memory alone and opens no file. Nothing that stands in the database is run: of its objects only
/// tables are read, without their indexes, and of these only columns that hold what was stored. Steps, memory and the
/// length of a value (1 MB) are bounded, so that no file makes it run on.
package struct SQLiteDatabase {
    private let connection: SQLiteConnection

    /// Whether a file begins like a database.
    package static func recognises(_ head: some Collection<UInt8>) -> Bool { head.starts(with: SQLiteHeader.magic) }

    /// Opens a database; throws where the bytes are none, or are cut off.
    package init(_ bytes: [UInt8]) throws(SQLiteError) {
        connection = try SQLiteConnection()
        try connection.read(bytes)
    }

    /// The number that a program gives to the form of its tables; 0 where it gives none.
    package func version() throws(SQLiteError) -> Int {
        let rows = try connection.prepare("PRAGMA user_version")
        return try rows.next() ? rows.integer(0) ?? 0 : 0
    }

    /// The names of the columns of a table, in small letters; nil where there is no table of that name.
    ///
    /// Views and virtual tables are none, because to read them is to run what the file says. Nor are columns that are
    /// computed. Throws where the pages of the table are damaged.
    package func columns(of table: String) throws(SQLiteError) -> Set<String>? {
        guard try hasTable(table) else { return nil }
        let checked = try connection.prepare("PRAGMA quick_check(\(quoted(table)))")
        while try checked.next() {
            let words = checked.text(0) ?? ""
            guard words == "ok" else { throw SQLiteError("the database is damaged: \(words)") }
        }
        let rows = try connection.prepare("PRAGMA table_xinfo(\(quoted(table)))")
        var columns: Set<String> = []
        while try rows.next() {
            guard rows.integer(6) == 0 else { throw SQLiteError("the table \(table) has a column that is computed") }
            if let name = rows.text(1) { columns.insert(name.lowercased()) }
        }
        return columns
    }

    /// The rows of a table, in the order in which they are stored.
    package func rows(of table: String, _ columns: [String]) throws(SQLiteError) -> SQLiteStatement {
        let names = columns.map(quoted).joined(separator: ", ")
        return try connection.prepare("SELECT \(names) FROM main.\(quoted(table)) NOT INDEXED")
    }

    private func hasTable(_ table: String) throws(SQLiteError) -> Bool {
        let rows = try connection.prepare("SELECT type, name, rootpage, sql FROM main.sqlite_schema")
        while try rows.next() {
            guard rows.text(0) == "table", rows.text(1)?.lowercased() == table.lowercased() else { continue }
            // SQLite itself writes these words, whatever those of the program were.
            return rows.integer(2) ?? 0 > 0 && rows.text(3)?.hasPrefix("CREATE TABLE ") == true
        }
        return false
    }
}

/// A name within a statement.
func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
}
