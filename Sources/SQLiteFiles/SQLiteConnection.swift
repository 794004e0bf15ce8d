import CSQLite

/// A connection of SQLite to a database in memory.
final class SQLiteConnection {
    private let handle: OpaquePointer
    /// The bytes of a database that is read, which SQLite uses where they are.
    private var content: UnsafeMutableRawBufferPointer?
    /// How often SQLite may still report that it has taken `stepsOfReport` steps.
    private let reports: UnsafeMutablePointer<Int>

    private static let stepsOfReport: Int32 = 10_000
    /// Two hundred million steps, which are a few seconds; ten years of twenty habits take one million.
    private static let mostReports = 20_000
    /// What SQLite may allocate in the whole program, in bytes; reading takes about 3 MB.
    private static let mostMemory: Int64 = 256 << 20

    /// Opens an empty database.
    init() throws(SQLiteError) {
        sqlite3_hard_heap_limit64(SQLiteConnection.mostMemory)
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(":memory:", &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, nil)
        }
        handle = opened
        reports = .allocate(capacity: 1)
        reports.initialize(to: SQLiteConnection.mostReports)
    }

    deinit {
        sqlite3_close_v2(handle)
        content?.deallocate()
        reports.deallocate()
    }

    /// Puts a database that may be hostile in place of the empty one: it cannot be changed, and nothing in it is run.
    func read(_ bytes: [UInt8]) throws(SQLiteError) {
        try SQLiteHeader.check(bytes)
        let content = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        self.content = content
        content.copyBytes(from: bytes)
        SQLiteHeader.clearLog(content)
        let size = Int64(bytes.count)
        let start = content.baseAddress?.assumingMemoryBound(to: UInt8.self)
        try check(sqlite3_deserialize(handle, "main", start, size, size, UInt32(SQLITE_DESERIALIZE_READONLY)))
        try harden()
    }

    private func harden() throws(SQLiteError) {
        try check(csqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1))
        try check(csqlite_set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0))
        try check(csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0))
        try check(csqlite_set(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0))
        let limits = [
            (SQLITE_LIMIT_LENGTH, 1 << 20), (SQLITE_LIMIT_SQL_LENGTH, 1 << 16), (SQLITE_LIMIT_COLUMN, 200),
            (SQLITE_LIMIT_EXPR_DEPTH, 50), (SQLITE_LIMIT_COMPOUND_SELECT, 4), (SQLITE_LIMIT_VDBE_OP, 10_000),
            (SQLITE_LIMIT_FUNCTION_ARG, 8), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100),
            (SQLITE_LIMIT_VARIABLE_NUMBER, 8), (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
        ]
        for (limit, value) in limits { sqlite3_limit(handle, limit, Int32(value)) }
        // A handler that returns anything but 0 ends the statement.
        let report: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { left in
            guard let left = left?.assumingMemoryBound(to: Int.self) else { return 1 }
            left.pointee -= 1
            return left.pointee > 0 ? 0 : 1
        }
        sqlite3_progress_handler(handle, SQLiteConnection.stepsOfReport, report, reports)
        for setting in ["cell_size_check = ON", "ignore_check_constraints = ON", "temp_store = MEMORY"] {
            try run("PRAGMA \(setting)")
        }
    }

    /// Runs statements that return nothing.
    func run(_ statements: String) throws(SQLiteError) {
        try check(sqlite3_exec(handle, statements, nil, nil, nil))
    }

    /// Prepares a statement.
    func prepare(_ statement: String) throws(SQLiteError) -> SQLiteStatement {
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
        guard let prepared else { throw SQLiteError("an empty statement") }
        return SQLiteStatement(prepared, of: self)
    }

    /// The bytes of the database as a file would have them.
    func serialized() throws(SQLiteError) -> [UInt8] {
        var size: Int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else {
            throw SQLiteError(code: SQLITE_NOMEM, handle)
        }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    /// Throws for a code of SQLite that says that something went wrong.
    func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE else {
            throw SQLiteError(code: code, handle)
        }
    }
}
