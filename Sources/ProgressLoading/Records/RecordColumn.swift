/// The columns of a kind of record: each case is named as its column is, and decoders ask for the cases.
protocol RecordColumn: CaseIterable, RawRepresentable<Int>, Sendable {
    /// The plural that names the files: `entries`.
    static var records: String { get }
    /// Groups of columns of which each record needs at least one.
    static var required: [[Self]] { get }
}

extension RecordColumn {
    /// What the column is called in a file.
    var name: String { "\(self)" }

    /// The names of all columns, in their order.
    static var names: [String] { allCases.map(\.name) }

    /// The column of a name, in any case; nil where there is none.
    static func named(_ name: String) -> Self? {
        let name = name.lowercased()
        return allCases.first { $0.name == name }
    }
}

enum EntryColumn: Int, RecordColumn {
    case date, level, drinks, timestamp, source, note

    static let records = "entries"
    static let required: [[EntryColumn]] = [[.date], [.level, .drinks]]
}

enum SessionColumn: Int, RecordColumn {
    case kind, minutes, date, start, type, source, note

    static let records = "activities"
    static let required: [[SessionColumn]] = [[.kind], [.minutes], [.date, .start]]
}

enum LogColumn: Int, RecordColumn {
    case timestamp, tracker, value, trigger, location, note, id

    static let records = "logs"
    static let required: [[LogColumn]] = [[.timestamp], [.tracker]]
}
