import ArgumentParser
import ProgressAnalysis
import ProgressModel
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

    func run() throws {
        try running { () throws(SiteError) in
            let reader = try data.reader()
            let analysis = try reader.analysis()
            let records = analysis.records
            let phrases = terminal.language(for: analysis).phrases
            var lines = [
                phrases.folderIsFine(
                    reader.name, entries: records.entries, activities: records.activities, logs: records.logs,
                    metrics: analysis.history.metrics.count)
            ]
            if let unlogged = UnloggedDays(of: analysis) { lines.append(unlogged.text(in: phrases)) }
            lines += ReportText.questions(analysis, in: phrases)
            try Console.write(lines.map { $0 + "\n" }.joined().utf8)
        }
    }
}
