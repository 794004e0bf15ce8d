import ArgumentParser
import Counting
import Disk
import Model
import Wording

/// `reportgen stats`: every number the pages are made from.
struct StatsCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, text, csv
    }

    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Print every number, as JSON or as text, or a row for each day or week.",
        discussion: "The JSON and the columns are a contract for other programs: they are only ever added to.")

    @OptionGroup
    var data: DataArguments

    @Option(help: "How to print them. Default: json; with --days or --weeks csv.")
    var format: Format?

    @Flag(help: "A row for each day of each streak and tracker: date, id, value, goal, state, streak and more.")
    var days = false

    @Flag(help: "A row for each week of each streak and tracker.")
    var weeks = false

    @Option(
        name: .customLong("source"),
        help: ArgumentHelp(
            "Count only records with this word in their column source; may be repeated.",
            discussion: "\"\" stands for records without a source. Assumed days are left out.", valueName: "name"))
    var sources: [String] = []

    @OptionGroup
    var terminal: TerminalLanguage

    func validate() throws {
        if days, weeks { throw ValidationError("--days and --weeks are two tables; expected one of them") }
        if days || weeks {
            guard format != .text else {
                throw ValidationError("--format text is for all numbers; expected csv or json with --days or --weeks")
            }
        } else if format == .csv {
            throw ValidationError("--format csv is for the rows of days or weeks; expected --days or --weeks with it")
        }
    }

    func run() throws {
        try running { () throws(CommandError) in
            let analysis = try data.reader(of: data.directory, sources: sources).analysis()
            if days || weeks {
                let drinks = analysis.history.profile.language.phrases.drinks(.zero).unit
                let table =
                    days
                    ? ResultTable.days(of: analysis, drinks: drinks) : ResultTable.weeks(of: analysis, drinks: drinks)
                try Console.write(format == .json ? table.json.bytes : table.csv)
                return
            }
            switch format {
            case .text: try Console.write(text: StatisticsText(analysis, in: terminal.language(for: analysis)).text)
            default: try Console.write(Statistics(analysis, sources: sources).json.bytes)
            }
        }
    }
}
