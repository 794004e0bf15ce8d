/// Why words cannot be written down.
package enum LogProblem: Sendable, Equatable {
    // What is meant
    case nothingSaid
    case unknownWord(String)
    /// It begins several names.
    case beginning(String, of: [String])
    /// It is the name, or the beginning of the name, of several trackers or options.
    case couldBe(String, [String])
    case severalTrackers(String)
    case noTracker(String)
    /// Words that are left over.
    case notUnderstood(String)

    // Levels and minutes
    case thatManyDrinks(String)
    /// A volume, whose drinks need `drinkGrams`; and one without a strength.
    case gramsUnknown, strengthUnknown
    /// A number of drinks that is another level than the one that was said.
    case otherLevel(drinks: String, Level, said: Level)
    /// More drinks on a day whose drinks are not known.
    case drinksUnknown(Day, Level)
    /// A separator before three digits: the number of thousands, or the decimal one.
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
    /// `--trigger` or `--place` with something else than a tracker.
    case optionOfTrackers(String)
    case noteHasNoTime, noteHasNoSource
    case nothingToTakeOutSaid
}
