package import ProgressModel

/// A record as it stands in a file of a data directory.
package struct WrittenRecord: Sendable {
    package let kind: RecordKind
    /// The day it belongs to.
    package let day: Day
    /// The path of its file, relative to the data directory.
    package let file: String
    /// The physical line of its first character, from 1.
    package let line: Int
    /// In the order of `kind.columns`; nil where there is none.
    package let values: [RecordValue?]

    /// The value of a column; nil where there is none.
    package subscript(_ column: String) -> RecordValue? {
        kind.columns.firstIndex(of: column).flatMap { values[$0] }
    }
}
