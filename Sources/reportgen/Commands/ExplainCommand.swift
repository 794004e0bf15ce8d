import ArgumentParser
import Diagnostics
import DiskAccess
import ProgressAnalysis
import ProgressFolder
import ProgressRequests
import ProgressStatistics
import ReportSite

/// `reportgen explain`: why a day has the status it has in each streak.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a day counts as it does: the records, the rule that decided, the jokers before and after.")

    @OptionGroup
    var data: DataArguments

    @Argument(help: "The day: 2025-10-31, 31.10., today, yesterday, -3 (three days ago) or monday. Default: today.")
    var day: String?

    @OptionGroup
    var terminal: TerminalLanguage

    func validate() throws {
        guard let day else { return }
        guard DayText(day) == nil else { return }
        throw ValidationError("\"\(day)\" is not a day; \(DayText.expectation)")
    }

    func run() throws {
        try running { () throws(CommandError) in
            let (folder, day) = try meant()
            let analysis = try data.reader(of: folder).analysis()
            let explanation = DayExplanation(
                analysis, on: day?.day(today: analysis.today) ?? analysis.today, in: terminal.language(for: analysis))
            try Console.write(explanation.text.utf8)
        }
    }

    /// The folder and the day: one word alone is the day if it can be one.
    private func meant() throws(CommandError) -> (folder: String?, day: DayText?) {
        if let day { return (data.directory, DayText(day)) }
        guard let word = data.directory else { return (nil, nil) }
        if let day = DayText(word) { return (nil, day) }
        guard DataSearch.isThere(word) else {
            throw CommandError(.usage, "\"\(word)\" is not a day or a folder; \(DayText.expectation)")
        }
        return (word, nil)
    }
}
