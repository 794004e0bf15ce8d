/// Why settings cannot be written as they were entered.
package enum SettingsProblem: Sendable, Equatable {
    /// Not an amount of money, not a number from 0 to this one.
    case noAmount(upTo: String)
    case noCurrency
    /// A goal without its name, without its amount, or of nothing.
    case noGoalName, noGoalAmount
    /// The file has changed since the page was loaded.
    case changedSince
    case noTrackerName
    case isThereAlready(String)
}
