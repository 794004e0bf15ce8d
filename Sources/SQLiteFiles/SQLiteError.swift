import CSQLite

/// Why a database cannot be read or written.
package struct SQLiteError: Error, Sendable {
    /// What is wrong, without a full stop.
    package let text: String

    /// Makes an error.
    package init(_ text: String) {
        self.text = text
    }

    /// The words for a code of SQLite; `connection` may say more.
    init(code: Int32, _ connection: OpaquePointer?) {
        switch code & 0xFF {
        case SQLITE_NOTADB: self.init("the file is not a SQLite database, or one with a password")
        case SQLITE_CORRUPT: self.init("the database is damaged")
        case SQLITE_INTERRUPT: self.init("the database takes too long to read; a good one of its size does not")
        case SQLITE_NOMEM: self.init("the database needs too much memory; a good one of its size does not")
        case SQLITE_TOOBIG: self.init("the database has a value or a text that is too long")
        default:
            let words = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
            self.init("the database cannot be read: \(words.map { String(cString: $0) } ?? "code \(code)")")
        }
    }
}
