import Actions
import ArgumentParser
import Disk
import Model
import Wording

extension TrackerCommand {
    /// `reportgen tracker set`: sets a key of a tracker.
    struct SetKey: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Change a key of a tracker; comments stay.",
            discussion: """
                  reportgen tracker set water dailyGoal 6
                  reportgen tracker set piano schedule "monday thursday"
                  reportgen tracker set walk icon 🥾
                  reportgen tracker set water dailyGoal --remove

                Where a streak changes, it says so and asks first.
                """)

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Argument(
            help: "The key, as trackers.json has it, such as dailyGoal.",
            completion: .list(SettingsChange.trackerKeys))
        var key: String

        @Argument(parsing: .allUnrecognized, help: "The new value.")
        var value: [String] = []

        @Flag(help: "Take the key out, so that its default holds.")
        var remove = false

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange {
            get throws(CommandError) {
                guard remove == value.isEmpty else {
                    throw CommandError(
                        .usage, remove ? RequestProblem.valueAndRemove : .valueIsMissing,
                        .example("tracker set \(tracker) dailyGoal 6"))
                }
                return remove
                    ? try .remove(key, of: .name(tracker))
                    : try .set(key, of: .name(tracker), to: value.joined(separator: " "))
            }
        }
    }

    /// `reportgen tracker rename`: renames a tracker.
    struct Rename: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: "Give a tracker another name. Its id stays, so that its logs stay its own."
        )

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Argument(help: "The new name.")
        var name: [String]

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .rename(.name(tracker), to: name.joined(separator: " ")) }
    }

    /// `reportgen tracker plan`: plans for a saboteur's risky moments.
    struct Plan: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plan", abstract: "List the plans of a saboteur, add one, or take one out.",
            discussion: "  reportgen tracker plan snacking --when evening --trigger boredom --then \"call Mei\"")

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Option(
            help: "morning, afternoon, evening, night, or hours such as 21-23.",
            completion: .list(Tracker.Plan.Moment.partNames))
        var when = ""

        @Option(
            help: "A trigger that its logs name, or boredom, stress or habit.",
            completion: LogCompletion.triggers)
        var trigger = ""

        @Option(help: "What you want to do then.")
        var then = ""

        @Option(help: ArgumentHelp("The plan to take out.", valueName: "number"))
        var remove: Int?

        @OptionGroup
        var settings: SettingsArguments

        func validate() throws {
            if remove != nil, isNew { throw ValidationError("--remove takes a number only") }
        }

        private var isNew: Bool { !(when + trigger + then).isEmpty }

        func run() throws {
            try settings.recording.running { () throws(CommandError) in
                let recorder = try settings.recording.recorder()
                let name = TrackerReference.name(tracker)
                if remove != nil || isNew {
                    try settings.carryOut(
                        remove.map { .removePlan($0, from: name) }
                            ?? .addPlan(when: when, trigger: trigger, then: then, to: name), on: recorder)
                } else {
                    let folder = try recorder.read()
                    let language = settings.recording.language ?? folder.profile.language
                    let lines = try TrackerList.plans(name, folder, in: language)
                    if lines.isEmpty { Console.note(language.phrases.planHint(tracker)) }
                    try Console.write(lines: lines)
                }
            }
        }
    }

    /// `reportgen tracker remove`: removes a tracker.
    struct Remove: SettingsCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Take a tracker out. One with logs stays, unless --logs takes them out as well.",
            discussion: "reportgen undo brings all of it back. A tracker that only pauses is better off with rest.")

        @Argument(help: "The tracker.", completion: LogCompletion.trackers)
        var tracker: String

        @Flag(help: "Take its logs out as well.")
        var logs = false

        @OptionGroup
        var settings: SettingsArguments

        var change: SettingsChange { .removeTracker(.name(tracker), withLogs: logs) }
    }
}
