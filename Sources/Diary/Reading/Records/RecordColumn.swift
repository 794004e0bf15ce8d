import Model

/// The columns of a kind of record: cases are named like columns, and decoders refer to them.
protocol RecordColumn: CaseIterable, RawRepresentable<Int>, Sendable {
    /// The plural, which is the name of the files: `entries`.
    static var records: String { get }
    /// Groups of columns of which each record needs at least one.
    static var required: [[Self]] { get }
    /// The names of all columns, in their order.
    static var names: [String] { get }
    /// Names of columns of other kinds of records, with the columns meant by them.
    static var otherNames: [String: Self] { get }
    /// Columns for which people have words of their own.
    static var typed: [(word: TypedWord, column: Self)] { get }
}

extension RecordColumn {
    var name: String { Self.names[rawValue] }

    static func isComplete(_ columns: [String]) -> Bool {
        required.allSatisfy { group in group.contains { columns.contains($0.name) } }
    }

    static func reads(_ header: RecordRow, _ separator: CSVSeparator, of file: SourceFile) -> Bool {
        CSVHeader<Self>(header, separator: separator, of: RecordFile(file, Problems())) != nil
    }

    /// The names of a group, quoted: `"level" or "drinks"`.
    static func alternatives(_ group: [Self]) -> String {
        group.map { "\"\($0.name)\"" }.joined(separator: " or ")
    }

    static var otherNames: [String: Self] { [:] }
    static var typed: [(word: TypedWord, column: Self)] { [] }

    /// The column meant by another name, ignoring case; nil if there isn't one.
    static func meant(by name: String, _ vocabulary: Vocabulary?) -> Self? {
        if let column = otherNames[name.lowercased()] { return column }
        return typed.first { vocabulary?.has(name, for: $0.word) ?? false }?.column
    }

    /// What to do about a name that means one of `columns`; nil for any other.
    static func hint(
        for name: String, among columns: [Self] = Array(allCases), _ vocabulary: Vocabulary?
    ) -> String? {
        guard let column = meant(by: name, vocabulary), columns.contains(where: { $0.rawValue == column.rawValue })
        else { return nil }
        return "did you mean \"\(column.name)\"?" + (column.name == "timestamp" ? " A date alone is enough in it" : "")
    }

    /// The column with a name, ignoring case; nil if there isn't one.
    static func named(_ name: String) -> Self? {
        let name = name.lowercased()
        return names.firstIndex(of: name).flatMap(Self.init)
    }
}

enum EntryColumn: Int, RecordColumn {
    case date, level, drinks, timestamp, source, note

    static let records = "entries"
    static let names = allCases.map { "\($0)" }
    static let required: [[EntryColumn]] = [[.date], [.level, .drinks]]
    static let otherNames: [String: EntryColumn] = ["timestamp": .date]
    static let typed: [(word: TypedWord, column: EntryColumn)] = [
        (.entryDay, .date), (.entryLevel, .level), (.entryDrinks, .drinks),
    ]
}

enum SessionColumn: Int, RecordColumn {
    case kind, minutes, date, start, type, kcal, source, note, id

    static let records = "activities"
    static let names = allCases.map { "\($0)" }
    static let required: [[SessionColumn]] = [[.kind], [.minutes], [.date, .start]]
}

enum MetricColumn: Int, RecordColumn {
    case date, metric, value, source, id

    static let records = "metrics"
    static let names = allCases.map { "\($0)" }
    static let required: [[MetricColumn]] = [[.date], [.metric], [.value]]
}

enum LogColumn: Int, RecordColumn {
    case timestamp, tracker, value, trigger, location, note, source, id

    static let records = "logs"
    static let names = allCases.map { "\($0)" }
    static let required: [[LogColumn]] = [[.timestamp], [.tracker]]
    static let otherNames: [String: LogColumn] = ["date": .timestamp, "start": .timestamp]
    static let typed: [(word: TypedWord, column: LogColumn)] = [(.logTime, .timestamp)]
}

/// The file formats of records; the raw value is the end of a file name.
enum RecordFormat: String, CaseIterable {
    case csv, json

    /// The format by the end of a file name, ignoring case; nil for other files.
    init?(path: String) {
        let name = path.lowercased()
        guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
        self = format
    }

    /// The names of a kind of records in each format, such as `entries.csv`.
    static func fileNames(of records: String) -> [String] { allCases.map { "\(records).\($0.rawValue)" } }
}

/// A kind of records; its raw value names the files.
package enum RecordKind: String, CaseIterable, Sendable {
    case entries, activities, logs, metrics

    /// The names of the columns in the order of a new file.
    package var columns: [String] { column.names }

    var column: any RecordColumn.Type {
        switch self {
        case .entries: EntryColumn.self
        case .activities: SessionColumn.self
        case .logs: LogColumn.self
        case .metrics: MetricColumn.self
        }
    }

    var numberColumns: Set<String> {
        switch self {
        case .entries: ["drinks"]
        case .activities: ["minutes", "kcal"]
        case .logs, .metrics: ["value"]
        }
    }

    var dateColumn: String { self == .logs ? "timestamp" : "date" }

    package func isComplete(_ columns: [String]) -> Bool { column.isComplete(columns) }
}
