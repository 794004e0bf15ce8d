/// The first 100 bytes of a database, looked at before SQLite is (https://www.sqlite.org/fileformat.html, section 1.3).
struct SQLiteHeader {
    static let magic = Array("SQLite format 3\0".utf8)

    /// Throws for a file that is none, or that has lost its end.
    static func check(_ bytes: [UInt8]) throws(SQLiteError) {
        guard bytes.starts(with: magic) else {
            throw SQLiteError("the file is not a SQLite database, or one with a password")
        }
        guard bytes.count >= 100 else { throw cutOff }
        let written = number(bytes[16..<18])
        let pageSize = written == 1 ? 65_536 : written
        guard (512...65_536).contains(pageSize), pageSize & (pageSize - 1) == 0 else {
            throw SQLiteError("the database is damaged: it says that its pages have \(written) bytes")
        }
        // Programs of before 2010 do not keep the number of pages; then the two counters differ.
        let pages = bytes[24..<28] == bytes[92..<96] ? number(bytes[28..<32]) : 0
        guard bytes.count % pageSize == 0, bytes.count / pageSize >= max(pages, 1) else { throw cutOff }
    }

    /// Says that a database has no log beside it, which one in memory cannot have: what was in the log of a copied file
    /// is not there either way.
    static func clearLog(_ bytes: UnsafeMutableRawBufferPointer) {
        for place in 18..<20 where bytes[place] == 2 { bytes[place] = 1 }
    }

    private static var cutOff: SQLiteError { SQLiteError("the database is cut off") }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
