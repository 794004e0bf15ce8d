import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen tracker`: everything tracked besides drinks, minutes and workouts.
struct TrackerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tracker",
        abstract: "Add, list and change trackers in trackers.json; comments stay.",
        subcommands: [
            Add.self, List.self, Presets.self, SetKey.self, Rename.self, Remove.self, Mode.self, Plan.self, Rest.self,
            Public.self,
        ])

    /// `reportgen tracker list`: the trackers of a folder.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the trackers with their streaks.")

        @Argument(help: DataArguments.folderHelp, completion: .directory)
        var directory: String?

        @OptionGroup
        var recording: RecordingArguments

        func run() throws {
            try recording.running(in: directory) { () throws(CommandError) in
                let folder = try recording.recorder(directory).read()
                let language = recording.language ?? folder.profile.language
                let lines = TrackerList.lines(folder, in: language)
                let phrases = language.phrases
                if lines.isEmpty { Console.note(phrases.noTrackers) }
                try Console.write(lines: lines)
            }
        }
    }

    /// `reportgen tracker presets`: trackers that need no definition.
    struct Presets: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "presets", abstract: "List the presets: ids, names and prompts in every language.")

        @Option(help: "The language: \(Language.codes()).")
        var language = Language.fallback

        func run() throws {
            try running { () throws(CommandError) in
                try Console.write(lines: TrackerList.presets(in: language))
            }
        }
    }

    /// `reportgen tracker mode`: changes the mode of a tracker.
    struct Mode: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "mode", abstract: "Give a tracker another mode, such as avoidance after awareness.",
            discussion: "The old streak is kept among the earlier ones. It says what changes, and asks first.")

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Argument(
            help: "awareness or avoidance; of others counter, yesNo, number, selection or note.",
            completion: .list(Tracker.Mode.allCases.map(\.rawValue)),
            transform: reading("a mode", "expected awareness, avoidance, counter, yesNo, number, selection or note") {
                AnswerText.trackerMode($0)
            })
        var mode: Tracker.Mode

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("From when on, for a saboteur. Default: today.", valueName: "day"),
            transform: DayText.argument)
        var since: DayText?

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .mode(.name(tracker), mode, since: since) }
    }

    /// `reportgen tracker rest`: makes a tracker inactive for now.
    struct Rest: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "rest",
            abstract: "Let a tracker rest: it keeps its page and its history, and nothing is expected. \"off\" ends it."
        )

        enum State: String, ExpressibleByArgument, CaseIterable {
            case on, off
        }

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Argument(help: "on or off.")
        var state = State.on

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .rest(.name(tracker), state == .on) }
    }

    /// `reportgen tracker public`: what the public edition shows of a tracker.
    struct Public: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "public", abstract: "Show a tracker's name and streak in the public edition. \"off\" ends it.",
            discussion: """
                With "days" its page is shown there as well, with the days on which it was done, its heatmap and its badge; \
                amounts, goals, times and notes never are.
                """)

        enum State: String, ExpressibleByArgument, CaseIterable {
            case on, days, off
        }

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Argument(help: "on, days or off.")
        var state = State.on

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .share(.name(tracker), state != .off, days: state == .days) }
    }
}
