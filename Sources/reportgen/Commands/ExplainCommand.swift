import ArgumentParser
import ProgressAnalysis
import ProgressStatistics
import ReportSite

/// `reportgen explain`: why a day has the status it has in each streak.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a day counts as it does: the records, the rule that decided, the rewards before and after.")

    @OptionGroup
    var data: DataArguments

    @Argument(
        help: "The day: a date such as 2025-10-31, today or yesterday.",
        transform: { text in
            guard let day = DayText(text) else {
                throw ValidationError("\"\(text)\" is not a date; expected e.g. 2025-10-31")
            }
            return day
        })
    var date: DayText

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(SiteError) in
            let analysis = try data.analysis()
            let explanation = DayExplanation(
                analysis, on: date.day(today: analysis.today), in: terminal.language(for: analysis))
            try Console.write(explanation.text.utf8)
        }
    }
}
