import ArgumentParser
import Diagnostics
import DiskAccess
import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportSite
import ReportWords

/// `reportgen remind`: what is due, for the clock of a machine to ask.
struct RemindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Print the reminders that are due, a line each.",
        discussion: """
            A reminder is due from its time on until the day it asks about is logged, or the day ends. Exits with 0 \
            when one is due and with 1 when none is:

              text=$(reportgen remind my-year) && notify-send "$text"
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @Option(
        name: [.customLong("now"), .customLong("as-of")], parsing: .unconditional,
        help: ArgumentHelp(
            "The moment to ask about: a timestamp, or a day for its end. Default: now.",
            valueName: "day-or-timestamp"),
        transform: AsOfText.argument)
    var now: AsOfText?

    @Option(help: "The language of the reminders: \(Language.codes()). Default: the profile's.")
    var language: Language?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    func run() throws {
        var isDue = false
        try running { () throws(CommandError) in
            let reader = HistoryReader(path: try DataSearch.folder(directory), asOf: now, isStrict: strict)
            let text = ReportText(try reader.analysis(), Edition(language: language))
            let lines = text.dueReminders
            if !text.hasReminders { Console.note("reportgen: " + text.noReminders) }
            try Console.write(lines.map { $0 + "\n" }.joined().utf8)
            isDue = !lines.isEmpty
        }
        guard isDue else { throw ExitCode(1) }
    }
}
