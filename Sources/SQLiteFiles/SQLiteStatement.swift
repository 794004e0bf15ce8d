import CSQLite

/// A prepared statement, which goes from row to row.
package final class SQLiteStatement {
    private let statement: OpaquePointer
    /// Kept open as long as the statement is.
    private let connection: SQLiteConnection

    init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
        (self.statement, self.connection) = (statement, connection)
    }

    deinit { sqlite3_finalize(statement) }

    /// Goes to the next row; false behind the last one.
    package func next() throws(SQLiteError) -> Bool {
        let code = sqlite3_step(statement)
        try connection.check(code)
        return code == SQLITE_ROW
    }

    /// The whole number in a column of the row, counted from 0; nil for anything else, such as nothing.
    package func integer(_ column: Int) -> Int? {
        guard sqlite3_column_type(statement, Int32(column)) == SQLITE_INTEGER else { return nil }
        return Int(sqlite3_column_int64(statement, Int32(column)))
    }

    /// The number in a column of the row, counted from 0; nil for anything else.
    package func number(_ column: Int) -> Double? {
        let type = sqlite3_column_type(statement, Int32(column))
        guard type == SQLITE_INTEGER || type == SQLITE_FLOAT else { return nil }
        return sqlite3_column_double(statement, Int32(column))
    }

    /// Whether there is nothing in a column of the row, counted from 0.
    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }

    /// The text in a column of the row, counted from 0; nil for anything else, and for text that is no UTF-8.
    package func text(_ column: Int) -> String? {
        let column = Int32(column)
        guard sqlite3_column_type(statement, column) == SQLITE_TEXT, let start = sqlite3_column_text(statement, column)
        else { return nil }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
        return String(validating: bytes, as: UTF8.self)
    }

    /// Gives values to the question marks, in their order, and runs the statement once.
    func run(_ values: [SQLiteValue]) throws(SQLiteError) {
        sqlite3_reset(statement)
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
        _ = try next()
    }

    private func bind(_ value: SQLiteValue, at place: Int32) throws(SQLiteError) {
        switch value {
        case .null: try connection.check(sqlite3_bind_null(statement, place))
        case .integer(let number): try connection.check(sqlite3_bind_int64(statement, place, Int64(number)))
        case .real(let number): try connection.check(sqlite3_bind_double(statement, place, number))
        case .text(let text):
            // SQLite's SQLITE_TRANSIENT, which is no constant in Swift: the text is copied.
            let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            var text = text
            let code = text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) { characters in
                    sqlite3_bind_text(statement, place, characters.baseAddress, Int32(characters.count), copied)
                }
            }
            try connection.check(code)
        }
    }
}
