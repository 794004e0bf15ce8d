extension [SourceFile] {
    /// The changes that remove records from their files; every other byte is unchanged.
    ///
    /// Nil if one of them isn't at its place, and if a file can't be edited. O(bytes), and in JSON once more for each
    /// record at its end.
    package func removing(_ records: [WrittenRecord]) -> [FileChange]? {
        let removed = Dictionary(grouping: records, by: \.file).sorted { $0.key < $1.key }
        let changes = removed.compactMap { path, records -> FileChange? in
            guard let file = first(where: { $0.path == path }) else { return nil }
            let starts = Set(records.map(\.offset))
            let text = path.lowercased().hasSuffix(".csv") ? file.withoutRows(starts) : file.withoutElements(starts)
            return text.flatMap { FileChange(of: file, becoming: $0) }
        }
        return changes.count == removed.count ? changes : nil
    }
}

extension SourceFile {
    fileprivate func withoutRows(_ starts: Set<Int>) -> [UInt8]? {
        var result: [UInt8] = []
        var (found, offset) = (0, 0)
        while offset < bytes.count {
            let (start, removes) = (offset, starts.contains(offset))
            // A line end within quotation marks is part of the row.
            var isQuoted = false
            repeat {
                if bytes[offset] == UInt8(ascii: "\"") { isQuoted.toggle() }
                offset += 1
            } while offset < bytes.count && (bytes[offset - 1] != UInt8(ascii: "\n") || removes && isQuoted)
            if removes { found += 1 } else { result += bytes[start..<offset] }
        }
        return found == starts.count ? result : nil
    }

    fileprivate func withoutElements(_ starts: Set<Int>) -> [UInt8]? {
        guard var json = JSONFile(self, .strict), case .array(let elements) = json.document.value else { return nil }
        let removed = elements.indices.filter { starts.contains(elements[$0].position.offset) }
        guard removed.count == starts.count else { return nil }
        // Removing one at the end removes the comma before it, so these are removed one by one.
        let last = elements.indices.last { !starts.contains(elements[$0].position.offset) } ?? -1
        let inner = removed.filter { $0 < last }.flatMap { json.removing(at: $0, from: json.document) }
        guard let text = inner.applied(to: bytes), let rest = JSONFile(with(text: text), .strict) else { return nil }
        json = rest
        for _ in 0..<removed.count(where: { $0 > last }) {
            guard case .array(let left) = json.document.value,
                let text = json.removing(at: left.count - 1, from: json.document).applied(to: json.file.bytes),
                let rest = JSONFile(json.file.with(text: text), .strict)
            else { return nil }
            json = rest
        }
        return json.file.bytes
    }
}
