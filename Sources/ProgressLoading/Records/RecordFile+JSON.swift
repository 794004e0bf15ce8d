extension RecordFile {
    func readJSON(_ problems: inout Problems, _ body: (RecordRow, inout Problems) -> Void) {
        if let place = file.firstInvalidByte {
            problems.error("not-utf8", file, place, notUTF8)
            return
        }
        let content = file.bytes.starts(with: byteOrderMark) ? file.bytes.dropFirst(3) : file.bytes[...]
        guard content.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return }
        var reader = JSONReader(file.bytes, dialect: .strict)
        let document: JSONNode
        do {
            document = try reader.document()
        } catch {
            problems.error("malformed-json", file, error.position, error.text)
            return
        }
        guard case .array(let elements) = document.value else {
            problems.error(
                "malformed-json", file, document.position,
                "the file holds \(document.kind), expected a list of \(schema.name)")
            return
        }
        var knownKeys: [String: Int?] = [:]
        for element in elements {
            guard case .object(let members) = element.value else {
                problems.error(
                    "malformed-json", file, element.position, "\(element.kind) is no record, expected an object")
                continue
            }
            if let row = row(members, at: element.position, &knownKeys, &problems) { body(row, &problems) }
        }
    }

    private func row(
        _ members: [JSONNode.Member], at position: Position, _ knownKeys: inout [String: Int?],
        _ problems: inout Problems
    ) -> RecordRow? {
        var fields = [Field?](repeating: nil, count: schema.columns.count)
        var seen: Set<Int> = []
        var isUsable = true
        for member in members {
            let known = knownKeys[member.key]
            let column = known ?? schema.index(ofColumn: member.key)
            if known == nil { knownKeys[member.key] = .some(column) }
            guard let column else {
                if known == nil {
                    problems.warn(
                        "unknown-key", file, member.keyPosition, "unknown key \"\(member.key)\", it is not read",
                        hint: spellingHint(member.key, among: schema.columns))
                }
                continue
            }
            if !seen.insert(column).inserted {
                problems.error(
                    "duplicate-key", file, member.keyPosition, "the object has the key \"\(member.key)\" twice")
                isUsable = false
            }
            fields[column] = member.value.field
        }
        return isUsable ? RecordRow(fields: fields, position: position) : nil
    }
}

extension JSONNode {
    /// The value as a field of a record; nil for null and empty text.
    fileprivate var field: Field? {
        switch value {
        case .null: nil
        case .string(let text): text.isEmpty ? nil : Field(text: text, kind: .text, position: position)
        case .number(let digits): Field(text: digits, kind: .number, position: position)
        case .bool, .array, .object: Field(text: [], kind: .other(kind), position: position)
        }
    }
}
