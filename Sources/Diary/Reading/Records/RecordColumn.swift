import Model

/// A column of records: cases are named like columns, and decoders refer to them.
enum RecordColumn: Int, CaseIterable, Sendable {
    case date, level, drinks, timestamp, source, note
    case kind, minutes, start, type, kcal, id
    case metric, value, tracker, trigger, location

    private static let names = allCases.map { "\($0)" }
    var name: String { RecordColumn.names[rawValue] }

    /// The names of a group, quoted: `"level" or "drinks"`.
    static func alternatives(_ group: [RecordColumn]) -> String {
        group.map { "\"\($0.name)\"" }.joined(separator: " or ")
    }
}

/// The columns of a kind of records; a class, because it is asked for with each record.
final class RecordLayout: Sendable {
    /// In the order of a new file.
    let columns: [RecordColumn]
    let names: [String]
    /// Groups of columns; each record needs at least one column of each group.
    let required: [[RecordColumn]]
    /// The names of columns with numbers.
    let numbers: Set<String>
    /// Names of columns of other kinds of records, with the columns meant by them.
    private let otherNames: [String: RecordColumn]
    /// Columns for which people have words of their own.
    private let typed: [(word: TypedWord, column: RecordColumn)]

    private init(
        _ columns: [RecordColumn], required: [[RecordColumn]], numbers: Set<String>,
        otherNames: [String: RecordColumn] = [:], typed: [(word: TypedWord, column: RecordColumn)] = []
    ) {
        (self.columns, names) = (columns, columns.map(\.name))
        (self.required, self.numbers, self.otherNames, self.typed) = (required, numbers, otherNames, typed)
    }

    static let entries = RecordLayout(
        [.date, .level, .drinks, .timestamp, .source, .note], required: [[.date], [.level, .drinks]],
        numbers: ["drinks"], otherNames: ["timestamp": .date],
        typed: [(.entryDay, .date), (.entryLevel, .level), (.entryDrinks, .drinks)])
    static let activities = RecordLayout(
        [.kind, .minutes, .date, .start, .type, .kcal, .source, .note, .id],
        required: [[.kind], [.minutes], [.date, .start]], numbers: ["minutes", "kcal"])
    static let logs = RecordLayout(
        [.timestamp, .tracker, .value, .trigger, .location, .note, .source, .id],
        required: [[.timestamp], [.tracker]], numbers: ["value"],
        otherNames: ["date": .timestamp, "start": .timestamp], typed: [(.logTime, .timestamp)])
    static let metrics = RecordLayout(
        [.date, .metric, .value, .source, .id], required: [[.date], [.metric], [.value]], numbers: ["value"])

    /// The column with a name, ignoring case; nil if there isn't one.
    func column(named name: String) -> RecordColumn? { names.firstIndex(of: name.lowercased()).map { columns[$0] } }

    /// The column meant by another name, ignoring case; nil if there isn't one.
    func column(meantBy name: String, _ vocabulary: Vocabulary?) -> RecordColumn? {
        otherNames[name.lowercased()] ?? typed.first { vocabulary?.has(name, for: $0.word) ?? false }?.column
    }

    /// What to do about a name that means one of some columns, by default of all; nil for any other.
    func hint(for name: String, among columns: [RecordColumn]? = nil, _ vocabulary: Vocabulary?) -> String? {
        guard let column = column(meantBy: name, vocabulary), (columns ?? self.columns).contains(column) else {
            return nil
        }
        return "did you mean \"\(column.name)\"?" + (column == .timestamp ? " A date alone is enough in it" : "")
    }
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
    package var columns: [String] { layout.names }

    var layout: RecordLayout {
        switch self {
        case .entries: .entries
        case .activities: .activities
        case .logs: .logs
        case .metrics: .metrics
        }
    }

    var dateColumn: String { self == .logs ? "timestamp" : "date" }

    package func isComplete(_ columns: [String]) -> Bool {
        layout.required.allSatisfy { group in group.contains { columns.contains($0.name) } }
    }
}
