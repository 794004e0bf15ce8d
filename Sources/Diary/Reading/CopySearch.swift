package import Model

/// Finds files that are copies of others by their content; file names decide which are compared.
package struct CopySearch {
    private let vocabulary: Vocabulary
    /// By path, the number of times each row is in a file, by the hash of the row.
    private var counts: [String: [Int: Int]] = [:]

    /// Starts a search; the vocabulary has what programs write before the name of a copy.
    package init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// Removes copies from the files of a directory; returns them, those in `others`, and files that may be copies.
    package mutating func takeCopies(from files: inout [SourceFile], and others: [SourceFile] = []) -> [FileCopy] {
        let read = files.filter { DataFolder.isFile($0.path) }
        var counted = Dictionary(read.map { ($0.path.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        // A copy's name is longer, so that a copy of a copy is compared with the file that is counted.
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

    /// The number of rows that two files share; rows that occur twice in both count twice.
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

    /// The number of times each line is in a file, without line ends, empty lines and the header.
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

/// A file that is a copy of another one, or may be, by its name or content.
package struct FileCopy: Sendable {
    package let file: SourceFile
    /// The original; nil if it is missing.
    let original: SourceFile?
    /// The number of shared rows, if the file may be a copy and is counted; nil for a copy, which isn't.
    package let shared: Int?

    /// The warning about what only the copy has; `directory` is the path as the person wrote it.
    package func warning(in directory: String) -> Diagnostic {
        func warning(_ text: String, hint: String) -> Diagnostic {
            Diagnostic(.warning, .syncCopy, at: SourceLocation(file: file.path, line: 0), text, hint: hint)
        }
        guard let original else {
            return warning(
                "a copy by a program that syncs; it is not read, and the file that it is a copy of is missing",
                hint: "rename it to what that file was called")
        }
        if let shared {
            return warning(
                "is this a copy of \(original.path)? \(shared == 1 ? "1 row is" : "\(shared) rows are") in both files, and both are counted",
                hint: "delete it if it is one, else give it a name that does not begin like that file's")
        }
        let kind = DataFolder.kind(of: original.path)
        let (own, others) = (FileCopy.counts(of: file, kind), FileCopy.counts(of: original, kind))
        let missing = own.values.reduce(0, +) - CopySearch.shared(own, others)
        let unit = kind == nil ? "line" : "row"
        let rows = missing > 1 ? "\(missing) \(unit)s that are" : "\(missing == 0 ? "no" : "1") \(unit) that is"
        let take = kind == nil ? "copy what is right into that file" : command(in: directory)
        return warning(
            "a copy of \(original.path); it is not read, and holds \(rows) not in that file",
            hint: missing == 0 ? "delete it" : take + ", then delete it")
    }

    private func command(in directory: String) -> String {
        let isHere = [".", "./"].contains(directory)
        let folder = directory.hasSuffix("/") ? directory : directory + "/"
        return "reportgen import " + shellWord(isHere ? file.path : folder + file.path)
            + (isHere ? "" : " --into " + shellWord(directory))
    }

    /// How often a file has each row, as values in column order without surrounding spaces; for other files each line.
    static func counts(of file: SourceFile, _ kind: RecordKind?) -> [[String]: Int] {
        var rows: [[String]] = []
        if let kind {
            RecordFile(file, kind, Problems()).forEachRow(in: ZoneReader(.utc)) { rows.append($0.texts) }
        } else {
            rows = String(decoding: file.content, as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { [withoutSpacesAround(String($0))] }.filter { $0 != [""] }
        }
        return rows.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

/// The names that programs give the copies they make of a file: such a copy is never read, whatever its ending.
///
/// Other names of copies prove nothing: see `CopySearch`.
package enum CopyName: Equatable {
    /// The copy a sync program makes of a file that was changed on two devices.
    case ofSync
    /// The copy an editor leaves next to a file.
    case ofEditor

    /// Recognizes the last part of a path; nil for any other name.
    package init?(_ name: String) {
        let bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        // Names of notes are shorter than all of these.
        if CopyName.phrases.contains(where: { $0.count <= bytes.count && bytes.firstRange(of: $0) != nil }) {
            self = .ofSync
        } else if CopyName.isOfEditor(bytes) {
            self = .ofEditor
        } else {
            return nil
        }
    }

    /// The possible originals of a copy by its name, in lower case, longest first; `marks` begin what programs append.
    package static func originals(of path: String, _ vocabulary: Vocabulary) -> [String] {
        let path = path.lowercased()
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard let ending = path[start...].lastIndex(of: ".") else { return [] }
        var stem = path[start..<ending]
        var found: [String] = []
        func add(_ stem: Substring) { if !stem.isEmpty { found.append("\(path[..<start])\(stem)\(path[ending...])") } }
        if let words = vocabulary[.copyBefore].first(where: stem.hasPrefix) {
            stem = stem.dropFirst(words.count)
            add(stem)
        }
        for index in stem.indices.reversed() where " -_(.".contains(stem[index]) { add(stem[..<index]) }
        return found
    }

    private static func isOfEditor(_ name: [UInt8]) -> Bool {
        let isLock = name.starts(with: ".~lock.".utf8) && name.last == number
        let isSaved = name.count > 1 && name.first == number && name.last == number
        return name.starts(with: "~$".utf8) || name.starts(with: ".#".utf8) || isLock || isSaved
            || name.last == UInt8(ascii: "~") || name.suffix(4).elementsEqual(".bak".utf8)
            || name.suffix(5).elementsEqual(".orig".utf8)
    }

    /// Parts of the names of Syncthing, Dropbox, Nextcloud and ownCloud: `2026 (Kim's conflicted copy 2026-11-24).csv`.
    private static let phrases = [".sync-conflict-", "conflicted copy", "in konflikt stehende kopie"]
        .map { Array($0.utf8) }
    private static let number = UInt8(ascii: "#")
}
