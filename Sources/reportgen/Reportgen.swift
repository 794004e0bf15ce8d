import ArgumentParser
import Disk
import Model

/// The command line: arguments become one call to `Actions` or `Publishing`, its result an exit code.
///
/// Every command is given its name: if one has none, the library asks the runtime for the type's, and each start takes three
/// times the instructions.
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

    /// Ends with an error, because without a command nothing was done that a caller could rely on.
    func run() throws {
        let help = Reportgen.helpMessage().split(separator: "OPTIONS:", maxSplits: 1).first ?? ""
        Console.note("reportgen: error: no command was given\n\n\(help)See 'reportgen --help' for all commands.")
        throw ExitCode(CommandError.Kind.usage.rawValue)
    }
}
