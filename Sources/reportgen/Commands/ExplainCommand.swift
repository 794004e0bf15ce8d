import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Wording

/// `reportgen explain`: why a day has the status it has in each streak.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a day counts as it does: the records, the rule that decided, the jokers before and after.")

    @OptionGroup
    var data: DataArguments

    @Argument(
        help: "The day: 15 November, 15.11., 2025-11-15, yesterday, -3 (three days ago) or monday. Default: today.")
    var day: [String] = []

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder, where it is not named first.", valueName: "directory"),
        completion: .directory)
    var folder: String?

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

    /// The folder and the day: all words are the day if they can be one, else the first is the folder.
    private func meant() throws(CommandError) -> (folder: String?, day: DayText?) {
        guard let word = data.directory else { return (folder, nil) }
        if let folder {
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
