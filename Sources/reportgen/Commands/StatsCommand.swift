import ArgumentParser
import ProgressStatistics
import ReportSite

/// `reportgen stats`: every number the pages are made from.
struct StatsCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, text
    }

    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Print every number, as JSON or as text.",
        discussion: "The JSON is a contract for other programs: its keys are only ever added to.")

    @OptionGroup
    var data: DataArguments

    @Option(help: "How to print them.")
    var format = Format.json

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(SiteError) in
            let analysis = try data.analysis()
            switch format {
            case .json: try Console.write(Statistics(analysis).json.bytes)
            case .text: try Console.write(StatisticsText(analysis, in: terminal.language(for: analysis)).text.utf8)
            }
        }
    }
}
