import ProgressModel

extension RecordFile {
    /// Warns of rows that a merge has left in two versions, because it keeps the lines of both sides.
    ///
    /// A later row of an import replaces an earlier one with its id as well. So versions are only told of where they stand
    /// together, with nothing but versions of other rows between them, and where nothing says what program wrote them.
    func warnOfVersions() {
        guard let id = Column.named("id"), let source = Column.named("source") else { return }
        // The id is nil if something says what program wrote the row.
        var rows: [(id: String?, position: Position, texts: [String])] = []
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(.utc)) { decoder in
            let texts = decoder.texts
            let own = texts[source.rawValue].isEmpty && !texts[id.rawValue].isEmpty
            rows.append((own ? texts[id.rawValue] : nil, decoder.row.position, texts))
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
        // How many rows up to each are no versions.
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

    /// Says that there is a second header.
    func report(_ second: CSVHeader<Column>.Second, _ row: RecordRow) {
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
}

extension CSVHeader {
    /// A header among the rows below the header: a merge may have put two files together.
    enum Second {
        case same, other
    }

    /// Whether a row that begins there may be a header: most rows begin with a date.
    @inline(__always)
    func mayBe(at offset: Int, in bytes: borrowing Span<UInt8>) -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        return byte &- 0x30 > 9
    }

    /// What kind of a header a row is; nil where it holds values.
    func second(_ row: RecordRow) -> Second? {
        // No name of a column is longer, and a note may be.
        guard let first = row.fields.first, first.end - first.start <= 64, isName(row.text(row.trimmed(first))) else {
            return nil
        }
        let names = CSVHeader.names(row)
        guard Column.isComplete(names), names.allSatisfy({ $0.isEmpty || isName($0) }) else { return nil }
        return names == self.names ? .same : .other
    }

    private func isName(_ text: String) -> Bool { Column.named(text) != nil || names.contains(text.lowercased()) }

    /// What the cells of a header say in lower case, without empty ones at its end.
    static func names(_ row: RecordRow) -> [String] {
        var names = row.fields.map { row.text(row.trimmed($0)).lowercased() }
        while names.last == "" { names.removeLast() }
        return names
    }
}
