package import ProgressModel

/// The words of the log sheet, which only a server shows.
package protocol LogSheetPhrases: Sendable {
    /// The page and the button that leads to it.
    var logSheet: String { get }
    var logSheetDescription: String { get }
    /// The list of days that can be chosen.
    var chooseDay: String { get }
    var otherDate: String { get }
    /// The button beside the other date.
    var showDate: String { get }
    var howWasTheDay: String { get }
    /// How many drinks a button stands for; `drinks` is 0 or 1.
    func exactly(_ drinks: Int) -> String
    var exactDrinks: String { get }
    var noteIfAny: String { get }
    /// The button that writes down the exact number of drinks.
    var logNumber: String { get }
    /// The button of any other form.
    var logThis: String { get }
    var minutesField: String { get }
    var workoutTypeField: String { get }
    var otherAmount: String { get }
    var valueField: String { get }
    var textField: String { get }
    var yes: String { get }
    /// The button for a moment that was noticed, and for one that was to be avoided.
    var logMoment: String { get }
    var itHappened: String { get }
    var placeField: String { get }
    var anotherTrigger: String { get }
    var anotherPlace: String { get }
    var timeField: String { get }
    /// What many people are grateful for.
    var gratitudeItems: [String] { get }
    /// What unfolds the fields that are rarely needed.
    var moreFields: String { get }
    var noteOfDay: String { get }
    /// What stands written for the day.
    var writtenDown: String { get }
    var nothingWrittenDown: String { get }
    /// On the button of a level that is written down.
    var isWrittenDown: String { get }
    var undoThis: String { get }
    /// `action` is what was typed or stands for what was tapped, `time` when.
    func lastChange(_ action: String, _ time: String) -> String
    /// From the sheet of one thing to that of all.
    var wholeSheet: String { get }
    /// Beside the field: what is wrong and what was expected.
    func problem(_ problem: SheetProblem) -> String
    /// Behind every problem.
    var nothingWasWritten: String { get }
}

/// Why something cannot be written down as the log sheet says it.
package enum SheetProblem: Sendable, Equatable {
    /// Not a date, or one after today.
    case noDate, dateToCome
    /// Not a number of drinks.
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
