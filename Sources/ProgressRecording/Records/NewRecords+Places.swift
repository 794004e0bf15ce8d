package import ProgressLoading
import ProgressModel

extension NewRecords {
    /// The ways to write the records into a data directory, the one that suits the directory best first.
    ///
    /// A single file is used before a folder; of a folder the file that is named after the `machine`, so that two of
    /// them never write into one file. Without a machine, as in imports, it is the file of a record's year, month or day,
    /// or a new one if its files have such names; else the last one. A correction goes into the file of what it
    /// corrects. What cannot take the records is left out. New files come last, for where nothing that is there can.
    package func changes(
        in files: [SourceFile], on machine: String? = nil, correcting corrected: String? = nil
    ) -> [[FileChange]] {
        let present = files.files(of: kind)
        let singles = present.filter { !$0.path.contains("/") }
        let folder = present.filter { $0.path.contains("/") }
        let own = folder.isEmpty ? nil : machine.map { "\(kind.rawValue)/\($0).csv" }
        let suited = present.filter { $0.path == corrected } + singles + folder.filter { $0.path.lowercased() == own }
        var changes = suited.compactMap(change).map { [$0] }
        if machine == nil, let change = changesInFolder(folder) { changes.append(change) }
        // The last file that is read wins over the others, whatever they hold.
        if machine == nil, let last = present.last, !changes.contains(where: { $0.map(\.path) == [last.path] }),
            let change = change(last)
        {
            changes.append([change])
        }
        let taken = Set((files + changes.joined().map(\.after)).map { $0.path.lowercased() })
        let text = Array(newCSV.utf8)
        let paths = [own].compactMap(\.self) + newPaths(isFolder: singles.isEmpty && !folder.isEmpty)
        changes += paths.filter { !taken.contains($0) }.map { [FileChange(new: $0, utf8: text)] }
        return changes
    }

    /// The names of files that could be made, those first that look like the others.
    private func newPaths(isFolder: Bool) -> [String] {
        let single = "\(kind.rawValue).csv"
        let day = records[0].day
        let inFolder = ["\(day.date.year)", "\(day)"].map { "\(kind.rawValue)/\($0).csv" }
        return isFolder ? inFolder + [single] : [single] + inFolder
    }

    private func change(_ file: SourceFile) -> FileChange? {
        (file.isJSON ? edits(ofJSON: file) : edits(ofCSV: file)).flatMap { FileChange(of: file, $0) }
    }

    /// The changes of the files of a folder, each record in the file of its day; nil where one cannot take its records.
    private func changesInFolder(_ folder: [SourceFile]) -> [FileChange]? {
        let places = FolderPlaces(folder)
        var groups: [(place: FolderPlaces.Place, records: [NewRecord])] = []
        var groupOfPath: [String: Int] = [:]
        var placeOfDay: [Day: FolderPlaces.Place] = [:]
        for record in records {
            guard let place = placeOfDay[record.day] ?? places.place(of: record.day) else { return nil }
            placeOfDay[record.day] = place
            if let group = groupOfPath[place.path] {
                groups[group].records.append(record)
            } else {
                groupOfPath[place.path] = groups.count
                groups.append((place, [record]))
            }
        }
        let changes = groups.compactMap { group -> FileChange? in
            guard let records = NewRecords(group.records) else { return nil }
            guard group.place.isNew else { return records.change(group.place.file) }
            let model = group.place.file
            let text = model.isJSON ? records.newJSON(like: model) : records.newCSV(like: model)
            return FileChange(new: group.place.path, text, like: model)
        }
        return changes.count == groups.count && !changes.isEmpty ? changes : nil
    }
}

/// Where the records of a day go in a folder.
private struct FolderPlaces {
    /// A file that is there, or one that is made like it.
    struct Place {
        let path: String
        let file: SourceFile
        let isNew: Bool

        init(_ file: SourceFile) { (path, self.file, isNew) = (file.path, file, false) }
        init(new path: String, like file: SourceFile) { (self.path, self.file, isNew) = (path, file, true) }
    }

    private let dated: [(file: SourceFile, name: DatedName)]
    private let isDated: Bool
    private let last: SourceFile?

    init(_ folder: [SourceFile]) {
        dated = folder.compactMap { file in DatedName(file.path).map { (file: file, name: $0) } }
        isDated = dated.count == folder.count
        last = folder.last
    }

    /// Nil where the folder is empty.
    func place(of day: Day) -> Place? {
        if let file = dated.last(where: { $0.name.covers(day) })?.file { return Place(file) }
        guard isDated, let newest = dated.max(by: { $0.name.isBefore($1.name) }) else { return last.map { Place($0) } }
        return Place(new: newest.name.path(for: day), like: newest.file)
    }
}

extension SourceFile {
    fileprivate var isJSON: Bool { path.lowercased().hasSuffix(".json") }
}
