/// Why something cannot be written down as the log sheet says it.
package enum SheetProblem: Sendable, Equatable {
    /// Not a day, or one that could be another.
    case noDay(RequestProblem)
    /// A day after today.
    case dateToCome
    case noDrinks
    /// The level that so many drinks are.
    case otherLevel(Level)
    /// Not a length in minutes, or longer than a day.
    case noMinutes, tooManyMinutes
    case noNumber
    /// Not within these numbers.
    case outside(String, String)
    case noText
    case noOption
    case noTime
    /// Something else was written since the page was loaded.
    case changedSince
    /// No level was chosen.
    case noLevel
}
