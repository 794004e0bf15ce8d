import ProgressModel

extension RecordFile {
    /// Warns of rows that a merge has left in two versions, because it keeps the lines of both sides.
    ///
    /// A later row of an import replaces an earlier one with its id as well. So versions are only told of where they stand
    /// together, with nothing but versions of other rows between them, and where nothing says what program wrote them.
    func warnOfVersions() {
        guard let id = Column.named("id"), let source = Column.named("source") else { return }
        var rows: [VersionedRow] = []
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(.utc)) { decoder in
            let texts = decoder.texts
            let own = texts[source.rawValue].isEmpty && !texts[id.rawValue].isEmpty
            rows.append(VersionedRow(id: own ? texts[id.rawValue] : nil, position: decoder.row.position, texts: texts))
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
}

/// A row as it is compared with others.
private struct VersionedRow {
    let id: String?
    let position: Position
    let texts: [String]
}
