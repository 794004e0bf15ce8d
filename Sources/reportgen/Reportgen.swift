import ArgumentParser
import Disk
import Model

/// The command line: arguments become one call of `Actions` or `Publishing`, the result an exit code.
///
/// Every command sets its name: otherwise the library asks the runtime for the type's, and each start takes three times
/// the instructions.
@main
struct Reportgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reportgen",
        abstract: "Turns a folder of plain records into a site: streaks, savings, calendars, insights.",
        discussion: """
            Begin with a folder of your own:

              reportgen init my-year
              reportgen log steady --data my-year
              reportgen serve my-year

            serve shows the pages and a sheet to log on; build writes the same pages as files.

            Nothing is sent anywhere: the folder is read, the site is written.
            """,
        version: "0.1.0",
        subcommands: [
            InitCommand.self, LogCommand.self, UnlogCommand.self, UndoCommand.self, TrackerCommand.self,
            PauseCommand.self, ExperimentCommand.self,
            SetCommand.self, ImportCommand.self, ExportCommand.self, BuildCommand.self, ServeCommand.self,
            CheckCommand.self, StatsCommand.self, ExplainCommand.self, SummaryCommand.self, ShareCommand.self,
            ReportCommand.self,
            RemindCommand.self, TokenCommand.self, TemplatesCommand.self,
        ])
    static func main() {
        do throws(CommandError) {
            let given = GivenArguments(try Machine.arguments())
            try given.checkCommands(of: Reportgen.self)
            main(given.words)
        } catch {
            Console.report(error)
            exit(withError: ExitCode(error.kind.rawValue))
        }
    }

    /// Fails, because without a command nothing was done that a caller could rely on.
    func run() throws {
        let help = Reportgen.helpMessage().split(separator: "OPTIONS:", maxSplits: 1).first ?? ""
        Console.note("reportgen: error: no command was given\n\n\(help)See 'reportgen --help' for all commands.")
        throw ExitCode(CommandError.Kind.usage.rawValue)
    }
}

/// The arguments of the program, prepared for the parser.
struct GivenArguments {
    /// The words for the parser.
    let words: [String]

    init(_ given: [String]) {
        // What `--as-of` was called in commands that write.
        let words = given.map { word in
            word == "--now" || word.hasPrefix("--now=") ? "--as-of" + word.dropFirst("--now".count) : word
        }
        guard words.first == ExplainCommand.configuration.commandName else {
            self.words = words
            return
        }
        // The parser takes every word with a hyphen for an option, so `-3` gets a minus sign.
        self.words = words.map { word in
            word.hasPrefix("-") && word.count > 1 && word.dropFirst().allSatisfy { ("0"..."9").contains($0) }
                ? "\u{2212}" + word.dropFirst() : word
        }
    }

    /// What was meant with an option before the command: the same with the option at the end.
    private func optionsBeforeCommand(of root: any ParsableCommand.Type) -> String? {
        let names = root.configuration.subcommands.map { $0._commandName }
        guard let first = words.first, first.hasPrefix("--"), !first.hasPrefix("---"),
            let place = words.firstIndex(where: { names.contains($0) })
        else { return nil }
        return GivenArguments.command(Array(words[place...]) + Array(words[..<place]))
    }

    /// What was meant with `log -2`.
    private var dayWithoutOption: String? {
        guard words.first == "log",
            let place = words.indices.first(where: { words[$0].hasPrefix("-") && Int(words[$0]) != nil }),
            !words[place - 1].hasPrefix("--")
        else { return nil }
        return GivenArguments.command(
            words.enumerated().filter { $0.offset != place }.map(\.element) + ["--date", words[place]])
    }

    private static func command(_ words: [String]) -> String {
        (["reportgen"] + words).map { shellWord($0) }.joined(separator: " ")
    }

    /// Throws if a word is in the place of a command and isn't one, naming the nearest; the parser would only say that there
    /// are too many words.
    func checkCommands(of root: any ParsableCommand.Type) throws(CommandError) {
        if let hint = optionsBeforeCommand(of: root) {
            throw CommandError(.usage, "options come after the command", hint: hint)
        }
        if let hint = dayWithoutOption {
            throw CommandError(.usage, "a day is the value of --date", hint: hint)
        }
        let options = ["--version", "--help"]
        if let word = words.first, word.hasPrefix("--"), let hint = spellingHint(word, among: options),
            !options.contains(word)
        {
            throw CommandError(.usage, "there is no option \(word)", hint: hint)
        }
        var command = root
        for word in words.first == "help" ? words.dropFirst() : words[...] {
            let commands = command.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-") else { return }
            let names = commands.map { ($0, $0._commandName) }
            guard let next = names.first(where: { $0.1 == word }) else {
                let path = command == root ? "" : " of " + command._commandName
                throw CommandError(
                    .usage, "\"\(word)\" is not a command\(path)",
                    hint: spellingHint(word, among: names.map(\.1) + ["help"])
                        ?? "expected " + alternatives(names.map(\.1)))
            }
            command = next.0
        }
    }
}
