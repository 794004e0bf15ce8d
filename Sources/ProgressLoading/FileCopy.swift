package import ProgressModel

/// A file whose name or content says that it is a copy of another one, or may be.
package struct FileCopy: Sendable {
    package let file: SourceFile
    /// The file that it is a copy of; nil if that is missing.
    let original: SourceFile?
    /// How many rows both have, if it may be a copy and is counted; nil for a copy, which is not.
    package let shared: Int?

    /// Says what only the copy holds, and how to take it into the directory, whose path is as the person wrote it.
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

    /// What takes the rows of a copy.
    private func command(in directory: String) -> String {
        let isHere = [".", "./"].contains(directory)
        let folder = directory.hasSuffix("/") ? directory : directory + "/"
        return "reportgen import " + shellWord(isHere ? file.path : folder + file.path)
            + (isHere ? "" : " --into " + shellWord(directory))
    }

    /// How often a file has each row: its values in the order of the columns, without the spaces around them; of other
    /// files each line.
    static func counts(of file: SourceFile, _ kind: RecordKind?) -> [[String]: Int] {
        let rows =
            if let kind { rows(of: file, kind.column) } else {
                String(decoding: file.content, as: UTF8.self).split(whereSeparator: \.isNewline)
                    .map { [withoutSpacesAround(String($0))] }.filter { $0 != [""] }
            }
        return rows.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func rows<Column: RecordColumn>(of file: SourceFile, _: Column.Type) -> [[String]] {
        var rows: [[String]] = []
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(.utc)) { rows.append($0.texts) }
        return rows
    }
}
