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
