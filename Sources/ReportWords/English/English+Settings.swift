import ProgressModel

extension English: SettingsPhrases {
    var settings: String { "Settings" }
    var settingsDescription: String { "Change how this report counts." }
    var save: String { "Save" }
    var cancel: String { "Cancel" }
    var settingsWritten: String { "Saved. Every page counts with it from now on." }
    func problem(_ problem: SettingsProblem) -> String {
        switch problem {
        case .noAmount(let most): "That is not a number from 0 to \(most). Expected is e.g. 4.50."
        case .noCurrency: "That is not a currency. Expected are three letters such as EUR."
        case .noGoalName: "What is this amount for?"
        case .noGoalAmount: "That is not an amount above 0. Expected is e.g. 900."
        case .changedSince: "The file has changed since this page was loaded. Load the page again."
        case .noTrackerName: "The name is missing, or it has no letter from A to Z and no digit."
        case .isThereAlready(let id): "There is a tracker “\(id)” already."
        }
    }

    var savingsSettings: String { "Savings" }
    var savingsSettingsLede: String {
        "What a drink cost, and how many there used to be: your savings follow from both."
    }
    var changeSavings: String { "Change price and drinks" }
    func name(of field: SavingsField) -> String {
        switch field {
        case .price: "Price of a drink"
        case .currency: "Currency"
        case .drinks: "Drinks before"
        case .unit: "Per"
        case .method: "What is counted"
        case .calories: "Calories of a drink"
        case .goal: "Saving for"
        case .amount: "Amount"
        }
    }
    func explanation(of field: SavingsField) -> String? {
        switch field {
        case .price: "What one drink cost you on average. Leave empty to hide money."
        case .currency: "Three letters, such as EUR, USD or CHF. Amounts are not converted."
        case .drinks: "How many you used to have, before you began. Empty: no savings are shown."
        case .calories: "In kilocalories. Empty: 150, about a glass of wine."
        case .unit, .method, .goal, .amount: nil
        }
    }
    var latestAmountOnly: String { "It has changed over time. This is the latest amount; the earlier ones stay." }
    func name(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays: "Sober days"
        case .balance: "All days"
        }
    }
    func explanation(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays: "Each sober day saves what a day used to cost."
        case .balance: "Drinks of other days are taken off again, so it can fall below zero."
        }
    }
    var perDay: String { "a day" }
    var perWeek: String { "a week" }
    var savingsGoals: String { "What you save for" }
    var savingsGoalsNote: String { "As many as you like. Empty both fields to take one out." }
    var savedSoFar: String { "So far" }
    var savingsNeedBoth: String { "With a price and the drinks of before, your savings stand here." }
    var drinksAvoided: String { "Drinks avoided" }
    var moreThanBefore: String { "more than before" }
    func spentMore(_ amount: String) -> String { "spent \(amount) more than before" }
    func goal(_ price: String, missing: String) -> String { "\(price), \(missing) to go" }
    func goalReached(_ price: String) -> String { "\(price), reached" }

    var whatIf: String { "What if?" }
    var whatIfLede: String {
        "Move the sliders to see what you'd have saved with other numbers. Nothing is written."
    }
    var tryOtherNumbers: String { "Try other numbers" }
    var calculate: String { "Calculate" }
    var takeOver: String { "Use these numbers" }
    func now(_ amount: String) -> String { "now \(amount)" }

    var trackerSettings: String { "Your trackers" }
    var trackerSettingsLede: String { "What you count and notice beside drinks, minutes and workouts." }
    var noTrackersYet: String { "There are none yet." }
    var change: String { "Change" }
    var letRest: String { "Let it rest" }
    var goOn: String { "Go on with it" }
    var makePublic: String { "Show it in public" }
    var endPublic: String { "Do not show it in public" }
    var staysPrivate: String { "private" }
    var modeField: String { "Mode" }
    var sinceField: String { "From" }
    var seeWhatChanges: String { "See what changes" }
    func explanation(of mode: Tracker.Mode) -> String {
        switch mode {
        case .counter: "counter: how many on a day"
        case .yesNo: "yes/no: done or not"
        case .number: "number: a value, such as a weight"
        case .selection: "selection: one of some options"
        case .note: "note: a few words"
        case .awareness: "awareness: notice when it happens"
        case .avoidance: "avoidance: days without it count"
        }
    }
    var addTracker: String { "Add a tracker" }
    var fromPreset: String { "A ready-made one" }
    var presetField: String { "Preset" }
    var ownTracker: String { "One of your own" }
    var trackerNameField: String { "Name" }
    var iconField: String { "Emoji (optional)" }
    var add: String { "Add" }
    func wasAdded(_ tracker: String) -> String { "\(tracker) is added." }
    func consent(_ change: TrackerSettingsChange, _ tracker: String, mode: String) -> String {
        switch change {
        case .mode: "\(tracker): change to \(mode)?"
        case .rest: "\(tracker): let it rest?"
        case .goOn: "\(tracker): go on with it?"
        case .share: "\(tracker): show it in public?"
        case .unshare: "\(tracker): no longer show it in public?"
        }
    }
    var whatWillChange: String { "What will change" }
    var recordsStay: String { "What you have logged stays, whatever you choose. You can undo it afterwards." }
    var noStreakChanges: String { "No streak changes." }
    var doThis: String { "Change it" }
}
