import ProgressModel

extension English: LogSheetPhrases {
    var logSheet: String { "Log" }
    var logSheetDescription: String { "Write down what happened, with one tap." }
    var chooseDay: String { "Day" }
    var otherDate: String { "Other date" }
    var showDate: String { "Show" }
    func howWas(_ day: Day, today: Day) -> String { "How was \(datedDayName(day, today: today))?" }
    func exactly(_ drinks: Int) -> String { drinks == 0 ? "No drink" : "1 drink" }
    func captionOfSteady(drinks: Int) -> String { drinks == 0 ? "none" : "minimal" }
    var numberOrNote: String { "Number or note" }
    var exactDrinks: String { "Exact number of drinks" }
    var noteIfAny: String { "Note (optional)" }
    var logNumber: String { "Log the number" }
    var logThis: String { "Log" }
    var minutesField: String { "Minutes" }
    var workoutTypeField: String { "Kind (optional)" }
    var otherAmount: String { "Other amount" }
    var valueField: String { "Value" }
    var textField: String { "Text" }
    var yes: String { "Yes" }
    var logMoment: String { "Noticed" }
    var itHappened: String { "Happened" }
    var placeField: String { "Place" }
    var anotherTrigger: String { "Another trigger" }
    var anotherPlace: String { "Another place" }
    var timeField: String { "Time (optional)" }
    var gratitudeItems: [String] { ["Family", "Friends", "Health", "Good food", "Nature", "A quiet moment"] }
    var moreFields: String { "More" }
    var noteOfDay: String { "Note of the day" }
    func markDaysTitle(weeks: Int) -> String { "The last \(weeks == 4 ? "four" : "\(weeks)") weeks" }
    func markDaysHint(_ steady: String) -> String {
        "Tap an empty day to mark it as \(steady.lowercased()); tap again to undo. A day with an entry opens."
    }
    func markTile(_ day: String, _ steady: String) -> String { "\(day), no entry: mark as \(steady.lowercased())" }
    func unmarkTile(_ day: String, _ entry: String) -> String { "\(day), \(entry): take back" }
    func openTile(_ day: String, _ entry: String) -> String { "\(day), \(entry): open" }
    var noEntryYet: String { "No entry yet:" }
    var openDayInSheet: String { "Open this day in the log sheet" }
    var dayInCalendar: String { "This day in the calendar" }
    var writtenDown: String { "Written down for this day" }
    var takeOut: String { "Remove" }
    func takeOut(_ record: String) -> String { "Remove: \(record)" }
    var nothingWrittenDown: String { "Nothing yet." }
    var isWrittenDown: String { "done" }
    var undoThis: String { "Undo" }
    func lastChange(_ what: String, _ time: String) -> String { "Last change: \(what) (\(time))" }
    func what(_ what: String, for day: String) -> String { "\(what) for \(day)" }
    func settings(in files: String) -> String { "settings in \(files)" }
    func takenBack(_ what: String) -> String { "Taken back: \(what)" }
    var logDrinks: String { "Log drinks" }
    func moreToLog(_ names: [String]) -> String { "Also: " + names.joined(separator: ", ") }
    var whatLevelsMean: String { "What the levels mean" }
    var earlierWeeks: String { "Earlier weeks" }
    func removed(_ what: String) -> String { "\(what) removed" }
    var wholeSheet: String { "Log something else" }
    func problem(_ problem: SheetProblem) -> String {
        switch problem {
        case .noDay(let problem): self.problem(problem) + "."
        case .dateToCome: "This day has not come yet."
        case .noDrinks: "This is not a number of drinks. Expected e.g. 3 or 2.5, at most 1000."
        case .otherLevel(let level):
            "So many drinks are \(self.level(level).lowercased()). Change the number or the level."
        case .noMinutes: "This is not a number of minutes. Expected e.g. 20 or 1:15."
        case .tooManyMinutes: "A day has only 1440 minutes."
        case .noNumber: "This is not a number. Expected e.g. 2 or 7.5."
        case .outside(let first, let last): "Expected a number from \(first) to \(last)."
        case .noText: "There is no text yet."
        case .noOption: "Nothing was chosen yet."
        case .noTime: "This is not a time. Expected e.g. 21:40."
        case .changedSince: "Something else was written since this page was loaded, so nothing was undone."
        case .noLevel: "Choose a level, or enter a number of drinks."
        }
    }
    var nothingWasWritten: String { "Nothing was written." }
}
