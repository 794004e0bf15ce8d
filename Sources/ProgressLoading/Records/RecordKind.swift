/// A kind of records; its raw value names the files.
package enum RecordKind: String, CaseIterable, Sendable {
    case entries, activities, logs, metrics

    /// The names of the columns, in the order in which a new file has them.
    package var columns: [String] { column.names }

    /// The columns as a type.
    var column: any RecordColumn.Type {
        switch self {
        case .entries: EntryColumn.self
        case .activities: SessionColumn.self
        case .logs: LogColumn.self
        case .metrics: MetricColumn.self
        }
    }

    /// The columns that hold numbers.
    var numberColumns: Set<String> {
        switch self {
        case .entries: ["drinks"]
        case .activities: ["minutes", "kcal"]
        case .logs, .metrics: ["value"]
        }
    }

    /// The column that says the day.
    var dateColumn: String { self == .logs ? "timestamp" : "date" }

    /// Whether a record with values in these columns has what each record needs.
    package func isComplete(_ columns: [String]) -> Bool { column.isComplete(columns) }
}
