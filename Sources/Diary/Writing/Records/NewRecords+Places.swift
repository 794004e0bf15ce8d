import Model

extension NewRecords {
    /// The ways to write the records into a data directory, best first.
    ///
    /// A single file is preferred to a folder; in a folder, the file named after the `machine`, so that two machines
    /// never write into one file. Without a machine, as in imports, the file of a record's year, month or day, or a new
    /// one if its files have such names; else the last one. A correction goes into the file of what it corrects. Files
    /// that can't take the records are left out. New files come last.
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
        // The last file read takes precedence, whatever the others contain.
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

    private func newPaths(isFolder: Bool) -> [String] {
        let single = "\(kind.rawValue).csv"
        let day = records[0].day
        let inFolder = ["\(day.date.year)", "\(day)"].map { "\(kind.rawValue)/\($0).csv" }
        return isFolder ? inFolder + [single] : [single] + inFolder
    }

    private func change(_ file: SourceFile) -> FileChange? {
        (file.isJSON ? edits(ofJSON: file) : edits(ofCSV: file)).flatMap { FileChange(of: file, $0) }
    }

    /// The file for the records of a day in a folder: an existing one, or a new one in its format.
    private typealias Place = (path: String, file: SourceFile, isNew: Bool)

    /// The changes of a folder's files, each record in the file of its day; nil if one can't take its records.
    private func changesInFolder(_ folder: [SourceFile]) -> [FileChange]? {
        let dated = folder.compactMap { file in DatedName(file.path).map { (file: file, name: $0) } }
        /// Nil if the folder is empty.
        func place(of day: Day) -> Place? {
            if let file = dated.last(where: { $0.name.covers(day) })?.file { return (file.path, file, false) }
            guard dated.count == folder.count, let newest = dated.max(by: { $0.name.isBefore($1.name) }) else {
                return folder.last.map { ($0.path, $0, false) }
            }
            return (newest.name.path(for: day), newest.file, true)
        }
        var groups: [(place: Place, records: [NewRecord])] = []
        var groupOfPath: [String: Int] = [:]
        var placeOfDay: [Day: Place] = [:]
        for record in records {
            guard let place = placeOfDay[record.day] ?? place(of: record.day) else { return nil }
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

extension SourceFile {
    fileprivate var isJSON: Bool { path.lowercased().hasSuffix(".json") }
}

/// The path of a file named after a year, a month or a day, such as `entries/2025-10.csv`.
struct DatedName {
    private let before, after: Substring
    /// Year, month and day, as far as they are in the name.
    private let parts: [Int]
    private let separator: String

    /// Recognizes the first date in a file's name; nil if there isn't one, or other digits follow, as in `2024-2025`.
    init?(_ path: String) {
        var rest = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        while let start = rest.firstIndex(where: \.isASCIIDigit) {
            let digits = rest[start...].prefix(while: \.isASCIIDigit)
            if let found = DatedName.date(from: digits, in: path) {
                guard !path[found.end...].contains(where: \.isASCIIDigit) else { return nil }
                (before, after) = (path[..<start], path[found.end...])
                (parts, separator) = (found.parts, found.separator)
                return
            }
            rest = rest[digits.endIndex...]
        }
        return nil
    }

    /// Reads `2025`, `2025-10`, `2025_10_31` and `20251031` from their first digits on.
    private static func date(
        from digits: Substring, in path: String
    ) -> (parts: [Int], separator: String, end: String.Index)? {
        guard let year = Int(digits.prefix(4)), (1900...2199).contains(year) else { return nil }
        guard digits.count == 4 else {
            let rest = digits.dropFirst(4)
            guard rest.count == 2 || rest.count == 4, let month = number(rest.prefix(2), upTo: 12) else { return nil }
            guard rest.count == 4 else { return ([year, month], "", digits.endIndex) }
            return number(rest.dropFirst(2), upTo: 31).map { ([year, month, $0], "", digits.endIndex) }
        }
        var (parts, end) = ([year], digits.endIndex)
        guard let separator = path[end...].first, "-_.".contains(separator) else { return (parts, "-", end) }
        while parts.count < 3, path[end...].first == separator {
            let next = path[path.index(after: end)...].prefix(while: \.isASCIIDigit)
            guard next.count == 2, let number = number(next, upTo: parts.count == 1 ? 12 : 31) else { break }
            parts.append(number)
            end = next.endIndex
        }
        return (parts, String(separator), end)
    }

    private static func number(_ digits: Substring, upTo last: Int) -> Int? {
        Int(digits).flatMap { (1...last).contains($0) ? $0 : nil }
    }

    /// Whether its period is before that of another.
    func isBefore(_ other: DatedName) -> Bool { parts.lexicographicallyPrecedes(other.parts) }

    /// Whether a day is in its period.
    func covers(_ day: Day) -> Bool { parts.elementsEqual(DatedName.parts(of: day).prefix(parts.count)) }

    func path(for day: Day) -> String {
        let numbers = zip(DatedName.parts(of: day), [4, 2, 2]).prefix(parts.count)
        return before + numbers.map { padded($0, $1) }.joined(separator: separator) + after
    }

    private static func parts(of day: Day) -> [Int] {
        let date = day.date
        return [date.year, date.month, date.day]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
