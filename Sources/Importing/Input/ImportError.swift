import Diary

/// Why an export cannot be taken.
package struct ImportError: Error, Sendable {
    /// Nil if it is about the whole input.
    package let place: ImportPlace?
    /// What is wrong and what was expected, without a full stop.
    package let text: String
    package let hint: String?
    /// Every cell and row of a table that is wrong, in its order; empty for an error of another kind.
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

/// A cell or a row of a table that cannot be understood; the others do not depend on it.
package struct ImportFault: Sendable, Equatable {
    /// What is wrong and what was expected, without a full stop.
    package let text: String
    package let place: ImportPlace

    /// `1 cell or row`, `3 cells or rows`.
    package static func counted(_ number: Int) -> String { number == 1 ? "1 cell or row" : "\(number) cells or rows" }
}

/// Rows of a table that were left out, as they are in it.
package struct SkippedRows: Sendable {
    /// What is wrong with them, in the order of the rows.
    package let faults: [ImportFault]
    /// How many rows they are.
    package let count: Int
    /// The header and the rows, as UTF-8.
    package let text: [UInt8]
}

/// What no export of a person exceeds.
enum ImportLimits {
    /// More records than a life has: 800 years of one a day.
    static let mostRecords = 300_000
    /// More bytes than the name of a habit has.
    static let longestName = 1024

    /// Of what has more records than fit.
    static func tooMany(_ number: Int, _ what: String, at place: ImportPlace? = nil) -> ImportError {
        ImportError("\(number) \(what); expected at most \(mostRecords)", at: place)
    }
}

/// Where something is in an export.
package struct ImportPlace: Sendable, Hashable, CustomStringConvertible {
    /// What `number` counts.
    package enum Unit: Sendable, Hashable {
        /// The physical line, from 1.
        case line
        /// The byte, from 0: files without lines, such as XML on one line, name it.
        case byte
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

    /// `Habits.csv:4` or `export.xml, byte 1200`.
    package var description: String {
        switch unit {
        case .line: "\(file):\(number)"
        case .byte: "\(file), byte \(number)"
        }
    }
}
