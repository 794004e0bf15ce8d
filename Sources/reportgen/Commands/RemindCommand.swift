import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// `reportgen remind`: the due reminders, for a timer.
struct RemindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Print the reminders that are due, a line each.",
        discussion: """
            A reminder is due from its time on until the day it asks about is logged, or the day ends; about the \
            drinks of yesterday until 18:00. Exits with 0 when one is due and with 1 when none is:

              text=$(reportgen remind my-year) && notify-send "$text"

            With --ntfy or --notify each is sent once, with buttons that answer it, and the exit code is 0:

              reportgen remind my-year --ntfy https://ntfy.sh/SECRET-TOPIC --behind https://home.example
              reportgen remind my-year --notify --install

            The phone sends the answer to the server at --behind. Text and buttons pass through ntfy; without --details \
            they do not say what they are about, but for the levels. A protected topic takes its token from NTFY_TOKEN.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @Option(
        name: .customLong("as-of"), parsing: .unconditional,
        help: ArgumentHelp(
            "The moment to ask about: a timestamp, or a day for its end. Default: now.",
            valueName: "day-or-timestamp"),
        transform: AsOfText.argument)
    var now: AsOfText?

    @Option(help: "The language of the reminders: \(Language.codes()). Default: the profile's.")
    var language: Language?

    @Option(
        help: ArgumentHelp("Send what is due to a topic of ntfy, such as https://ntfy.sh/TOPIC.", valueName: "address"),
        transform: reading("a topic of ntfy", "expected e.g. https://ntfy.sh/a-name-nobody-guesses") { NtfyAddress($0) }
    )
    var ntfy: NtfyAddress?

    @Option(
        help: ArgumentHelp("Where the phone reaches reportgen serve, as there.", valueName: "address"),
        transform: reading("an address", "expected e.g. https://home.example, without a path") { OutsideAddress($0) })
    var behind: OutsideAddress?

    @Flag(help: "Show what is due on the desktop, and write down what is answered there.")
    var notify = false

    @Flag(help: "Let notifications say what they are about.")
    var details = false

    @Flag(help: "Do this every five minutes, by a timer of your systemd or by cron.")
    var install = false

    @Flag(help: "Take that timer away.")
    var uninstall = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    func run() throws {
        var isDue = true
        try running { () throws(CommandError) in
            try check()
            let folder = try DataSearch.folder(directory)
            guard !install, !uninstall else {
                let timer = ReminderTimer(folder: folder, words)
                for line in try install ? timer.install() : timer.uninstall() { Console.note(line) }
                return
            }
            let reader = HistoryReader(path: folder, asOf: now, isStrict: strict)
            let analysis = try reader.analysis()
            let phrases = (language ?? analysis.history.profile.language).phrases
            if analysis.history.profile.reminders.isEmpty {
                Console.note("reportgen: " + phrases.noReminders(#""reminders": [{ "activity": "noalc" }]"#))
            }
            let edition = Edition(language: language)
            guard ntfy == nil, !notify else {
                return try send(analysis, ReminderSending(reader, edition, isDetailed: details), phrases)
            }
            let lines = ReportText(analysis, edition).dueReminders
            try Console.write(lines: lines)
            isDue = !lines.isEmpty
        }
        guard isDue else { throw ExitCode(1) }
    }

    private func check() throws(CommandError) {
        if ntfy != nil, behind == nil {
            throw CommandError(
                .usage, "--ntfy needs --behind, as the phone sends the answer to reportgen serve",
                hint: "e.g. --behind https://home.example")
        }
        if behind != nil, ntfy == nil { throw CommandError(.usage, "--behind belongs to --ntfy") }
        if install || uninstall, now != nil {
            throw CommandError(.usage, "a timer has the clock of its machine, no --as-of")
        }
        if install, ntfy == nil, !notify { throw CommandError(.usage, "--install needs --ntfy or --notify") }
        if install, uninstall { throw CommandError(.usage, "--install and --uninstall; expected one of them") }
    }

    private var words: [String] {
        var words: [String] = []
        if let ntfy { words += ["--ntfy", ntfy.server + ntfy.topic] }
        if let behind { words += ["--behind", behind.origin] }
        if let language { words += ["--language", language.rawValue] }
        return words + (notify ? ["--notify"] : []) + (details ? ["--details"] : []) + (strict ? ["--strict"] : [])
    }

    private func send(_ analysis: Analysis, _ sending: ReminderSending, _ phrases: Phrases) throws(CommandError) {
        if let ntfy, let behind {
            let count = try sending.send(analysis, to: ntfy, server: behind)
            if count > 0 { Console.note(phrases.remindersSent(count)) }
        }
        guard notify else { return }
        let language = language
        try sending.show(analysis) { Console.note($0.text(in: language ?? $0.language)) }
    }
}
