import Diary
import Disk
package import Model
import Wording

/// A folder for a new user: settings with comments, and files with columns but no rows.
package struct StartingFolder: Sendable {
    private let path: Path
    /// The files of `StartingFiles` that exist, some in another format.
    private let present: Set<String>
    /// The name of the file or folder of entries, in any format.
    private let entriesName: String
    private let hasRecords: Bool
    private let gitFiles: Set<String>

    /// Examines a folder, which may not exist; throws if it has no name or can't be one.
    package init(_ path: String) throws(CommandError) {
        self.path = Path(path)
        guard !path.isEmpty else { throw CommandError(.usage, "the folder has no name") }
        var present: Set<String> = []
        var found: String?
        var (hasRecords, gitFiles) = (false, Set<String>())
        if let kind = try FileSystem.kind(of: self.path) {
            guard kind == .directory else { throw CommandError(.cannotCreate, "\(path) is not a directory") }
            let names = try FileSystem.names(in: self.path)
            gitFiles = Set(StartingFiles.forGit.map(\.path)).intersection(names)
            hasRecords = names.contains { DataFolder.isRead($0) && !DataFolder.isSetting($0) && $0 != "notes" }
            present.formUnion(StartingFiles.names.filter(names.contains))
            // Entries may have another format.
            found = ["entries.csv", "entries.json", "entries"].first(where: names.contains)
            if found != nil { present.insert("entries.csv") }
        }
        self.present = present
        (self.hasRecords, self.gitFiles) = (hasRecords, gitFiles)
        entriesName = found ?? "entries.csv"
    }

    /// The paths of existing files, which aren't changed.
    package var kept: [String] {
        StartingFiles.names.filter(present.contains).map { name in
            (path / (name == "entries.csv" ? entriesName : name)).text
        }
    }

    /// The questions whose answers go into missing files.
    package var questions: [StartingQuestion] {
        StartingQuestion.allCases.filter { question in
            switch question {
            case .language: present.count < StartingFiles.names.count
            case .level: !present.contains("entries.csv") && !present.contains("profile.json")
            case .presets: !present.contains("trackers.json")
            case .why: !present.contains("why.md")
            default: !present.contains("profile.json")
            }
        }
    }

    /// Writes the missing files, and returns the paths, most interesting first.
    package func write(_ answers: StartingAnswers) throws(CommandError) -> [String] {
        let files = StartingFiles(answers, hasEntries: present.contains("entries.csv")).files
            .filter { !present.contains($0.path) && !(hasRecords && StartingFiles.isEmptyTable($0, answers)) }
        try check(files, answers)
        let forGit = StartingFiles.forGit.filter { !gitFiles.contains($0.path) }
        return try NewFolder(path: path, hint: "init never changes what is there")
            .write((files + forGit).map { ($0.path, $0.bytes) })
    }

    /// The new folder must be valid: it is read like any other.
    private func check(_ files: [SourceFile], _ answers: StartingAnswers) throws(CommandError) {
        for amount in [answers.pricePerDrink, answers.drinksPerWeek, answers.drinkGoal].compactMap({ $0 })
        where AnswerText.amount(amount) != amount {
            throw CommandError(.usage, "\"\(amount)\" is not a number; expected e.g. 4.50")
        }
        let loader = HistoryLoader(zoneBytes: ZoneFiles.bytes(of:), vocabulary: .ofAllLanguages)
        let errors = loader.load(files).diagnostics.filter { $0.severity == .error && $0.code != .noRecords }
        guard let error = errors.first else { return }
        throw CommandError(.usage, error.text, hint: error.hint)
    }
}

extension StartingAnswers {
    /// The default answers on this machine; without `now` at the time of its clock.
    package static func onThisMachine(now: Instant? = nil) -> StartingAnswers {
        StartingAnswers(
            now: now ?? Machine.now, timeZone: SystemSettings.timeZone ?? "UTC",
            language: SystemSettings.language ?? .fallback, zones: .ofSystem)
    }
}
