/// Why entered settings can't be written.
package enum SettingsProblem: Sendable, Equatable {
    /// Not an amount of money; not a number from 0 to this one.
    case noAmount(upTo: String)
    case noCurrency
    /// A goal without a name; without an amount; with an amount of 0.
    case noGoalName, noGoalAmount
    /// The file has changed since the page was loaded.
    case changedSince
    case noTrackerName
    case isThereAlready(String)
}
