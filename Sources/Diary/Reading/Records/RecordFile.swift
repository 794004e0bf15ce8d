import Model

/// A file of records of one kind, read row by row in any format.
struct RecordFile {
    let file: SourceFile
    let kind: RecordKind
    let layout: RecordLayout
    let format: RecordFormat
    let problems: Problems

    /// A file whose name has no known format is read as CSV.
    init(_ file: SourceFile, _ kind: RecordKind, _ problems: Problems) {
        (self.file, self.kind, layout, self.problems) = (file, kind, kind.layout, problems)
        format = RecordFormat(path: file.path) ?? .csv
    }

    /// Calls `body` with a reused decoder for each readable row; reports the others.
    func forEachRow(in zone: ZoneReader, _ body: (inout RecordDecoder) -> Void) {
        var decoder = RecordDecoder(file, layout, zone, problems)
        let before = problems.count
        switch format {
        case .csv: readCSV(&decoder, body)
        case .json: readJSON(&decoder, body)
        }
        // A file with only a header is what `init` writes.
        if decoder.count == 0, problems.count == before, !decoder.hasHeader {
            problems.warn(
                .emptyFile, file, Position(offset: 0, line: 1), "the file holds no records; expected at least one row"
            )
        }
    }

    /// Warns of rows in two versions, as a merge leaves them that keeps the lines of both sides.
    ///
    /// A later row of an import also replaces an earlier one with its id. So this warns only if the versions follow
    /// each other, with only versions of other rows between them, and if their source isn't given.
    func warnOfVersions() {
        guard let id = layout.columns.firstIndex(of: .id), let source = layout.columns.firstIndex(of: .source) else {
            return
        }
        // The id is nil if the row has a source.
        var rows: [(id: String?, position: Position, texts: [String])] = []
        RecordFile(file, kind, Problems()).forEachRow(in: ZoneReader(.utc)) { decoder in
            let texts = decoder.texts
            let own = texts[source].isEmpty && !texts[id].isEmpty
            rows.append((own ? texts[id] : nil, decoder.row.position, texts))
        }
        var earlier: [Int: Int] = [:]
        var last: [String: Int] = [:]
        for (index, row) in rows.enumerated() {
            guard let id = row.id else { continue }
            if let place = last.updateValue(index, forKey: id), rows[place].texts != row.texts {
                earlier[index] = place
            }
        }
        let versions = Set(earlier.keys).union(earlier.values)
        var others = 0
        // The number of rows up to each that aren't versions.
        let othersUpTo = rows.indices.map { index in
            others += versions.contains(index) ? 0 : 1
            return others
        }
        for (later, first) in earlier.sorted(by: { $0.key < $1.key }) where othersUpTo[later] == othersUpTo[first] {
            let id = rows[later].id ?? ""
            problems.warn(
                .rowVersions, file, rows[later].position, example: "\"\(shortened(id))\"",
                "another version of the row with the id \"\(shortened(id))\" in line \(rows[first].position.line); only the last one counts",
                hint: "a merge keeps both; delete the one that is wrong")
        }
    }

    func report(_ second: CSVHeader.Second, _ row: RecordRow) {
        switch second {
        case .same:
            problems.warn(
                .repeatedHeader, file, row.position, "the header once more; this line is skipped",
                hint: "a merge may have left it; delete the line")
        case .other:
            problems.error(
                .secondHeader, file, row.position, "a second header, with other columns than the first one",
                hint:
                    "a merge may have left it: give the rows below it a file of their own, or the columns of the first header"
            )
        }
    }

    func readJSON(_ decoder: inout RecordDecoder, _ body: (inout RecordDecoder) -> Void) {
        guard file.content.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
            problems.error(
                .malformedJSON, file, Position(offset: 0, line: 1),
                "the file is empty; expected a list of \(kind.rawValue)",
                hint: "take the file from a backup, or write [] if there are no records")
            return
        }
        let elements = JSONReader.list(of: kind.rawValue, in: file, problems, dialect: .strict)
        var knownKeys: [String: RecordColumn?] = [:]
        for element in elements ?? [] {
            guard case .object(let members) = element.value else {
                problems.error(
                    .malformedJSON, file, element.position, kind: "record", example: element.kind,
                    "\(element.kind) is not a record; expected an object")
                continue
            }
            guard read(members, at: element.position, &knownKeys, into: &decoder.row) else { continue }
            decoder.begin()
            body(&decoder)
        }
    }

    /// Reads the members of an object into a row; false, with a report, if that fails.
    private func read(
        _ members: [JSONNode.Member], at position: Position, _ knownKeys: inout [String: RecordColumn?],
        into row: inout RecordRow
    ) -> Bool {
        var nodes = [JSONNode?](repeating: nil, count: layout.columns.count)
        var seen: Set<Int> = []
        var isUsable = true
        for member in members {
            let known = knownKeys[member.key]
            let column = known ?? layout.column(named: member.key)
            if known == nil { knownKeys[member.key] = .some(column) }
            guard let column else {
                if known == nil {
                    problems.warn(
                        .unknownKey, file, member.keyPosition, example: member.quotedKey,
                        "unknown key \(member.quotedKey); it is not read",
                        hint: spellingHint(member.key, among: layout.names))
                }
                continue
            }
            if !seen.insert(column.rawValue).inserted {
                problems.error(
                    .duplicateKey, file, member.keyPosition, example: member.quotedKey,
                    "the object has the key \(member.quotedKey) twice")
                isUsable = false
            }
            nodes[row.columns[column.rawValue]] = member.value
        }
        row.begin(at: position)
        for node in nodes { row.append(node, at: position) }
        return isUsable
    }
}

/// A file of records, with what is needed to read it.
struct RecordSource {
    let records: RecordFile
    /// Its index among all files of records.
    let index: Int
    let dayClock: DayClock
    let filter: SourceFilter?

    var zone: ZoneReader { ZoneReader(dayClock.zone) }

    func origin(of row: RecordRow) -> Origin { Origin(file: index, line: row.position.line) }
}

/// Chooses records by the word in their column `source`.
package struct SourceFilter: Sendable {
    /// In lower case; the empty name means records without a source.
    private let names: Set<String>

    /// The records of these sources, ignoring case; the empty name means records without one.
    package init(_ names: [String]) {
        self.names = Set(names.map { withoutSpacesAround($0).lowercased() })
    }

    func contains(_ source: String?) -> Bool {
        names.contains(withoutSpacesAround(source ?? "").lowercased())
    }
}

extension SourceFilter? {
    /// Whether records of a source are read; true without a filter.
    func allows(_ source: String?) -> Bool { self?.contains(source) ?? true }
}

extension RecordRow {
    /// Appends a value as a field; null and a missing value as empty text without a column.
    fileprivate mutating func append(_ node: JSONNode?, at position: Position) {
        guard let node else { return append(resolved: [], .text, at: position) }
        switch node.value {
        case .null: append(resolved: [], .text, at: node.position)
        case .string(let text): append(resolved: text, .text, at: node.position)
        case .number(let digits): append(resolved: digits, .number, at: node.position)
        case .bool(let flag): append(resolved: [], flag ? .yes : .no, at: node.position)
        case .array: append(resolved: [], .list, at: node.position)
        case .object: append(resolved: [], .object, at: node.position)
        }
    }
}

extension CSVHeader {
    /// A header among the rows, as a merge of two files leaves one.
    enum Second {
        case same, other
    }

    /// Whether a row may be a header: most rows begin with a date.
    @inline(__always)
    func mayBe(at offset: Int, in bytes: borrowing Span<UInt8>) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        return byte &- 0x30 > 9
    }

    /// The kind of header a row is; nil for values.
    func second(_ row: RecordRow) -> Second? {
        // No column name is longer, but a note may be.
        guard let first = row.fields.first, first.end - first.start <= 64, isName(row.text(row.trimmed(first))) else {
            return nil
        }
        let names = CSVHeader.names(row)
        guard kind.isComplete(names), names.allSatisfy({ $0.isEmpty || isName($0) }) else { return nil }
        return names == self.names ? .same : .other
    }

    private func isName(_ text: String) -> Bool {
        kind.layout.column(named: text) != nil || names.contains(text.lowercased())
    }

    /// The cells of a header in lower case, without empty ones at the end.
    static func names(_ row: RecordRow) -> [String] {
        var names = row.fields.map { row.text(row.trimmed($0)).lowercased() }
        while names.last == "" { names.removeLast() }
        return names
    }
}
