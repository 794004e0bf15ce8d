package import Model

/// The files of a data directory by role and in reading order (Documentation/data-format.md).
package struct DataFolder {
    let profile: SourceFile?
    let trackers: SourceFile?
    let experiments: SourceFile?
    let why: SourceFile?
    let notes: [SourceFile]
    private let records: [RecordKind: [SourceFile]]
    /// Files in a folder of records or notes that aren't of a kind that is read there.
    let strangers: [SourceFile]

    private static let kinds = RecordKind.allCases.map(\.rawValue)

    package static let folderNames = Set(kinds + ["notes"])

    /// The file with the meaning of the columns of imported tables.
    package static let importedTables = "imports.json"

    private static let settings: Set = ["profile.json", "trackers.json", Experiment.path, importedTables, "why.md"]

    private static let names = folderNames.union(kinds.flatMap(RecordFormat.fileNames)).union(settings)

    /// Whether a file holds settings instead of records of single days.
    package static func isSetting(_ path: String) -> Bool { settings.contains(path) }

    package static func isRead(_ name: String) -> Bool { names.contains(name) }

    /// Whether a path is that of a file of records, settings or a note.
    package static func isFile(_ path: String) -> Bool { kind(of: path) != nil || isSetting(path) || isNote(path) }

    /// The kind of records at a path; nil for any other path.
    package static func kind(of path: String) -> RecordKind? {
        RecordKind.allCases.first { kind in
            path.hasPrefix(kind.rawValue)
                && (path.hasPrefix(kind.rawValue + "/") && RecordFormat(path: path) != nil
                    || RecordFormat.fileNames(of: kind.rawValue).contains(path))
        }
    }

    package static func isNote(_ path: String) -> Bool {
        path.hasPrefix("notes/") && path.lowercased().hasSuffix(".md")
    }

    /// Whether a path or name is that of a copy made by another program, which is never read.
    package static func isCopy(_ path: String) -> Bool {
        path.split(separator: "/").last.map { CopyName(String($0)) != nil } ?? false
    }

    /// Whether a name is one that is read, or probably meant to be.
    package static func isMeant(_ name: String, _ vocabulary: Vocabulary) -> Bool {
        !name.hasPrefix(".") && MeantName(name, vocabulary) != nil && !isCopy(name)
    }

    private static func isStray(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let name = parts.first.map(String.init) ?? ""
        guard names.contains(name) else { return true }
        return parts.count == 1 && folderNames.contains(name)
    }

    /// What to write instead of a file that isn't read.
    static func expectation(for path: String, _ vocabulary: Vocabulary) -> String {
        guard isStray(path) else { return path.hasPrefix("notes/") ? ".md here" : ".csv or .json here" }
        let name = path.split(separator: "/").first.map(String.init) ?? ""
        return MeantName(name, vocabulary)?.expectation ?? "one of the names that are read"
    }

    init(_ files: [SourceFile]) {
        let files = files.filter { !DataFolder.isCopy($0.path) }
        let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        profile = byPath["profile.json"]
        trackers = byPath["trackers.json"]
        experiments = byPath[Experiment.path]
        why = byPath["why.md"]
        var strangers: [SourceFile] = []

        func folder(_ name: String, where isRead: (String) -> Bool) -> [SourceFile] {
            let inside = files.filter { $0.path.hasPrefix(name + "/") && !$0.path.contains("/.") }
                .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            strangers += inside.filter { !isRead($0.path) }
            return inside.filter { isRead($0.path) }
        }
        var records: [RecordKind: [SourceFile]] = [:]
        for kind in RecordKind.allCases {
            records[kind] =
                RecordFormat.fileNames(of: kind.rawValue).compactMap { byPath[$0] }
                + folder(kind.rawValue) { RecordFormat(path: $0) != nil }
        }
        self.records = records
        strangers += files.filter { DataFolder.isStray($0.path) }
        notes = folder("notes", where: DataFolder.isNote)
        self.strangers = strangers
    }

    subscript(kind: RecordKind) -> [SourceFile] { records[kind] ?? [] }

    /// The files of records in reading order; `Origin.file` is an index in it.
    var recordFiles: [SourceFile] { RecordKind.allCases.flatMap { self[$0] } }
}

extension Array where Element == SourceFile {
    /// The files of a data directory that hold records of a kind, in reading order.
    package func files(of kind: RecordKind) -> [SourceFile] { DataFolder(self)[kind] }
}
