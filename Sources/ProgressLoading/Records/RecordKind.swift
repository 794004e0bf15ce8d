/// A kind of records; its raw value names the files.
package enum RecordKind: String, CaseIterable, Sendable {
    case entries, activities, logs, metrics

    /// The names of the columns, in the order in which a new file has them.
    package var columns: [String] {
        switch self {
        case .entries: EntryColumn.names
        case .activities: SessionColumn.names
        case .logs: LogColumn.names
        case .metrics: MetricColumn.names
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
    package func isComplete(_ columns: [String]) -> Bool {
        func isComplete<Column: RecordColumn>(for _: Column.Type) -> Bool {
            Column.required.allSatisfy { group in group.contains { columns.contains($0.name) } }
        }
        return switch self {
        case .entries: isComplete(for: EntryColumn.self)
        case .activities: isComplete(for: SessionColumn.self)
        case .logs: isComplete(for: LogColumn.self)
        case .metrics: isComplete(for: MetricColumn.self)
        }
    }

    /// Whether rows can be read below a header.
    func reads(_ header: RecordRow, _ separator: CSVSeparator, of file: SourceFile) -> Bool {
        func isHeader<Column: RecordColumn>(of _: Column.Type) -> Bool {
            CSVHeader<Column>(header, separator: separator, of: RecordFile(file, Problems())) != nil
        }
        return switch self {
        case .entries: isHeader(of: EntryColumn.self)
        case .activities: isHeader(of: SessionColumn.self)
        case .logs: isHeader(of: LogColumn.self)
        case .metrics: isHeader(of: MetricColumn.self)
        }
    }
}
