package import ProgressLoading
import ProgressModel

extension NewRecord {
    /// The ways to write the record into a data directory, the one that suits the directory best first.
    ///
    /// A single file is used before a folder; of a folder the file of the record's year, month or day, or a new one
    /// where its files have such names; else the last one. What cannot take the record is left out. New files come
    /// last, for where nothing that is there can.
    package func changes(in files: [SourceFile]) -> [FileChange] {
        let present = files.files(of: kind)
        let singles = present.filter { !$0.path.contains("/") }
        let folder = present.filter { $0.path.contains("/") }
        var changes = singles.compactMap(change)
        if let change = changeInFolder(folder) { changes.append(change) }
        // The last file that is read wins over the others, whatever they hold.
        if let last = present.last, !changes.contains(where: { $0.path == last.path }), let change = change(last) {
            changes.append(change)
        }
        let taken = Set((files.map(\.path) + changes.map(\.path)).map { $0.lowercased() })
        changes += newPaths(isFolder: singles.isEmpty && !folder.isEmpty).filter { !taken.contains($0) }
            .map { FileChange(new: $0, newCSV) }
        return changes
    }

    /// The names of files that could be made, those first that look like the others.
    private func newPaths(isFolder: Bool) -> [String] {
        let single = "\(kind.rawValue).csv"
        let inFolder = ["\(day.date.year)", "\(day)"].map { "\(kind.rawValue)/\($0).csv" }
        return isFolder ? inFolder + [single] : [single] + inFolder
    }

    private func change(_ file: SourceFile) -> FileChange? {
        (file.isJSON ? edits(ofJSON: file) : edits(ofCSV: file)).flatMap { FileChange(of: file, $0) }
    }

    private func changeInFolder(_ folder: [SourceFile]) -> FileChange? {
        let dated = folder.compactMap { file in DatedName(file.path).map { (file: file, name: $0) } }
        if let file = dated.last(where: { $0.name.covers(day) })?.file { return change(file) }
        guard dated.count == folder.count, let last = dated.max(by: { $0.name.isBefore($1.name) }) else {
            return folder.last.flatMap(change)
        }
        let text = last.file.isJSON ? newJSON(like: last.file) : newCSV(like: last.file)
        return FileChange(new: last.name.path(for: day), text, like: last.file)
    }
}

extension SourceFile {
    fileprivate var isJSON: Bool { path.lowercased().hasSuffix(".json") }
}
