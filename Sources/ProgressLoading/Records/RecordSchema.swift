/// The columns of a kind of record and which of them a file can not do without.
struct RecordSchema: Sendable {
    /// The plural that names the files: `entries`.
    let name: String
    /// The columns in the order in which decoders count them.
    let columns: [String]
    /// Groups of columns of which each record needs at least one.
    let required: [[String]]

    func index(ofColumn name: String) -> Int? {
        let name = name.lowercased()
        return columns.firstIndex { $0.lowercased() == name }
    }

    static let entries = RecordSchema(
        name: "entries", columns: ["date", "level", "drinks", "timestamp", "source", "note"],
        required: [["date"], ["level", "drinks"]])
    static let activities = RecordSchema(
        name: "activities", columns: ["kind", "minutes", "date", "start", "type", "source", "note"],
        required: [["kind"], ["minutes"], ["date", "start"]])
    static let logs = RecordSchema(
        name: "logs", columns: ["timestamp", "tracker", "value", "trigger", "location", "note", "id"],
        required: [["timestamp"], ["tracker"]])
}
