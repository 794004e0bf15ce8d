/// The columns of a kind of record: each case is named as its column is, and decoders ask for the cases.
protocol RecordColumn: CaseIterable, RawRepresentable<Int>, Sendable {
    /// The plural that names the files: `entries`.
    static var records: String { get }
    /// Groups of columns of which each record needs at least one.
    static var required: [[Self]] { get }
    /// The names of all columns, in their order.
    static var names: [String] { get }
    /// Names that people give columns, in lower case, and the columns they mean.
    static var otherNames: [String: Self] { get }
}

extension RecordColumn {
    /// What the column is called in a file.
    var name: String { Self.names[rawValue] }

    /// The names of a group in quotation marks: `"level" or "drinks"`.
    static func alternatives(_ group: [Self]) -> String {
        group.map { "\"\($0.name)\"" }.joined(separator: " or ")
    }

    static var otherNames: [String: Self] { [:] }

    /// What to do about a name that means one of `columns`; nil for any other.
    static func meant(by name: String, for columns: [Self] = Array(allCases)) -> String? {
        guard let column = otherNames[name.lowercased()], columns.contains(where: { $0.rawValue == column.rawValue })
        else { return nil }
        return "did you mean \"\(column.name)\"?" + (column.name == "timestamp" ? " A date alone is enough in it" : "")
    }

    /// The column of a name, in any case; nil where there is none.
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
    static let otherNames: [String: EntryColumn] = [
        "day": .date, "datum": .date, "tag": .date, "timestamp": .date, "stufe": .level, "getränke": .drinks,
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
    static let otherNames: [String: LogColumn] = [
        "date": .timestamp, "day": .timestamp, "time": .timestamp, "start": .timestamp, "datum": .timestamp,
    ]
}
