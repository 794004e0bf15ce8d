import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Wording

/// `reportgen set`: changes a setting of the profile.
struct SetCommand: SettingsCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a setting in profile.json; comments stay.",
        discussion: """
              reportgen set pricePerDrink 4.80
              reportgen set timeZone Berlin
              reportgen set policies.noalc classic
              reportgen set goals.workout --remove

            If a streak or a past day changes, it says so and asks first.
            """)

    @Argument(
        help: "The key, such as currency; within an object with a point, such as goals.workout.",
        completion: .list(SettingsChange.profileKeys))
    var key: String

    @Argument(help: "The new value; lists and objects as JSON.")
    var value: [String] = []

    @Flag(help: "Take the key out, so that its default holds.")
    var remove = false

    @OptionGroup
    var settings: SettingsArguments

    func validate() throws {
        guard remove == value.isEmpty else {
            throw ValidationError(
                remove ? "--remove takes no value" : "the value is missing; --remove takes \(key) out")
        }
    }

    var change: SettingsChange {
        get throws(CommandError) { try remove ? .remove(key) : .set(key, to: value.joined(separator: " ")) }
    }
}

/// `reportgen pause`: days on which missing records don't end a streak.
struct PauseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Let streaks rest for a holiday or an illness.",
        discussion: """
              reportgen pause holiday --from 2.8. --to 16.8.
              reportgen pause                           from today on; asks until when
              reportgen pause flu                       from today on, until:
              reportgen pause flu --to yesterday

            A pause holds for all streaks but that of the levels, unless --streak names them.
            """)

    @Argument(help: "Why, in a word; it is shown on the pages.")
    var reason: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The first day. Default: today.", valueName: "day"),
        transform: DayText.argument)
    var from: DayText?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The last day. Default: until further notice.", valueName: "day"),
        transform: DayText.argument)
    var to: DayText?

    @Option(
        name: .customLong("streak"),
        help: ArgumentHelp(
            "Whose gaps rest: noalc, meditation, workout, trackers or a tracker's id; may be given several times.",
            valueName: "streak"),
        completion: LogCompletion.streaks)
    var streaks: [String] = []

    @Flag(help: "Take the last pause with this reason out, as if it had never been.")
    var remove = false

    @OptionGroup
    var settings: SettingsArguments

    func validate() throws {
        if remove, from != nil || to != nil || !streaks.isEmpty {
            throw ValidationError("--remove takes a reason only")
        }
    }

    func run() throws {
        var (first, last) = (from, to)
        if !remove, reason == nil, first == nil, last == nil, Console.isInteractive {
            let profile = try? settings.recording.recorder().read().profile
            let question = (settings.recording.language ?? profile?.language ?? .fallback).phrases.pauseLast + ": "
            let isPaused = profile?.pauses.contains { $0.span.last == nil && $0.subjects == nil } ?? false
            if !isPaused { first = DayText("today") }
            try running { () throws(CommandError) in
                while !isPaused, last == nil, let answer = try Console.answer(question) {
                    last = DayText(answer)
                    if last == nil { Console.note(DayText.problem(with: answer)) }
                }
            }
        }
        try settings.carryOut(remove ? .removePause(reason) : .pause(reason, from: first, to: last, streaks: streaks))
    }
}

/// `reportgen experiment`: weeks with something and weeks without it, in random order.
struct ExperimentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "experiment",
        abstract: "Find out what something does: weeks with it and weeks without, drawn by lot.",
        discussion: """
              reportgen experiment start "no coffee after 14:00" --against sleep
              reportgen experiment list
              reportgen experiment stop

            In every two weeks one is with it and one without, and a lot says which comes first. The overview, the log \
            sheet and remind say which week it is. When it is over, the page of insights says what was found, and what \
            could have been. Drinking, smoking and what is avoided are not for experiments.
            """,
        subcommands: [Start.self, Stop.self, List.self])

    /// `reportgen experiment start`: assigns the weeks at random.
    struct Start: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "start", abstract: "Draw the weeks of an experiment, in experiments.json.")

        @Argument(help: "What is done in half of the weeks, such as \"no coffee after 14:00\".")
        var name: String

        @Option(
            help: ArgumentHelp("What it is measured by: a metric such as sleep, or a tracker.", valueName: "measure"))
        var against: String

        @Option(help: "How many weeks it takes: an even number from 12 to 26.")
        var weeks = Experiment.weekNumbers.lowerBound

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The Monday on which it begins. Default: the next one.", valueName: "day"),
            transform: DayText.argument)
        var from: DayText?

        @Option(
            help: ArgumentHelp(
                "What the lot is drawn with, 0 to \(Experiment.greatestSeed): the same number draws the same weeks. Default: at random.",
                valueName: "number"))
        var seed: Int?

        @OptionGroup
        var settings: SettingsArguments

        func validate() throws {
            if let seed, !(0...Experiment.greatestSeed).contains(seed) {
                throw ValidationError("--seed is from 0 to \(Experiment.greatestSeed)")
            }
        }

        var change: SettingsChange {
            let seed = seed ?? Int.random(in: 0...Experiment.greatestSeed)
            return .startExperiment(name, against: against, weeks: weeks, from: from, seed: seed)
        }
    }

    /// `reportgen experiment stop`: ends the current one.
    struct Stop: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop", abstract: "End the experiment that goes on; yesterday was its last day.",
            discussion:
                "What its weeks found is told, if at least six pairs are whole. One that has not begun is taken out.")

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .stopExperiment }
    }

    /// `reportgen experiment list`: the experiments of a folder.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the experiments and what they found.")

        @Argument(help: DataArguments.folderHelp, completion: .directory)
        var directory: String?

        @OptionGroup
        var recording: RecordingArguments

        func run() throws {
            try recording.running(in: directory) { () throws(CommandError) in
                let recorder = try recording.recorder(directory)
                let analysis = try HistoryReader(path: recorder.path, asOf: recording.now, isStrict: false).analysis()
                let language = recording.language ?? analysis.history.profile.language
                let lines = analysis.experiments.map { experiment in
                    let (lead, sentences) = experiment.findings(analysis.trackers, language.phrases)
                    let text = ([lead.hasSuffix(".") ? lead : lead + "."] + sentences).joined(separator: " ")
                    return singleLine("\(experiment.experiment.name): \(text)")
                }
                if lines.isEmpty { Console.note(language.phrases.noExperiments) }
                try Console.write(lines: lines)
            }
        }
    }
}
