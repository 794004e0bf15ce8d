import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// `reportgen check`: the problems of the records, and nothing else.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with the records, each problem with its file and line.",
        discussion: "Exits with 0 when they build, with 65 when they do not.")

    @OptionGroup
    var data: DataArguments

    @OptionGroup
    var terminal: TerminalLanguage

    @Option(
        help: ArgumentHelp(
            "Write the problems for GitLab, which shows them beside the lines (artifacts:reports:codequality).",
            valueName: "file"))
    var codeQuality: String?

    @Flag(help: "Stay, and say at once what is wrong with what arrives in the folder; Ctrl-C ends it.")
    var watch = false

    func run() throws {
        try running { () throws(CommandError) in
            let reader = try data.reader()
            guard watch else {
                let result = try reader.read()
                if let codeQuality {
                    try FileSystem.write(report(of: result.diagnostics, in: reader.path), to: Path(codeQuality))
                }
                return try tell(HistoryReader.analysis(result, in: reader.path), reader)
            }
            var known: Set<Diagnostic> = []
            try FolderChanges(reader).run { () throws(CommandError) in
                let result = try reader.read()
                let new = result.diagnostics.filter { !known.contains($0) }
                if !new.isEmpty { Console.report(new, in: reader.path) }
                if let analysis = result.analysis {
                    try tell(analysis, reader)
                } else {
                    let errors = result.diagnostics.filter { $0.severity == .error }.reduce(0) { $0 + $1.count }
                    Console.note(Language.fallback.phrases.problemsLeft(errors))
                }
                known = Set(result.diagnostics)
                return nil
            }
        }
    }

    /// The problems as a report of GitLab (https://docs.gitlab.com/ci/testing/code_quality/).
    private func report(of diagnostics: [Diagnostic], in directory: String) -> [UInt8] {
        let formatter = DiagnosticFormatter(directory: directory, usesColour: false)
        return JSONValue.array(
            diagnostics.map { diagnostic in
                let (path, line) = (formatter.path(of: diagnostic), max(1, diagnostic.location.line))
                let identity = "\(path) \(line) \(diagnostic.code.rawValue) \(diagnostic.text)"
                return .members([
                    "description": .text(
                        [diagnostic.text, diagnostic.hint].compactMap(\.self).joined(separator: "; ")),
                    "check_name": .text(diagnostic.code.rawValue),
                    "fingerprint": .text(ContentHash.text(of: Array(identity.utf8))),
                    "severity": .text(diagnostic.severity == .error ? "major" : "minor"),
                    "location": .members(["path": .text(path), "lines": .members(["begin": .integer(line)])]),
                ])
            }
        ).bytes
    }

    private func tell(_ analysis: Analysis, _ reader: HistoryReader) throws(CommandError) {
        let records = analysis.records
        let phrases = terminal.language(for: analysis).phrases
        var lines = [
            phrases.folderIsFine(
                reader.name, entries: records.entries, activities: records.activities, logs: records.logs,
                metrics: analysis.history.metrics.count)
        ]
        if let unlogged = UnloggedDays(of: analysis) { lines.append(unlogged.text(in: phrases)) }
        lines += analysis.questions(in: phrases).map(singleLine)
        let profile = analysis.history.profile
        if !watch, !profile.reminders.isEmpty, profile.feedID == nil, profile.siteURL == nil {
            lines.append(phrases.calendarHasNoID("reportgen set feedId \(UniqueID.random())"))
        }
        try Console.write(lines: lines)
    }
}
