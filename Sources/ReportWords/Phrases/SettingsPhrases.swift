package import ProgressModel

/// The words of the settings, which only a server shows.
package protocol SettingsPhrases: Sendable {
    /// In the footer of every page.
    var settings: String { get }
    var settingsDescription: String { get }
    var save: String { get }
    var cancel: String { get }
    /// After settings were written.
    var settingsWritten: String { get }
    /// Beside a field, or above all of them: what is wrong and what was expected.
    func problem(_ problem: SettingsProblem) -> String

    // Savings
    var savingsSettings: String { get }
    var savingsSettingsLede: String { get }
    /// The link to the settings beside what was saved.
    var changeSavings: String { get }
    func name(of field: SavingsField) -> String
    /// What a field does, below it; nil where its name says all.
    func explanation(of field: SavingsField) -> String?
    /// Of an amount that has changed over time: which one the field holds.
    var latestAmountOnly: String { get }
    func name(of method: Profile.SavingsMethod) -> String
    func explanation(of method: Profile.SavingsMethod) -> String
    var perDay: String { get }
    var perWeek: String { get }
    /// What the fields for something to save for are called together.
    var savingsGoals: String { get }
    var savingsGoalsNote: String { get }
    /// The card with the numbers.
    var savedSoFar: String { get }
    /// In their place, where a price or a rate is missing.
    var savingsNeedBoth: String { get }
    var drinksAvoided: String { get }
    /// Said of a number where less was meant: `1,008 more than before`.
    var moreThanBefore: String { get }
    /// Of money within a sentence: `€670.00 spent more than before`.
    func spentMore(_ amount: String) -> String
    /// How far what was saved reaches: `€900.00, €564.00 to go`.
    func goal(_ price: String, missing: String) -> String
    func goalReached(_ price: String) -> String

    // What if
    var whatIf: String { get }
    var whatIfLede: String { get }
    /// The link from the settings of savings.
    var tryOtherNumbers: String { get }
    var calculate: String { get }
    /// The button that takes the tried numbers over into the form, where they can be saved.
    var takeOver: String { get }
    /// Behind the number that was tried: what it is now.
    func now(_ amount: String) -> String

    // Trackers
    var trackerSettings: String { get }
    var trackerSettingsLede: String { get }
    var noTrackersYet: String { get }
    var change: String { get }
    var letRest: String { get }
    var goOn: String { get }
    var makePublic: String { get }
    var endPublic: String { get }
    /// On a tracker that the public never sees, whatever else it says.
    var staysPrivate: String { get }
    var modeField: String { get }
    /// From which day on a saboteur has its new mode.
    var sinceField: String { get }
    /// The button that leads to what a change would do.
    var seeWhatChanges: String { get }
    func explanation(of mode: Tracker.Mode) -> String
    var addTracker: String { get }
    var fromPreset: String { get }
    var presetField: String { get }
    var ownTracker: String { get }
    var trackerNameField: String { get }
    var iconField: String { get }
    var add: String { get }
    func wasAdded(_ tracker: String) -> String
    /// The page before a change: what is asked; `mode` is that of a change of mode.
    func consent(_ change: TrackerSettingsChange, _ tracker: String, mode: String) -> String
    var whatWillChange: String { get }
    /// In place of what becomes of the streaks.
    var noStreakChanges: String { get }
    var recordsStay: String { get }
    var doThis: String { get }
}

/// A field of the settings of savings; its raw value is its name in the form.
package enum SavingsField: String, CaseIterable, Sendable {
    case price, currency, drinks, unit, method, calories
    case goal, amount
}

/// What is changed of a tracker; its raw value is its name in the form.
package enum TrackerSettingsChange: String, Sendable {
    case mode, rest
    case goOn = "go-on"
    case share, unshare
}

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
