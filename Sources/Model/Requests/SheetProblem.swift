/// Why the input of the log sheet can't be written down.
package enum SheetProblem: Sendable, Equatable {
    /// Not a day, or ambiguous.
    case noDay(RequestProblem)
    /// A day after today.
    case dateToCome
    case noDrinks
    /// The level of this number of drinks.
    case otherLevel(Level)
    /// Not a length in minutes; longer than a day.
    case noMinutes, tooManyMinutes
    case noNumber
    /// Not between these numbers.
    case outside(String, String)
    case noText
    case noOption
    case noTime
    /// Something else was written since the page was loaded.
    case changedSince
    case noLevel
}
