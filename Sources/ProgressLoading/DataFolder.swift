/// The files of a data directory, each in its role and in reading order (data-format.md).
package struct DataFolder {
    let profile: SourceFile?
    let trackers: SourceFile?
    let why: SourceFile?
    let notes: [SourceFile]
    let entries: [SourceFile]
    let activities: [SourceFile]
    let logs: [SourceFile]
    /// Files in a folder of records or notes that are of no kind that is read there.
    let strangers: [SourceFile]

    /// Every file and folder that is read, by its name.
    package static let names: Set<String> = {
        let kinds = ["entries", "activities", "logs"]
        let files = kinds.flatMap { [$0 + ".csv", $0 + ".json"] } + ["profile.json", "trackers.json", "why.md"]
        return Set(files + kinds + ["notes"])
    }()

    /// What should be there instead of a file that is not read.
    static func expectation(for path: String) -> String {
        let name = path.split(separator: "/").first.map(String.init) ?? ""
        guard names.contains(name) else { return "the name \(name.lowercased())" }
        return name == "notes" ? ".md here" : ".csv or .json here"
    }

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
        // A name that is right but for its capitals was meant, and is lost on a system that tells them apart.
        strangers += files.filter { file in
            let name = file.path.split(separator: "/").first.map(String.init) ?? ""
            return !DataFolder.names.contains(name) && DataFolder.names.contains(name.lowercased())
        }
        notes = folder("notes", [".md"])
        self.strangers = strangers
    }

    /// The files that hold records, in reading order; `Origin.file` counts them.
    var recordFiles: [SourceFile] { entries + activities + logs }
}
