package import Diagnostics
import DiskAccess
import ProgressLoading
package import ProgressRequests
package import ReportWords

/// A folder to begin with: settings with comments, and files with the columns ready to be filled.
package struct StartingFolder: Sendable {
    private let path: Path
    /// The files of `StartingFiles` that are there, some in another form.
    private let present: Set<String>
    /// What holds the entries, in whatever form.
    private let entriesName: String
    private let ignoresFiles: Bool

    /// Looks at a folder, which may not be there yet; throws where it has no name or cannot be one.
    package init(_ path: String) throws(CommandError) {
        self.path = Path(path)
        guard !path.isEmpty else { throw CommandError(.usage, "the folder has no name") }
        var present: Set<String> = []
        var found: String?
        var ignoresFiles = false
        if let kind = try FileSystem.kind(of: self.path) {
            guard kind == .directory else { throw CommandError(.cannotCreate, "\(path) is not a directory") }
            let names = try FileSystem.names(in: self.path)
            ignoresFiles = names.contains(StartingFiles.ignored.path)
            present.formUnion(StartingFiles.names.filter(names.contains))
            // Entries in another form are entries all the same.
            found = ["entries.csv", "entries.json", "entries"].first(where: names.contains)
            if found != nil { present.insert("entries.csv") }
        }
        self.present = present
        self.ignoresFiles = ignoresFiles
        entriesName = found ?? "entries.csv"
    }

    /// The paths of what is there already and stays as it is.
    package var kept: [String] {
        StartingFiles.names.filter(present.contains).map { name in
            (path / (name == "entries.csv" ? entriesName : name)).text
        }
    }

    /// The questions whose answers go into files that are missing.
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

    /// Writes what is missing, and returns the paths in the order in which they are worth looking at.
    package func write(_ answers: StartingAnswers) throws(CommandError) -> [String] {
        let files = StartingFiles(answers, hasEntries: present.contains("entries.csv")).files
            .filter { !present.contains($0.path) }
        try check(files, answers)
        return try NewFolder(path: path, hint: "init never changes what is there")
            .write((files + (ignoresFiles ? [] : [StartingFiles.ignored])).map { ($0.path, $0.bytes) })
    }

    /// What is written has to build: the answers are read as any other folder is.
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
