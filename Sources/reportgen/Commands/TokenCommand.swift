import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Wording

/// `reportgen token`: access to the folder through the server.
struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Make, list and revoke what programs and devices open the folder with.",
        discussion: """
              reportgen token add phone                 may write down, by POST /api/log
              reportgen token add widget --can read     may ask for /api/today and /today.svg
              reportgen token list
              reportgen token revoke phone              at once, also in a server that runs

            A token opens only what reportgen serve answers. It is shown once; the folder keeps its hash.
            """,
        subcommands: [Add.self, List.self, Revoke.self])

    /// The person's day by the real clock, whatever `--as-of` says: by it tokens end.
    private static func today(in folder: RecordedFolder) -> Day { folder.clock.day(of: Machine.now) }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Make a token and print it.",
            discussion:
                "It is printed to standard output, once. Whoever has it can do what it is for, until it is revoked.")

        @Argument(help: ArgumentHelp("What it is called, such as phone.", valueName: "name"))
        var name: String

        @Option(help: "What it is for: write, read, answer or calendar. Default: write.")
        var can = AccessToken.Right.write

        @Option(
            parsing: .unconditional, help: ArgumentHelp("The last day on which it works.", valueName: "day"),
            transform: DayText.argument)
        var until: DayText?

        @Option(
            help: ArgumentHelp(
                "What an answer is about: noalc, meditation, workout or a tracker. Default: noalc.",
                valueName: "activity"))
        var about: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The day that an answer is for. Default: the one that is asked about now.", valueName: "day"),
            transform: DayText.argument)
        var date: DayText?

        @OptionGroup
        var recording: RecordingArguments

        func run() throws {
            try recording.running { () throws(CommandError) in
                let recorder = try recording.recorder()
                let folder = try recorder.read()
                guard let name = AccessToken.name(name) else {
                    throw CommandError(.usage, "a token needs a name of up to \(AccessToken.longestName) letters")
                }
                let today = TokenCommand.today(in: folder)
                let last = until?.day(today: today)
                if let last, last < today { throw CommandError(.usage, .valueDoesNotFit("\(last)")) }
                let secret = TokenSecret()
                let token = AccessToken(
                    name, can: can, hash: secret.hash, made: today, until: last, question: try question(in: folder))
                try TokenFile(of: recorder.path).change { tokens throws(CommandError) in
                    guard tokens[name] == nil else { throw CommandError(.usage, .tokenExists(name)) }
                    tokens.add(token)
                }
                try Console.write((secret.text + "\n").utf8)
                let language = recording.language ?? folder.profile.language
                Console.note(language.phrases.tokenIsShownOnce(name))
            }
        }

        private func question(in folder: RecordedFolder) throws(CommandError) -> AccessToken.Question? {
            guard can == .answer else {
                guard about == nil, date == nil else {
                    throw CommandError(.usage, "--about and --date belong to --can answer")
                }
                return nil
            }
            let activity = Reminder.Activity(word: about ?? "noalc")
            if case .tracker(let id) = activity {
                guard let tracker = folder.history.trackers.first(where: { $0.id == id }) else {
                    throw CommandError(.usage, .noTracker(id))
                }
                guard ![.number, .note].contains(tracker.mode) else {
                    throw CommandError(.usage, "\(id) has no buttons, as it is typed", hint: "use --can write")
                }
            }
            let asked = activity.targetDay(at: folder.wallTime, folder.clock)
            return AccessToken.Question(activity, on: date?.day(today: folder.wallTime.day) ?? asked)
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List tokens and paired devices: name, what for, since when, until when.")

        @OptionGroup
        var recording: RecordingArguments

        func run() throws {
            try recording.running { () throws(CommandError) in
                let recorder = try recording.recorder()
                let folder = try recorder.read()
                let tokens = try TokenFile(of: recorder.path).read().tokens
                let phrases = (recording.language ?? folder.profile.language).phrases
                guard !tokens.isEmpty else { return Console.note(phrases.noTokens) }
                let lines = tokens.map { token in
                    let until = token.until.map { phrases.tokenUntil("\($0)") } ?? ""
                    let over = token.isOver(on: TokenCommand.today(in: folder)) ? phrases.tokenIsOver : until
                    return [token.name, token.can.rawValue, "\(token.made)", over].joined(separator: "\t") + "\n"
                }
                try Console.write(text: lines.joined())
            }
        }
    }

    struct Revoke: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke", abstract: "Take a token or a paired device away, at once.")

        @Argument(help: ArgumentHelp("What it is called.", valueName: "name"))
        var name: String

        @OptionGroup
        var recording: RecordingArguments

        func run() throws {
            try recording.running { () throws(CommandError) in
                let recorder = try recording.recorder()
                let wanted = AccessToken.name(name) ?? name
                let isRevoked = try TokenFile(of: recorder.path).revoke(wanted)
                guard isRevoked else { throw CommandError(.usage, .noToken(wanted), .example("token list")) }
                let spoken = try recorder.read().profile.language
                let language = recording.language ?? spoken
                Console.note(language.phrases.tokenRevoked(wanted))
            }
        }
    }
}

extension AccessToken.Right: ExpressibleByArgument {
    /// Pages are opened by pairing instead.
    public static var allValueStrings: [String] { ["write", "read", "answer", "calendar"] }

    /// Reads one of these.
    public init?(argument: String) {
        guard AccessToken.Right.allValueStrings.contains(argument) else { return nil }
        self.init(rawValue: argument)
    }
}
