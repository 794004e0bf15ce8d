package import Diagnostics
import ProgressModel

/// The copies that a program which syncs has left in a data directory: they are not read, and what only they hold is told.
package struct SyncCopies {
    private let copies: [SourceFile]
    private let files: [SourceFile]
    /// As the person wrote it.
    private let directory: String

    /// Takes the copies that lie beside the files of a directory.
    package init(_ copies: [SourceFile], beside files: [SourceFile], in directory: String) {
        (self.copies, self.files, self.directory) = (copies, files, directory)
    }

    /// One warning for each copy of a file that would be read, in the order of the copies.
    package var diagnostics: [Diagnostic] { copies.compactMap(warning) }

    private func warning(of copy: SourceFile) -> Diagnostic? {
        guard let original = SyncCopies.original(of: copy.path) else { return nil }
        let kind = RecordKind.allCases.first { [copy].files(of: $0, named: original).count == 1 }
        guard kind != nil || DataFolder.isSetting(original) || DataFolder.isNote(original) else { return nil }
        let (text, hint): (String, String)
        if let file = files.first(where: { $0.path == original }) {
            let missing = SyncCopies.missing(rows(of: copy, kind), in: rows(of: file, kind))
            let unit = kind == nil ? "line" : "row"
            switch missing {
            case 0: text = "holds no \(unit) that is not in that file"
            case 1: text = "holds 1 \(unit) that is not in that file"
            default: text = "holds \(missing) \(unit)s that are not in that file"
            }
            hint =
                missing == 0
                ? "delete it"
                : kind == nil ? "copy what is right into that file, then delete it" : "\(command(copy)), then delete it"
        } else {
            (text, hint) = ("that file is missing", "rename it to \(original)")
        }
        return Diagnostic(
            .warning, .syncCopy, at: SourceLocation(file: copy.path, line: 0),
            "a copy of \(original) by a program that syncs; it is not read, and \(text)", hint: hint)
    }

    /// What takes the rows of a copy.
    private func command(_ copy: SourceFile) -> String {
        let isHere = [".", "./"].contains(directory)
        let folder = directory.hasSuffix("/") ? directory : directory + "/"
        return "reportgen import " + shellWord(isHere ? copy.path : folder + copy.path)
            + (isHere ? "" : " --into " + shellWord(directory))
    }

    /// The path of the file that a copy is of; nil for a path that names no copy.
    private static func original(of path: String) -> String? {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        guard case .ofSync(let name)? = CopyName(String(path.dropFirst(folder.count))) else { return nil }
        return folder + name
    }

    /// How many of the rows others lack; a row that is there twice has to be there twice.
    private static func missing(_ rows: [[String]], in others: [[String]]) -> Int {
        var left: [[String]: Int] = [:]
        for row in others { left[row, default: 0] += 1 }
        return rows.count { row in
            guard let count = left[row], count > 0 else { return true }
            left[row] = count - 1
            return false
        }
    }

    /// The values of each row in the order of the columns, without the spaces around them; of other files the lines.
    private func rows(of file: SourceFile, _ kind: RecordKind?) -> [[String]] {
        switch kind {
        case .entries: rows(of: file, EntryColumn.self)
        case .activities: rows(of: file, SessionColumn.self)
        case .logs: rows(of: file, LogColumn.self)
        case .metrics: rows(of: file, MetricColumn.self)
        case nil:
            String(decoding: file.content, as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { [withoutSpacesAround(String($0))] }.filter { $0 != [""] }
        }
    }

    private func rows<Column: RecordColumn>(of file: SourceFile, _: Column.Type) -> [[String]] {
        var rows: [[String]] = []
        RecordFile<Column>(file, Problems()).forEachRow(in: ZoneReader(.utc)) { rows.append($0.texts) }
        return rows
    }
}

extension [SourceFile] {
    /// The files of a kind of records that these would be under another path.
    fileprivate func files(of kind: RecordKind, named path: String) -> [SourceFile] {
        map { $0.with(text: [], path: path) }.files(of: kind)
    }
}
