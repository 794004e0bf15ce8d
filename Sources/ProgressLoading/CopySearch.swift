package import ProgressModel

/// Finds files that are copies of others by what they hold; their names say which are compared.
package struct CopySearch {
    private let vocabulary: Vocabulary
    /// How often each row is in a file, by the hash of the row; by the path of the file.
    private var counts: [String: [Int: Int]] = [:]

    /// Makes a search; the vocabulary has what programs write before the name of a copy.
    package init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// Takes the copies out of the files of a directory; returns them, those among `others`, which aren't counted, and the
    /// files that may be copies.
    package mutating func takeCopies(from files: inout [SourceFile], and others: [SourceFile] = []) -> [FileCopy] {
        let read = files.filter { DataFolder.isFile($0.path) }
        var counted = Dictionary(read.map { ($0.path.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        // The name of a copy is longer, so that a copy of a copy is compared with the file that is counted.
        let pairs = (read + others).map { ($0, CopyName.originals(of: $0.path, vocabulary)) }
            .filter { file, names in names.contains { counted[$0] != nil } || DataFolder.isCopy(file.path) }
            .sorted { $0.0.path.utf8.count < $1.0.path.utf8.count }
        var copies: [FileCopy] = []
        for (file, names) in pairs {
            let originals = names.compactMap { counted[$0] }
            let found =
                DataFolder.isCopy(file.path)
                ? [FileCopy(file: file, original: originals.first, shared: nil)]
                : originals.compactMap { compare(file, $0) }
            guard let copy = found.first(where: { $0.shared == nil }) ?? found.first,
                copy.shared == nil || DataFolder.kind(of: file.path) != nil
            else { continue }
            if copy.shared == nil { counted[file.path.lowercased()] = nil }
            copies.append(copy)
        }
        let taken = Set(copies.filter { $0.shared == nil }.map(\.file.path))
        if !taken.isEmpty { files.removeAll { taken.contains($0.path) } }
        return copies
    }

    /// Nil if the files share less than half of the rows of the shorter one.
    private mutating func compare(_ file: SourceFile, _ original: SourceFile) -> FileCopy? {
        let kind = DataFolder.kind(of: original.path)
        let (own, others) = (rows(of: file, kind), rows(of: original, kind))
        let shorter = min(own.values.reduce(0, +), others.values.reduce(0, +))
        let shared = CopySearch.shared(own, others)
        guard shorter > 0, shared * 2 >= shorter else { return nil }
        return FileCopy(file: file, original: original, shared: shared * 10 >= shorter * 9 ? nil : shared)
    }

    /// How many rows two files share; one that is twice in both counts twice.
    static func shared<Row>(_ left: [Row: Int], _ right: [Row: Int]) -> Int {
        left.reduce(0) { $0 + min($1.value, right[$1.key, default: 0]) }
    }

    private mutating func rows(of file: SourceFile, _ kind: RecordKind?) -> [Int: Int] {
        if let known = counts[file.path] { return known }
        let rows =
            kind != nil && RecordFormat(path: file.path) == .json
            ? Dictionary(FileCopy.counts(of: file, kind).map { ($0.key.hashValue, $0.value) }, uniquingKeysWith: +)
            : CopySearch.lines(of: file, hasHeader: kind != nil)
        counts[file.path] = rows
        return rows
    }

    /// How often each line is in a file, without its end; empty lines and the header are left out.
    private static func lines(of file: SourceFile, hasHeader: Bool) -> [Int: Int] {
        file.content.withUnsafeBytes { bytes in
            let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            let rows = hasHeader ? lines.drop { $0.first == UInt8(ascii: "#") }.dropFirst() : lines[...]
            return rows.reduce(into: [:]) { counts, line in
                var hasher = Hasher()
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: line))
                counts[hasher.finalize(), default: 0] += 1
            }
        }
    }
}
