/// Makes a database in memory; its bytes are what a file of it holds.
///
/// The same statements and rows give the same bytes, with the same version of SQLite.
package struct SQLiteWriter {
    private let connection: SQLiteConnection

    /// Makes a database of the tables that `statements` create.
    package init(_ statements: String) throws(SQLiteError) {
        connection = try SQLiteConnection()
        try connection.run(statements)
    }

    /// Adds rows to a table; each has a value for every column.
    package func add(_ rows: some Sequence<[SQLiteValue]>, to table: String, _ columns: [String]) throws(SQLiteError) {
        let names = columns.map(quoted).joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try connection.prepare("INSERT INTO \(quoted(table)) (\(names)) VALUES (\(marks))")
        try connection.run("BEGIN")
        for row in rows { try statement.run(row) }
        try connection.run("COMMIT")
    }

    /// The bytes of the database.
    package func bytes() throws(SQLiteError) -> [UInt8] { try connection.serialized() }
}
