package import Model

/// A record before it is written.
package struct NewRecord: Sendable, Equatable {
    package enum Value: Sendable, Equatable {
        case text(String)
        case number(FixedDecimal)
        case day(Day)
    }

    package struct Field: Sendable, Equatable {
        package let column: String
        package let value: Value
        /// Whether omitting it would lose something, so that the column is added to a file without it.
        package let isNecessary: Bool
    }

    package let kind: RecordKind
    /// The day it is for, which decides between files by year.
    package let day: Day
    /// In the order of the columns of a new file.
    package private(set) var fields: [Field] = []

    package init(_ kind: RecordKind, on day: Day) {
        self.kind = kind
        self.day = day
    }

    /// Reserves memory for a number of values, if there are many records: growing arrays take up to twice as much.
    package mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }

    /// Adds a value that must not be lost; nil and an empty text are ignored.
    package mutating func say(_ column: String, _ value: Value?) {
        add(column, value, isNecessary: true)
    }

    /// Adds a value for files that have its column, as most new ones do.
    package mutating func mention(_ column: String, _ value: Value?) {
        add(column, value, isNecessary: false)
    }

    /// Adds a value that must not be lost if it is necessary, or else one for files that have its column.
    ///
    /// A second value for a column replaces the first.
    package mutating func add(_ column: String, _ value: Value?, isNecessary: Bool) {
        guard let value, value != .text("") else { return }
        if let place = fields.firstIndex(where: { $0.column == column }) { fields.remove(at: place) }
        fields.append(Field(column: column, value: value, isNecessary: isNecessary))
    }

    /// The fields to write into these columns: all, if the record would be incomplete otherwise.
    func fields(for columns: some Collection<String>) -> [Field] {
        let written = fields.filter { $0.isNecessary || columns.contains($0.column) }
        return kind.isComplete(written.map(\.column)) ? written : fields
    }

    /// Whether it has the same columns as another record, with any values.
    func hasColumns(of other: NewRecord) -> Bool {
        fields.count == other.fields.count
            && fields.indices.allSatisfy {
                fields[$0].column == other.fields[$0].column && fields[$0].isNecessary == other.fields[$0].isNecessary
            }
    }
}

/// Records of one kind that are written together, in their order.
package struct NewRecords: Sendable {
    let kind: RecordKind
    let records: [NewRecord]

    /// Groups records of one kind; nil if there aren't any.
    package init?(_ records: [NewRecord]) {
        guard let kind = records.first?.kind else { return nil }
        (self.kind, self.records) = (kind, records)
    }

    /// The columns missing in `columns` without which something would be lost.
    func missing(in columns: [String]) -> [String] {
        var missing: [String] = []
        var last = NewRecord(kind, on: records[0].day)
        for record in records where !record.hasColumns(of: last) {
            last = record
            for field in record.fields(for: columns)
            where !columns.contains(field.column) && !missing.contains(field.column) {
                missing.append(field.column)
            }
        }
        return missing
    }

    /// The edits that append the records to a JSON file; nil if the file isn't a list.
    func edits(ofJSON file: SourceFile) -> [TextEdit]? {
        guard file.content.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
            return [TextEdit(at: file.bytes.count, newJSON)]
        }
        guard let json = JSONFile(file, .strict) else { return nil }
        return json.appending(objects(for: json.document))
    }

    /// A new JSON file with the records, one a line.
    package var newJSON: String {
        "[\n" + objects(for: nil).map { "  " + $0.text(JSONStyle()) }.joined(separator: ",\n") + "\n]\n"
    }

    func newJSON(like file: SourceFile) -> String {
        guard let json = JSONFile(file, .strict), let text = json.withOnly(objects(for: json.document)) else {
            return newJSON
        }
        return text
    }

    /// The records as objects for a list, with keys in the case used in the list.
    ///
    /// A list without objects isn't missing any columns.
    private func objects(for list: JSONNode?) -> [JSONText] {
        var keys: [String: String] = [:]
        if case .array(let elements) = list?.value {
            for case .object(let members) in elements.map(\.value) {
                for member in members { keys[member.key.lowercased()] = member.key }
            }
        }
        return records.map { record in
            let written = keys.isEmpty ? record.fields : record.fields(for: keys.keys)
            return .object(written.map { JSONText.Member(keys[$0.column] ?? $0.column, $0.value.json) })
        }
    }
}

extension NewRecord.Value {
    fileprivate var json: JSONText {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .day(let day): .text(day.description)
        }
    }
}
