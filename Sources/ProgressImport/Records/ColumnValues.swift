package import ProgressLoading

/// The values of a record by their columns, of which it has few: to search a list is faster than a dictionary, and takes
/// half the memory.
package struct ColumnValues: Sendable, ExpressibleByDictionaryLiteral {
    private var pairs: [(column: String, value: RecordValue)] = []

    /// Makes a list; values that are absent or empty texts are left out.
    package init(dictionaryLiteral elements: (String, RecordValue?)...) {
        pairs.reserveCapacity(elements.count { $0.1 != nil })
        for (column, value) in elements {
            if let value, value != .text("") { pairs.append((column, value)) }
        }
    }

    /// The value of a column; nil where there is none.
    package subscript(column: String) -> RecordValue? {
        get { place(of: column).map { pairs[$0].value } }
        set {
            if let place = place(of: column) { pairs.remove(at: place) }
            if let newValue { pairs.append((column, newValue)) }
        }
    }

    private func place(of column: String) -> Int? {
        pairs.firstIndex { $0.column.utf8.count == column.utf8.count && $0.column == column }
    }
}
