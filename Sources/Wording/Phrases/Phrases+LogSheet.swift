package import Model

/// The words of the log sheet, which only a server shows.
extension Phrases {
    /// The page, the button that leads to it, and those that write something down.
    package var logSheet: String { say("Log", "Eintragen") }
    package var logSheetDescription: String {
        say("Write down what happened, with one tap.", "Mit einem Tipp aufschreiben, was war.")
    }
    package var otherDate: String { say("Other date", "Anderes Datum") }
    /// The button beside the other date.
    package var showDate: String { say("Show", "Anzeigen") }
    /// The question about a day, with its date, such as `How was yesterday, Thursday 30 October?`.
    package func howWas(_ day: Day, today: Day) -> String {
        say("How was \(datedDayName(day, today: today))?", "Wie war \(datedDayName(day, today: today))?")
    }
    /// How many drinks a button writes; `drinks` is 0 or 1.
    package func exactly(_ drinks: Int) -> String {
        drinks == 0 ? say("No drink", "Kein Drink") : say("1 drink", "1 Drink")
    }
    /// How much such a steady day is, in a word; `drinks` is 0 or 1.
    package func captionOfSteady(drinks: Int) -> String {
        drinks == 0 ? say("none", "nichts") : say("minimal", "wenig")
    }
    /// What unfolds the fields of the levels.
    package var numberOrNote: String { say("Number or note", "Zahl oder Notiz") }
    package var exactDrinks: String { say("Exact number of drinks", "Genaue Zahl der Drinks") }
    package var noteIfAny: String { say("Note (optional)", "Notiz (optional)") }
    /// The button that writes down the exact number of drinks.
    package var logNumber: String { say("Log the number", "Zahl eintragen") }
    package var workoutTypeField: String { say("Kind (optional)", "Art (optional)") }
    package var otherAmount: String { say("Other amount", "Andere Menge") }
    package var textField: String { "Text" }
    package var yes: String { say("Yes", "Ja") }
    /// The button for a moment that was noticed, and for one that was to be avoided.
    package var logMoment: String { say("Noticed", "Bemerkt") }
    package var itHappened: String { say("Happened", "Passiert") }
    package var placeField: String { say("Place", "Ort") }
    package var anotherTrigger: String { say("Another trigger", "Anderer Auslöser") }
    package var anotherPlace: String { say("Another place", "Anderer Ort") }
    package var timeField: String { say("Time (optional)", "Uhrzeit (optional)") }
    /// What many people are grateful for.
    package var gratitudeItems: [String] {
        say(
            ["Family", "Friends", "Health", "Good food", "Nature", "A quiet moment"],
            ["Familie", "Freunde", "Gesundheit", "Gutes Essen", "Natur", "Ein ruhiger Moment"])
    }
    /// What unfolds the fields that are rarely needed.
    package var moreFields: String { say("More", "Mehr") }
    package var noteOfDay: String { say("Note of the day", "Notiz des Tages") }
    /// The calendar in which days are marked with a tap, and what a tap does; `steady` is the name of the level.
    package func markDaysTitle(weeks: Int) -> String {
        say(
            "The last \(weeks == 4 ? "four" : "\(weeks)") weeks",
            "Die letzten \(weeks == 4 ? "vier" : "\(weeks)") Wochen")
    }
    package func markDaysHint(_ steady: String) -> String {
        say(
            "Tap an empty day to mark it as \(steady.lowercased()); tap again to undo. A day with an entry opens.",
            "Tippe auf einen leeren Tag, um ihn als „\(steady)“ einzutragen; ein zweites Mal nimmt das zurück. Ein Tag mit Eintrag wird geöffnet."
        )
    }
    /// The link that shows more of them.
    package var earlierWeeks: String { say("Earlier weeks", "Frühere Wochen") }
    /// What a screen reader hears of a day in it: a day without an entry, one that was marked there, one with an entry.
    package func markTile(_ day: String, _ steady: String) -> String {
        say("\(day), no entry: mark as \(steady.lowercased())", "\(day), kein Eintrag: als „\(steady)“ eintragen")
    }
    package func unmarkTile(_ day: String, _ entry: String) -> String {
        say("\(day), \(entry): take back", "\(day), \(entry): zurücknehmen")
    }
    package func openTile(_ day: String, _ entry: String) -> String {
        say("\(day), \(entry): open", "\(day), \(entry): öffnen")
    }
    /// In the calendars of a month: before the buttons of a day, and the way to its log sheet.
    package var noEntryYet: String { say("No entry yet:", "Noch kein Eintrag:") }
    package var openDayInSheet: String { say("Open this day in the log sheet", "Diesen Tag unter „Eintragen“ öffnen") }
    /// The way back.
    package var dayInCalendar: String { say("This day in the calendar", "Dieser Tag im Kalender") }
    /// What is written for the day.
    package var writtenDown: String { say("Written down for this day", "An diesem Tag eingetragen") }
    package var nothingWrittenDown: String { say("Nothing yet.", "Noch nichts.") }
    /// The button that takes a record out of the day, and what a screen reader hears of it.
    package var takeOut: String { say("Remove", "Löschen") }
    package func takeOut(_ record: String) -> String { say("Remove: \(record)", "\(record) löschen") }
    /// On the button of a level that is written down.
    package var isWrittenDown: String { say("done", "erledigt") }
    package var undoThis: String { say("Undo", "Rückgängig") }
    /// `what` is what was written and for which day, `time` when.
    package func lastChange(_ what: String, _ time: String) -> String {
        say("Last change: \(what) (\(time))", "Letzte Änderung: \(what) (\(time))")
    }
    /// `easy, 3 drinks for yesterday, Thursday 30 October`; `day` is of `dayName`.
    package func what(_ what: String, for day: String) -> String { say("\(what) for \(day)", "\(what) für \(day)") }
    /// A change of the files that are no records, by their names.
    package func settings(in files: String) -> String { say("settings in \(files)", "Einstellungen in \(files)") }
    /// `what` is what was written before.
    package func takenBack(_ what: String) -> String { say("Taken back: \(what)", "Zurückgenommen: \(what)") }
    /// What unfolds the forms of what was never logged, by its names.
    package func moreToLog(_ names: [String]) -> String {
        say("Also: \(names.joined(separator: ", "))", "Außerdem: \(names.joined(separator: ", "))")
    }
    /// The link beside the question that explains the levels.
    package var whatLevelsMean: String { say("What the levels mean", "Was die Stufen bedeuten") }
    /// `what` is a record that was taken out of its day.
    package func removed(_ what: String) -> String { say("\(what) removed", "\(what) gelöscht") }
    package var wholeSheet: String { say("Log something else", "Etwas anderes eintragen") }
    /// The way to the levels for who has never written one down.
    package var logDrinks: String { say("Log drinks", "Drinks eintragen") }
    /// Beside the field: what is wrong and what was expected.
    package func problem(_ problem: SheetProblem) -> String {
        switch problem {
        case .noDay(let problem): self.problem(problem) + "."
        case .dateToCome: say("This day has not come yet.", "Dieser Tag kommt erst noch.")
        case .noDrinks:
            say(
                "This is not a number of drinks. Expected e.g. 3 or 2.5, at most 1000.",
                "Das ist keine Zahl von Drinks. Erwartet wird z. B. 3 oder 2,5, höchstens 1000.")
        case .otherLevel(let level):
            say(
                "So many drinks are \(self.level(level).lowercased()). Change the number or the level.",
                "So viele Drinks sind „\(self.level(level))“. Ändere die Zahl oder die Stufe.")
        case .noMinutes:
            say(
                "This is not a number of minutes. Expected e.g. 20 or 1:15.",
                "Das ist keine Zahl von Minuten. Erwartet wird z. B. 20 oder 1:15.")
        case .tooManyMinutes: say("A day has only 1440 minutes.", "Ein Tag hat nur 1440 Minuten.")
        case .noNumber:
            say("This is not a number. Expected e.g. 2 or 7.5.", "Das ist keine Zahl. Erwartet wird z. B. 2 oder 7,5.")
        case .outside(let first, let last):
            say("Expected a number from \(first) to \(last).", "Erwartet wird eine Zahl von \(first) bis \(last).")
        case .noText: say("There is no text yet.", "Der Text fehlt noch.")
        case .noOption: say("Nothing was chosen yet.", "Es ist noch nichts ausgewählt.")
        case .noTime:
            say("This is not a time. Expected e.g. 21:40.", "Das ist keine Uhrzeit. Erwartet wird z. B. 21:40.")
        case .changedSince:
            say(
                "Something else was written since this page was loaded, so nothing was undone.",
                "Seit diese Seite geladen wurde, ist etwas anderes eingetragen worden. Es wurde nichts rückgängig gemacht."
            )
        case .noLevel:
            say("Choose a level, or enter a number of drinks.", "Wähle eine Stufe oder gib eine Zahl von Drinks ein.")
        }
    }
    /// Behind every problem.
    package var nothingWasWritten: String { say("Nothing was written.", "Es wurde nichts eingetragen.") }
}
