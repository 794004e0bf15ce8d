import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// `reportgen stats`: every number of the pages.
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
            let analysis = try data.reader(of: data.named(), sources: sources).analysis()
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

/// `reportgen explain`: why a day has its state in each streak.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a day counts as it does: the records, the rule that decided, the jokers before and after.")

    @OptionGroup
    var data: DataArguments

    @Argument(
        help: "The day: 15 November, 15.11., 2025-11-15, yesterday, -3 (three days ago) or monday. Default: today.")
    var day: [String] = []

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(CommandError) in
            let (folder, day) = try meant()
            let analysis = try data.reader(of: folder).analysis()
            let explanation = DayExplanation(
                analysis, on: day?.day(today: analysis.today) ?? analysis.today, in: terminal.language(for: analysis))
            try Console.write(text: explanation.text)
        }
    }

    /// The folder and the day: all words are the day if possible, else the first is the folder.
    private func meant() throws(CommandError) -> (folder: String?, day: DayText?) {
        guard let word = data.directory else { return (data.folder, nil) }
        if let folder = data.folder {
            let text = ([word] + day).joined(separator: " ")
            guard let said = DayText(text) else { throw CommandError(.usage, DayText.problem(with: text)) }
            return (folder, said)
        }
        if let said = DayText(([word] + day).joined(separator: " ")) { return (nil, said) }
        let isFolder = (try? FileSystem.kind(of: Path(word))) != nil
        guard !isFolder || !day.isEmpty else { return (word, nil) }
        let text = (isFolder ? day : [word] + day).joined(separator: " ")
        guard isFolder, let said = DayText(text) else {
            throw CommandError(.usage, DayText.problem(with: text, orElse: day.isEmpty ? "a folder" : nil))
        }
        return (word, said)
    }
}
