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
    /// The question about a day, which is named with its date: `How was yesterday, Thursday 30 October?`
    func howWas(_ day: Day, today: Day) -> String
    /// How many drinks a button stands for; `drinks` is 0 or 1.
    func exactly(_ drinks: Int) -> String
    /// How much such a steady day is, in a word; `drinks` is 0 or 1.
    func captionOfSteady(drinks: Int) -> String
    /// What unfolds the fields of the levels.
    var numberOrNote: String { get }
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
    /// The calendar in which days are marked with a tap, and what a tap does; `steady` is the name of the level.
    func markDaysTitle(weeks: Int) -> String
    func markDaysHint(_ steady: String) -> String
    /// The link that shows more of them.
    var earlierWeeks: String { get }
    /// What a screen reader hears of a day in it: a day without an entry, one that was marked there, one with an entry.
    func markTile(_ day: String, _ steady: String) -> String
    func unmarkTile(_ day: String, _ entry: String) -> String
    func openTile(_ day: String, _ entry: String) -> String
    /// In the calendars of a month: before the buttons of a day, and the way to its log sheet.
    var noEntryYet: String { get }
    var openDayInSheet: String { get }
    /// The way back.
    var dayInCalendar: String { get }
    /// What stands written for the day.
    var writtenDown: String { get }
    var nothingWrittenDown: String { get }
    /// The button that takes a record out of the day, and what a screen reader hears of it.
    var takeOut: String { get }
    func takeOut(_ record: String) -> String
    /// On the button of a level that is written down.
    var isWrittenDown: String { get }
    var undoThis: String { get }
    /// `what` is what was written and for which day, `time` when.
    func lastChange(_ what: String, _ time: String) -> String
    /// `easy, 3 drinks for yesterday, Thursday 30 October`; `day` is of `dayName`.
    func what(_ what: String, for day: String) -> String
    /// A change of the files that are no records, by their names.
    func settings(in files: String) -> String
    /// `what` is what was written before.
    func takenBack(_ what: String) -> String
    /// What unfolds the forms of what was never logged, by its names.
    func moreToLog(_ names: [String]) -> String
    /// The link beside the question that explains the levels.
    var whatLevelsMean: String { get }
    /// `what` is a record that was taken out of its day.
    func removed(_ what: String) -> String
    /// From the sheet of one thing to that of all.
    var wholeSheet: String { get }
    /// The way to the levels for who has never written one down.
    var logDrinks: String { get }
    /// Beside the field: what is wrong and what was expected.
    func problem(_ problem: SheetProblem) -> String
    /// Behind every problem.
    var nothingWasWritten: String { get }
}

/// Why something cannot be written down as the log sheet says it.
package enum SheetProblem: Sendable, Equatable {
    /// Not a day, or one that could be another.
    case noDay(RequestProblem)
    /// A day after today.
    case dateToCome
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
