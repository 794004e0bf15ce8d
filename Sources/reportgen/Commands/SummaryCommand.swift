import Actions
import ArgumentParser
import Disk
import Model
import Publishing

/// `reportgen summary`: the report as one Markdown page.
struct SummaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary",
        abstract: "Print the report as one Markdown page, or that of a week.",
        discussion: """
            It is made for where no site is: an e-mail, a README, the summary of a step on GitHub. A build writes the \
            same as summary.md and weeks/2025-W44.md.
            """)

    @OptionGroup
    var data: DataArguments

    @Option(
        help: ArgumentHelp(
            "A week: 2025-W44, 44, this, or last for the last complete one (the current one in the first week).",
            valueName: "week"),
        transform: reading("a week", WeekText.expectation) { WeekText($0) })
    var week: WeekText?

    @OptionGroup
    var edition: EditionArguments

    func run() throws {
        try running { () throws(CommandError) in
            let analysis = try data.reader().analysis(for: edition.audience)
            try Console.write(ReportText(analysis, edition.edition()).summary(of: week))
        }
    }
}
