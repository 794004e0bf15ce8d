/// What to do about a request that can't be carried out.
package enum RequestHint: Sendable, Equatable {
    /// Arguments that would be understood.
    case example(String)
    case expected([String])
    /// One of these words was probably meant.
    case didYouMean([String])
    case writeMore
    /// Valid amounts: with the number, and with a unit.
    case amounts(String, unit: LocalizedText?)
    case numberOfDrinksOr([String])
    /// `tracker add` adds a tracker; with the id of a preset.
    case makeTracker(String?)
    case trackersAre([String])
    case nameID([String])
    /// How to write it if a number of drinks is meant.
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
    /// The command that lists and changes the plans of a tracker.
    case plansByCommand(String)
    case firstDayOfPause
    case stopExperiment
    case writtenByHand
    /// The change that `undo` undoes next.
    case undoesNext(String)
    /// A position in a file, and the error there, in English.
    case fileHasError(String, String)
}
