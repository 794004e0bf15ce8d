/// The files of a data directory, each in its role and in reading order (data-format.md).
struct DataFolder {
    let profile: SourceFile?
    let trackers: SourceFile?
    let why: SourceFile?
    let notes: [SourceFile]
    let entries: [SourceFile]
    let activities: [SourceFile]
    let logs: [SourceFile]
    /// Files in a folder of records or notes that are of no kind that is read there.
    let strangers: [SourceFile]

    init(_ files: [SourceFile]) {
        let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        profile = byPath["profile.json"]
        trackers = byPath["trackers.json"]
        why = byPath["why.md"]
        var strangers: [SourceFile] = []

        func folder(_ name: String, _ extensions: [String]) -> [SourceFile] {
            let inside = files.filter { $0.path.hasPrefix(name + "/") && !$0.path.contains("/.") }
                .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            strangers += inside.filter { file in !extensions.contains { file.path.lowercased().hasSuffix($0) } }
            return inside.filter { file in extensions.contains { file.path.lowercased().hasSuffix($0) } }
        }
        func records(_ name: String) -> [SourceFile] {
            [byPath[name + ".csv"], byPath[name + ".json"]].compactMap { $0 } + folder(name, [".csv", ".json"])
        }
        entries = records("entries")
        activities = records("activities")
        logs = records("logs")
        notes = folder("notes", [".md"])
        self.strangers = strangers
    }

    /// The files that hold records, in reading order; `Origin.file` counts them.
    var recordFiles: [SourceFile] { entries + activities + logs }
}
