/// A cell or a row of a table that cannot be understood; the others do not depend on it.
package struct ImportFault: Sendable, Equatable {
    package let place: ImportPlace
    /// What is wrong and what was expected, without a full stop.
    package let text: String

    init(_ text: String, at place: ImportPlace) {
        (self.text, self.place) = (text, place)
    }

    /// `1 cell or row`, `3 cells or rows`.
    package static func counted(_ number: Int) -> String { number == 1 ? "1 cell or row" : "\(number) cells or rows" }
}

/// Rows of a table that were left out, as they stand in it.
package struct SkippedRows: Sendable {
    /// What is wrong with them, in the order of the rows.
    package let faults: [ImportFault]
    /// How many rows they are.
    package let count: Int
    /// The header and the rows, as UTF-8.
    package let text: [UInt8]
}
