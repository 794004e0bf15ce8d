/// What to do about a request that cannot be carried out.
package enum RequestHint: Sendable, Equatable {
    /// The arguments of a command that would be understood.
    case example(String)
    case expected([String])
    /// One of these words was probably meant.
    case didYouMean([String])
    case writeMore
    /// What would be an amount: with the number, and with a unit.
    case amounts(String, unit: LocalizedText?)
    case numberOfDrinksOr([String])
    /// `tracker add` makes a tracker; of a preset its id.
    case makeTracker(String?)
    case trackersAre([String])
    case nameID([String])
    /// If so many drinks are meant.
    case sayDrinks(String)
    case setGrams
    case limitsOfLevels
    case drinksInAll(Day)
    case noteAndDate, dateAndTime
    case onceForEach
    case yesterdayOrToday
    case timeOrAll
    case otherID, nameWithID, presetsAreListed, yesDoesIt
    case restKeepsLogs(String)
    case modeByCommand, renameByCommand
    /// The command that lists the plans of a tracker, and changes them.
    case plansByCommand(String)
    case firstDayOfPause
    case stopExperiment
    case writtenByHand
    /// What `undo` takes back next.
    case undoesNext(String)
    /// A place in a file, and what is wrong there, in English.
    case fileHasError(String, String)
}
