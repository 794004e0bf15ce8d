import ProgressModel
import SQLiteFiles

/// A table of a backup of Loop Habit Tracker, read row by row.
struct LoopTable {
    private let name: String
    private let file: String
    private let columns: [String]
    private let rows: SQLiteStatement
    /// The number that the app gives to the row.
    private(set) var id = 0

    /// `columns` are those that are read beside `id`.
    init(_ name: String, _ columns: [String], of database: SQLiteDatabase, in file: String) throws(ImportError) {
        (self.name, self.file) = (name, file)
        self.columns = ["id"] + columns
        do throws(SQLiteError) {
            rows = try database.rows(of: name, self.columns)
        } catch {
            throw ImportError(error, in: file)
        }
    }

    var place: ImportPlace { ImportPlace(file: file, table: name, row: id) }

    /// Goes to the next row; false behind the last one.
    mutating func next() throws(ImportError) -> Bool {
        do throws(SQLiteError) {
            guard try rows.next() else { return false }
        } catch {
            throw ImportError(error, in: file)
        }
        guard let id = rows.integer(0) else {
            throw ImportError("a row without an id behind this one; expected a number", at: place)
        }
        self.id = id
        return true
    }

    /// The number in a column; nil where there is none, and for a column that is not read.
    func integer(_ column: String) throws(ImportError) -> Int? {
        guard let index = columns.firstIndex(of: column), !rows.isNull(index) else { return nil }
        guard let number = rows.integer(index) else {
            throw ImportError("\"\(column)\" is not a whole number", at: place)
        }
        return number
    }

    /// The text in a column without the spaces around it; empty where there is none, and for a column that is not read.
    func text(_ column: String) throws(ImportError) -> String {
        guard let index = columns.firstIndex(of: column), !rows.isNull(index) else { return "" }
        guard let text = rows.text(index), !text.utf8.contains(0) else {
            throw ImportError("\"\(column)\" is not a text in UTF-8", at: place)
        }
        return withoutSpacesAround(text)
    }

    /// The amount in a column; nil where there is none, and for a column that is not read.
    func amount(_ column: String) -> FixedDecimal? {
        columns.firstIndex(of: column).flatMap(rows.number).flatMap { LoopHabit.target($0.description) }
    }
}

extension ImportError {
    /// Why a database cannot be read.
    init(_ error: SQLiteError, in file: String) {
        self.init("\(file): \(error.text)", hint: "make the backup again, or copy it again")
    }
}
