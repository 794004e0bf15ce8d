import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen unlog`: removes a record.
struct UnlogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlog",
        abstract: "Take a record out of a day again.",
        discussion: """
              reportgen unlog steady                    the level of today; the day is as if nothing was written
              reportgen unlog water --date yesterday
              reportgen unlog water --time 08:50        one of several
              reportgen unlog meditation --all          all of them
              reportgen unlog workout 40 --date monday

            Every other byte of the file stays as it is, and reportgen undo brings the record back.
            """)

    @Argument(help: "What was written down, as log takes it.", completion: .custom(LogCompletion.words))
    var words: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The day: 15 November, 2025-11-15, yesterday, -3 or monday.", valueName: "day"),
        transform: DayText.argument)
    var date: DayText?

    @Option(
        help: ArgumentHelp("The time of day, where there are several, such as 21:40.", valueName: "time"),
        transform: reading("a time", "expected e.g. 21:40") { AnswerText.time($0) })
    var time: Int?

    @Flag(help: "Take all of them out, where there are several.")
    var all = false

    @Option(
        help: ArgumentHelp("The tracker, where its name is also a word of log.", valueName: "id"),
        completion: LogCompletion.trackers)
    var tracker: String?

    @OptionGroup
    var recording: RecordingArguments

    func run() throws {
        try recording.running { () throws(CommandError) in
            var request = UnlogRequest(words)
            (request.day, request.time, request.tracker, request.takesAll) = (date, time, tracker, all)
            let answer = try recording.recorder().unlog(request)
            let language = recording.language ?? answer.change.after.profile.language
            for file in answer.change.files { Console.note(language.phrases.changed(file)) }
            try Console.write(text: answer.text(in: language) + "\n")
        }
    }
}

/// `reportgen undo`: undoes the last change.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back what was written down last.",
        discussion: """
            The file is as it was before, byte for byte. Where it has changed since, nothing is taken back, and the \
            difference is shown. The last 1,000 changes are kept in .reportgen/journal of the folder.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @OptionGroup
    var recording: RecordingArguments

    @Flag(help: "Only list what can be taken back, the last change first.")
    var list = false

    func run() throws {
        try recording.running(in: directory) { () throws(CommandError) in
            let recorder = try recording.recorder(directory)
            if list {
                let lines = try recorder.journal().map { $0 + "\n" }
                return try Console.write(text: lines.joined())
            }
            let undone = try recorder.undo()
            let language = recording.language ?? undone.after.profile.language
            try Console.write(text: undone.text(in: language) + "\n")
        }
    }
}
