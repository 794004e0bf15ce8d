package import ProgressLoading
import ProgressModel

/// Values by their columns, of which a record has few: to search a list is faster than a dictionary, and takes half the
/// memory.
package struct ColumnList<Value: Sendable>: Sendable {
    private var pairs: [(column: String, value: Value)] = []

    fileprivate init(_ pairs: [(column: String, value: Value)]) {
        self.pairs = pairs
    }

    /// The value of a column; nil where there is none.
    package subscript(column: String) -> Value? {
        get { pairs.first { $0.column == column }?.value }
        set {
            pairs.removeAll { $0.column == column }
            if let newValue { pairs.append((column, newValue)) }
        }
    }
}

/// The values of a record.
package typealias ColumnValues = ColumnList<RecordValue>

extension ColumnValues: ExpressibleByDictionaryLiteral {
    /// Makes a list; values that are absent or empty texts are left out.
    package init(dictionaryLiteral elements: (String, RecordValue?)...) {
        var pairs: [(column: String, value: RecordValue)] = []
        pairs.reserveCapacity(elements.count { $0.1 != nil })
        for (column, value) in elements {
            if let value, value != .text("") { pairs.append((column, value)) }
        }
        self.init(pairs)
    }

    /// As every file of records takes them.
    func texts(in zone: CivilZone) -> ColumnList<String> {
        ColumnList<String>(pairs.map { ($0.column, $0.value.text(in: zone)) })
    }
}
