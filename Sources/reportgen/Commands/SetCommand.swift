import Actions
import ArgumentParser
import Model

/// `reportgen set`: changes a setting of the profile.
struct SetCommand: ParsableCommand {
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

    func run() throws {
        try settings.carryOut(remove ? .remove(key) : .set(key, to: value.joined(separator: " ")))
    }
}

/// `reportgen pause`: days on which a gap costs no streak.
struct PauseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Let streaks rest for a holiday or an illness.",
        discussion: """
              reportgen pause holiday --from 2.8. --to 16.8.
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
        completion: .custom(LogCompletion.streaks))
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
        try settings.carryOut(remove ? .removePause(reason) : .pause(reason, from: from, to: to, streaks: streaks))
    }
}
