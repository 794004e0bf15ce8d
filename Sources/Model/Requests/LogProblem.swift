/// Why the words of a log can't be written down.
package enum LogProblem: Sendable, Equatable {
    // What is meant
    case nothingSaid
    case unknownWord(String)
    /// The beginning of several names.
    case beginning(String, of: [String])
    /// The name, or the beginning of the name, of several trackers or options.
    case couldBe(String, [String])
    case severalTrackers(String)
    case noTracker(String)
    /// Words without a meaning.
    case notUnderstood(String)

    // Levels and minutes
    case thatManyDrinks(String)
    /// A volume without `drinkGrams` in the profile; a volume without a strength.
    case gramsUnknown, strengthUnknown
    /// A number of drinks that belongs to another level than the one named.
    case otherLevel(drinks: String, Level, said: Level)
    /// Additional drinks on a day whose number of drinks isn't known.
    case drinksUnknown(Day, Level)
    /// A separator before three digits, which may be for thousands or for decimals.
    case twoNumbers(String, String, String)
    case noMinutes(Session.Kind)
    /// The day that is usually meant has an entry, and today has none.
    case eitherDay(Day, Level, today: Day)

    // Trackers, by their ids
    case noValue(String)
    case notWithin(String, low: String, high: String, String)
    case noAmount(String, of: String)
    case noOption(of: String)
    case tooManyOptions(of: String, Int)
    case unknownOption(String, of: String)
    case noText
    case noIsNoLog
    case hasNoNumbers(String)

    // Options of the command
    case noteIsEmpty
    case timeSaidTwice
    /// `--trigger` or `--place` without a tracker.
    case optionOfTrackers(String)
    case noteHasNoTime, noteHasNoSource
    case nothingToTakeOutSaid
}
