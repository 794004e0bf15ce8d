/// Where something stands in an export.
package struct ImportPlace: Sendable, Hashable, CustomStringConvertible {
    /// What `number` counts.
    package enum Unit: Sendable, Hashable {
        /// The physical line, from 1.
        case line
        /// The byte, from 0: files without lines, such as XML on one line, name it.
        case byte
        /// The row of a table of a database, by the number that the database gives it.
        case row(table: String)
    }

    package let file: String
    package let number: Int
    package let unit: Unit

    /// A line.
    package init(file: String, line: Int) {
        (self.file, number, unit) = (file, line, .line)
    }

    /// A byte.
    package init(file: String, offset: Int) {
        (self.file, number, unit) = (file, offset, .byte)
    }

    /// A row of a table.
    package init(file: String, table: String, row: Int) {
        (self.file, number, unit) = (file, row, .row(table: table))
    }

    /// `Habits.csv:4`, `export.xml, byte 1200`, or `Loop.db, Habits 4`.
    package var description: String {
        switch unit {
        case .line: "\(file):\(number)"
        case .byte: "\(file), byte \(number)"
        case .row(let table): "\(file), \(table) \(number)"
        }
    }
}
