import ProgressModel

extension RecordFile {
    func readJSON(_ decoder: inout RecordDecoder<Column>, _ body: (inout RecordDecoder<Column>) -> Void) {
        guard file.content.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
            problems.error(
                .malformedJSON, file, Position(offset: 0, line: 1),
                "the file is empty; expected a list of \(Column.records)",
                hint: "take the file from a backup, or write [] if there are no records")
            return
        }
        let elements = JSONReader.list(of: Column.records, in: file, problems, dialect: .strict)
        var knownKeys: [String: Column?] = [:]
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

    /// Reads the members of an object into a row; false, with a report, where they cannot be read.
    private func read(
        _ members: [JSONNode.Member], at position: Position, _ knownKeys: inout [String: Column?],
        into row: inout RecordRow
    ) -> Bool {
        var nodes = [JSONNode?](repeating: nil, count: Column.allCases.count)
        var seen: Set<Int> = []
        var isUsable = true
        for member in members {
            let known = knownKeys[member.key]
            let column = known ?? Column.named(member.key)
            if known == nil { knownKeys[member.key] = .some(column) }
            guard let column else {
                if known == nil {
                    problems.warn(
                        .unknownKey, file, member.keyPosition, example: member.quotedKey,
                        "unknown key \(member.quotedKey); it is not read",
                        hint: spellingHint(member.key, among: Column.names))
                }
                continue
            }
            if !seen.insert(column.rawValue).inserted {
                problems.error(
                    .duplicateKey, file, member.keyPosition, example: member.quotedKey,
                    "the object has the key \(member.quotedKey) twice")
                isUsable = false
            }
            nodes[column.rawValue] = member.value
        }
        row.begin(at: position)
        for node in nodes { row.append(node, at: position) }
        return isUsable
    }
}

extension RecordRow {
    /// Appends a value as a field; null and a missing one as empty text, which no column has.
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
