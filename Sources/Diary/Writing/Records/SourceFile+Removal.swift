extension SourceFile {
    /// The file without some of its records; every other byte is unchanged.
    ///
    /// Nil if one of them isn't at its place, and if the file can't be edited. O(bytes), and in JSON once more for each
    /// record at its end.
    package func removing(_ places: Set<RecordPlace>) -> FileChange? {
        let text = path.lowercased().hasSuffix(".csv") ? withoutRows(places) : withoutElements(places)
        return text.flatMap { FileChange(of: self, becoming: $0) }
    }

    private func withoutRows(_ places: Set<RecordPlace>) -> [UInt8]? {
        guard places.allSatisfy({ $0.count == 1 }) else { return nil }
        let lines = Set(places.map(\.line))
        var result: [UInt8] = []
        var (line, found, offset) = (1, 0, 0)
        while offset < bytes.count {
            let (start, removes) = (offset, lines.contains(line))
            // A line end within quotation marks is part of the row.
            var isQuoted = false
            repeat {
                let byte = bytes[offset]
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                offset += 1
                guard byte == UInt8(ascii: "\n") else { continue }
                line += 1
                if !removes || !isQuoted { break }
            } while offset < bytes.count
            if removes { found += 1 } else { result += bytes[start..<offset] }
        }
        return found == lines.count ? result : nil
    }

    private func withoutElements(_ places: Set<RecordPlace>) -> [UInt8]? {
        guard var json = JSONFile(self, .strict), case .array(let elements) = json.document.value else { return nil }
        let byLine = Dictionary(grouping: elements.indices) { elements[$0].position.line }
        var removed: Set<Int> = []
        for place in places {
            guard let line = byLine[place.line], line.count == place.count, line.indices.contains(place.index) else {
                return nil
            }
            removed.insert(line[place.index])
        }
        // Removing one at the end removes the comma before it, so these are removed one by one.
        let last = elements.indices.last { !removed.contains($0) } ?? -1
        let inner = removed.filter { $0 < last }.sorted().flatMap { json.removing(at: $0, from: json.document) }
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

package struct RecordPlace: Sendable, Hashable {
    /// The line of its first character in the file, from 1.
    package let line: Int
    /// The number of records on that line before it, and in all: a list in JSON may be one line.
    package let index, count: Int

    package init(line: Int, index: Int, count: Int) {
        (self.line, self.index, self.count) = (line, index, count)
    }
}
