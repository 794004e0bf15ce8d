package import Model

extension Phrases {
    /// The title of the page, the button that opens it, and the buttons that write something down.
    package var logSheet: String { say("Log", "Eintragen") }
    package var logSheetDescription: String {
        say("Write down what happened, with one tap.", "Mit einem Tipp aufschreiben, was war.")
    }
    package var otherDate: String { say("Other date", "Anderes Datum") }
    /// The button next to the other date.
    package var showDate: String { say("Show", "Anzeigen") }
    /// The question about a day, with its date, such as `How was yesterday, Thursday 30 October?`.
    package func howWas(_ day: Day, today: Day) -> String {
        say("How was \(datedDayName(day, today: today))?", "Wie war \(datedDayName(day, today: today))?")
    }
    /// The number of drinks that a button writes, 0 or 1.
    package func exactly(_ drinks: Int) -> String {
        drinks == 0 ? say("No drink", "Kein Drink") : say("1 drink", "1 Drink")
    }
    /// The amount on such a steady day, in a word; `drinks` is 0 or 1.
    package func captionOfSteady(drinks: Int) -> String {
        drinks == 0 ? say("none", "nichts") : say("minimal", "wenig")
    }
    /// Expands the fields of the levels.
    package var numberOrNote: String { say("Number or note", "Zahl oder Notiz") }
    package var exactDrinks: String { say("Exact number of drinks", "Genaue Zahl der Drinks") }
    package var noteIfAny: String { say("Note (optional)", "Notiz (optional)") }
    package var logNumber: String { say("Log the number", "Zahl eintragen") }
    package var workoutTypeField: String { say("Kind (optional)", "Art (optional)") }
    package var otherAmount: String { say("Other amount", "Andere Menge") }
    package var textField: String { "Text" }
    package var yes: String { say("Yes", "Ja") }
    /// The button for a noticed moment, and for one that was to be avoided.
    package var logMoment: String { say("Noticed", "Bemerkt") }
    package var itHappened: String { say("Happened", "Passiert") }
    package var placeField: String { say("Place", "Ort") }
    package var anotherTrigger: String { say("Another trigger", "Anderer Auslöser") }
    package var anotherPlace: String { say("Another place", "Anderer Ort") }
    package var timeField: String { say("Time (optional)", "Uhrzeit (optional)") }
    package var gratitudeItems: [String] {
        say(
            ["Family", "Friends", "Health", "Good food", "Nature", "A quiet moment"],
            ["Familie", "Freunde", "Gesundheit", "Gutes Essen", "Natur", "Ein ruhiger Moment"])
    }
    /// Expands the rarely used fields.
    package var moreFields: String { say("More", "Mehr") }
    package var noteOfDay: String { say("Note of the day", "Notiz des Tages") }
    /// The title of the calendar for marking days with a tap, and its explanation; `steady` is the name of the level.
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
    /// The link to more weeks.
    package var earlierWeeks: String { say("Earlier weeks", "Frühere Wochen") }
    /// The text alternatives of its days: without an entry, marked there, with an entry.
    package func markTile(_ day: String, _ steady: String) -> String {
        say("\(day), no entry: mark as \(steady.lowercased())", "\(day), kein Eintrag: als „\(steady)“ eintragen")
    }
    package func unmarkTile(_ day: String, _ entry: String) -> String {
        say("\(day), \(entry): take back", "\(day), \(entry): zurücknehmen")
    }
    package func openTile(_ day: String, _ entry: String) -> String {
        say("\(day), \(entry): open", "\(day), \(entry): öffnen")
    }
    /// In the calendars of a month: before the buttons of a day, and the link to its log sheet.
    package var noEntryYet: String { say("No entry yet:", "Noch kein Eintrag:") }
    package var openDayInSheet: String { say("Open this day in the log sheet", "Diesen Tag unter „Eintragen“ öffnen") }
    /// The link back.
    package var dayInCalendar: String { say("This day in the calendar", "Dieser Tag im Kalender") }
    /// The heading of the day's records.
    package var writtenDown: String { say("Written down for this day", "An diesem Tag eingetragen") }
    package var nothingWrittenDown: String { say("Nothing yet.", "Noch nichts.") }
    /// The button that removes a record of the day, and its text alternative.
    package var takeOut: String { say("Remove", "Löschen") }
    package func takeOut(_ record: String) -> String { say("Remove: \(record)", "\(record) löschen") }
    /// On the button of a level that is written down.
    package var isWrittenDown: String { say("done", "erledigt") }
    package var undoThis: String { say("Undo", "Rückgängig") }
    /// `what` is the record and its day, `time` that of the change.
    package func lastChange(_ what: String, _ time: String) -> String {
        say("Last change: \(what) (\(time))", "Letzte Änderung: \(what) (\(time))")
    }
    /// `easy, 3 drinks for yesterday, Thursday 30 October`; `day` is from `dayName`.
    package func what(_ what: String, for day: String) -> String { say("\(what) for \(day)", "\(what) für \(day)") }
    /// A change of files other than records, by name.
    package func settings(in files: String) -> String { say("settings in \(files)", "Einstellungen in \(files)") }
    /// `what` is the undone record.
    package func takenBack(_ what: String) -> String { say("Taken back: \(what)", "Zurückgenommen: \(what)") }
    /// Expands the forms of things that were never logged, by name.
    package func moreToLog(_ names: [String]) -> String {
        say("Also: \(names.joined(separator: ", "))", "Außerdem: \(names.joined(separator: ", "))")
    }
    /// The link next to the question that explains the levels.
    package var whatLevelsMean: String { say("What the levels mean", "Was die Stufen bedeuten") }
    /// `what` is a record that was removed from its day.
    package func removed(_ what: String) -> String { say("\(what) removed", "\(what) gelöscht") }
    package var wholeSheet: String { say("Log something else", "Etwas anderes eintragen") }
    /// The link to the levels for people without any entry.
    package var logDrinks: String { say("Log drinks", "Drinks eintragen") }
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
    /// After every problem.
    package var nothingWasWritten: String { say("Nothing was written.", "Es wurde nichts eingetragen.") }
}
