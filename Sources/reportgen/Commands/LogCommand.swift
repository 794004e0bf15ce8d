import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Wording

/// `reportgen log`: writes down what happened.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Write down what happened, in one line.",
        discussion: """
              reportgen log steady                      no drinks; before 18:00 yesterday, then today
              reportgen log 3 --date yesterday          so many drinks
              reportgen log +1                          one more today
              reportgen log meditation 12
              reportgen log workout 40 running
              reportgen log water 2                     a tracker, by its id, name or beginning
              reportgen log mood relaxed
              reportgen log snacking --trigger stress --place home --time 21:40
              reportgen log note "Slept like a stone"

            Without words it asks about every day that is still open, one key each. A level for a day that has one \
            corrects it. Everything that was written down can be taken back with reportgen undo.
            """)

    @Argument(help: "What happened.", completion: .custom(LogCompletion.words))
    var words: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The day: 15 November, 15.11., 2025-11-15, yesterday, -3 or monday; also with a time.", valueName: "day"),
        transform: readingDay { DayTimeText($0) })
    var date: DayTimeText?

    @Option(
        help: ArgumentHelp("The time of day, such as 21:40.", valueName: "time"),
        transform: reading("a time", "expected e.g. 21:40") { AnswerText.time($0) })
    var time: Int?

    @Option(help: ArgumentHelp("A note.", valueName: "text"))
    var note: String?

    @Option(
        help: ArgumentHelp("What set it off, such as stress.", valueName: "word"),
        completion: LogCompletion.triggers)
    var trigger: String?

    @Option(
        help: ArgumentHelp("Where it was, such as home.", valueName: "word"), completion: LogCompletion.places)
    var place: String?

    @Option(
        help: ArgumentHelp("The tracker, where its name is also a word of log.", valueName: "id"),
        completion: LogCompletion.trackers)
    var tracker: String?

    @Option(help: ArgumentHelp("What writes this down, such as watch. Default: manual.", valueName: "word"))
    var source: String?

    @Option(
        help: ArgumentHelp(
            "What tells this from every other record: the same id again writes nothing.", valueName: "id"),
        transform: reading("an id", "expected up to 128 letters, digits and - . _ : ~ + / =") { PressID($0) })
    var id: PressID?

    @OptionGroup
    var recording: RecordingArguments

    @Flag(help: "Print the answer as JSON.")
    var json = false

    @Flag(help: "Build the site afterwards, as reportgen build does.")
    var build = false

    func run() throws {
        try recording.running(in: try? meant().folder) { () throws(CommandError) in
            if time != nil, date?.second != nil { throw CommandError(.usage, .timeSaidTwice) }
            let (folder, words) = try meant()
            let recorder = try recording.recorder(folder)
            if words.isEmpty, tracker == nil {
                guard date == nil, time == nil, note == nil, trigger == nil, place == nil else {
                    throw CommandError(.usage, .nothingSaid, .example("log steady --date yesterday"))
                }
                try ask(recorder)
            } else {
                try tell(answer(request(words), recorder))
            }
        }
        if build { buildSite() }
    }

    private func request(_ words: [String]) -> LogRequest {
        var request = LogRequest(words)
        (request.tracker, request.day, request.time) = (tracker, date?.day, time ?? date?.second)
        (request.note, request.trigger, request.place, request.source) = (note, trigger, place, source)
        request.press = id
        if Console.isInteractive, !json { request.wrongYear = .asked }
        return request
    }

    /// The folder and the words: a word written as a path is a folder, and so is the first one if it names an existing
    /// folder and isn't a word of `log`.
    private func meant() throws(CommandError) -> (folder: String?, words: [String]) {
        guard recording.data == nil else { return (nil, words) }
        let paths = ["./", "../", "/"]
        if let index = words.firstIndex(where: { word in
            paths.contains { word.hasPrefix($0) } || [".", ".."].contains(word)
        }) {
            var rest = words
            return (rest.remove(at: index), rest)
        }
        guard tracker == nil, let first = words.first, (try? FileSystem.kind(of: Path(first))) == .directory else {
            return (nil, words)
        }
        let here = try? Recorder(path: DataSearch.folder(nil)).read()
        return LogSuggestions.understands(words, in: here) ? (nil, words) : (first, Array(words.dropFirst()))
    }

    /// Writes a request down, and asks for the day if it is ambiguous.
    private func answer(_ request: LogRequest, _ recorder: Recorder) throws(CommandError) -> LogAnswer {
        switch try recorder.log(request) {
        case .answer(let answer): return answer
        case .question(let question):
            guard Console.isInteractive, !json else { throw question.error }
            let language = recording.language ?? question.language
            while true {
                let phrases = language.phrases
                guard let said = try Console.answer(question.text(in: phrases)) else { continue }
                let known = question.day(said, in: phrases)
                guard let day = known ?? DayText(said) else { continue }
                var request = request
                if known != nil { request.wrongYear = .right }
                request.day = day
                return try answer(request, recorder)
            }
        }
    }

    /// Asks about every open day, one key each, and writes each answer down at once.
    private func ask(_ recorder: Recorder) throws(CommandError) {
        guard Console.isInteractive else {
            throw CommandError(.usage, .nothingSaid, .example("log steady"))
        }
        let folder = try recorder.read()
        let phrases = (recording.language ?? folder.profile.language).phrases
        let open = OpenDays(in: folder)
        guard !open.days.isEmpty else { return Console.note(phrases.nothingIsOpen) }
        Console.note(phrases.levelKeys)
        var last: LogAnswer?
        defer { if let last { try? tell(last) } }
        for day in open.days {
            Console.ask(open.question(about: day, in: phrases))
            var said: OpenDays.Answer?
            while said == nil {
                guard let key = Terminal.key() else {
                    said = .quit
                    break
                }
                said = OpenDays.answer(key, in: phrases)
            }
            guard case .words(let words)? = said else {
                Console.note("")
                if said == .quit { return }
                continue
            }
            Console.note(words.joined(separator: " "))
            var request = request(words)
            request.day = DayText("\(day)")
            last = try answer(request, recorder)
        }
    }

    private func tell(_ answer: LogAnswer) throws(CommandError) {
        let language = recording.language ?? answer.language
        if !answer.errors.isEmpty { Console.report(answer.errors, in: recording.data ?? "") }
        let phrases = language.phrases
        for file in answer.newFiles { Console.note(phrases.wrote(file)) }
        if let hint = answer.hint { Console.note("    hint: " + hint) }
        if json { return try Console.write(answer.json(in: language).bytes) }
        try Console.write(text: answer.text(in: language) + "\n")
    }

    /// Builds the site; a failure isn't an error, because the record is written and a program must not try again.
    private func buildSite() {
        do {
            let (folder, _) = try meant()
            var arguments = [try recording.recorder(folder).path]
            if let now = recording.now { arguments += ["--as-of", now.text] }
            try BuildCommand.parse(arguments).run()
        } catch {
            Console.note("reportgen: warning: it was written down, but the site was not built")
        }
    }
}

/// Completes `reportgen log` in a shell: with trackers, their options, and values used before.
enum LogCompletion {
    /// The words after `log`.
    @Sendable static func words(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        var said: [String] = []
        var rest = line.prefix(max(0, index)).drop { $0 != "log" }.dropFirst()
        while let word = rest.popFirst() {
            if !word.hasPrefix("--") { said.append(word) } else if !flags.contains(word) { _ = rest.popFirst() }
        }
        return suggestions(line)?.words(after: said) ?? []
    }

    private static let flags = ["--json", "--build", "--help"]

    static var trackers: CompletionKind { list { $0.trackers } }
    static var triggers: CompletionKind { list { $0.triggers() } }
    static var places: CompletionKind { list { $0.places } }
    static var streaks: CompletionKind { list(Tracker.reservedIDs) { $0.trackers } }

    private static func list(
        _ always: [String] = [], _ words: @escaping @Sendable (LogSuggestions) -> [String]
    ) -> CompletionKind {
        .custom { line, _, _ in always + (suggestions(line).map(words) ?? []) }
    }

    /// The suggestions for the folder of a line; nil without a folder.
    private static func suggestions(_ line: [String]) -> LogSuggestions? {
        let option = line.firstIndex(of: "--data").map { line.index(after: $0) }
        let named = option.flatMap { line.indices.contains($0) ? line[$0] : nil }
        return try? LogSuggestions(Recorder(path: DataSearch.folder(named)).read().history)
    }
}
