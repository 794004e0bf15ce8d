import ArgumentParser
import Diagnostics
import DiskAccess
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

    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            "Count only records with this word in their column source; may be repeated.",
            discussion: "\"\" stands for records without a source. Assumed days are left out.", valueName: "name"))
    var sources: [String] = []

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(CommandError) in
            let analysis = try data.reader(of: data.directory, sources: sources).analysis()
            switch format {
            case .json: try Console.write(Statistics(analysis, sources: sources).json.bytes)
            case .text: try Console.write(text: StatisticsText(analysis, in: terminal.language(for: analysis)).text)
            }
        }
    }
}
