import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen unlog`: takes a record out again.
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
        completion: .custom(LogCompletion.trackers))
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
