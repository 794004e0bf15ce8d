import Diary

/// The reason that an export can't be imported.
package struct ImportError: Error, Sendable {
    /// Nil if it is about the whole input.
    package let place: ImportPlace?
    /// The problem and what was expected, without a full stop.
    package let text: String
    package let hint: String?
    /// All cells and rows of a table that are wrong, in the order of the table; empty for an error of another kind.
    package let faults: [ImportFault]

    /// Makes an error.
    package init(
        _ text: String, at place: ImportPlace? = nil, hint: String? = nil, faults: [ImportFault] = []
    ) {
        (self.text, self.place, self.hint, self.faults) = (text, place, hint, faults)
    }

    init(_ fault: CSVTable.Fault, in file: SourceFile) {
        self.init(fault.text, at: ImportPlace(file: file.path, line: fault.line), hint: fault.hint)
    }
}

/// A cell or a row of a table that can't be understood; other rows don't depend on it.
package struct ImportFault: Sendable, Equatable {
    /// The problem and what was expected, without a full stop.
    package let text: String
    package let place: ImportPlace

    /// `1 cell or row`, `3 cells or rows`.
    package static func counted(_ number: Int) -> String { number == 1 ? "1 cell or row" : "\(number) cells or rows" }
}

/// Rows of a table that were left out, as they are in the file.
package struct SkippedRows: Sendable {
    /// The faults, in the order of the rows.
    package let faults: [ImportFault]
    /// The number of rows.
    package let count: Int
    /// The header and the rows, as UTF-8.
    package let text: [UInt8]
}

/// Limits that no person's export exceeds.
enum ImportLimits {
    /// The maximum number of records: 800 years of one a day.
    static let mostRecords = 300_000
    /// The maximum number of bytes of a habit's name.
    static let longestName = 1024

    /// The error for more than `mostRecords` of something.
    static func tooMany(_ number: Int, _ what: String, at place: ImportPlace? = nil) -> ImportError {
        ImportError("\(number) \(what); expected at most \(mostRecords)", at: place)
    }
}

/// A place in an export, for messages.
package struct ImportPlace: Sendable, Hashable, CustomStringConvertible {
    /// What `number` counts.
    package enum Unit: Sendable, Hashable {
        /// A line of the file, from 1.
        case line
        /// A byte of the file, from 0, for files without lines, such as XML on one line.
        case byte
    }

    package let file: String
    package let number: Int
    package let unit: Unit

    /// Makes the place of a line.
    package init(file: String, line: Int) {
        (self.file, number, unit) = (file, line, .line)
    }

    /// Makes the place of a byte.
    package init(file: String, offset: Int) {
        (self.file, number, unit) = (file, offset, .byte)
    }

    /// `Habits.csv:4` or `export.xml, byte 1200`.
    package var description: String {
        switch unit {
        case .line: "\(file):\(number)"
        case .byte: "\(file), byte \(number)"
        }
    }
}
