import ArgumentParser
import Diagnostics
import DiskAccess
import ProgressAnalysis
import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportSite
import ReportWords

/// `reportgen check`: what is wrong with the records, and nothing else.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with the records, each problem with its file and line.",
        discussion: "Exits with 0 when they build, with 65 when they do not.")

    @OptionGroup
    var data: DataArguments

    @OptionGroup
    var terminal: TerminalLanguage

    @Flag(help: "Stay, and say at once what is wrong with what arrives in the folder; Ctrl-C ends it.")
    var watch = false

    func run() throws {
        try running { () throws(CommandError) in
            let reader = try data.reader()
            guard watch else { return try tell(reader.analysis(), reader) }
            try FolderCheck(reader).run { news throws(CommandError) in
                if !news.problems.isEmpty { Console.report(news.problems, in: reader.path) }
                if let analysis = news.analysis {
                    try tell(analysis, reader)
                } else {
                    Console.note(Language.fallback.phrases.problemsLeft(news.errors))
                }
            }
        }
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
        lines += ReportText.questions(analysis, in: phrases)
        try Console.write(lines: lines)
    }
}
