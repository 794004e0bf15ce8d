import ProgressModel

extension German: LogSheetPhrases {
    var logSheet: String { "Eintragen" }
    var logSheetDescription: String { "Mit einem Tipp aufschreiben, was war." }
    var chooseDay: String { "Tag" }
    var otherDate: String { "Anderes Datum" }
    var showDate: String { "Anzeigen" }
    func howWas(_ day: Day, today: Day) -> String { "Wie war \(datedDayName(day, today: today))?" }
    func exactly(_ drinks: Int) -> String { drinks == 0 ? "Kein Drink" : "1 Drink" }
    func captionOfSteady(drinks: Int) -> String { drinks == 0 ? "nichts" : "wenig" }
    var numberOrNote: String { "Zahl oder Notiz" }
    var exactDrinks: String { "Genaue Zahl der Drinks" }
    var noteIfAny: String { "Notiz (optional)" }
    var logNumber: String { "Zahl eintragen" }
    var logThis: String { "Eintragen" }
    var minutesField: String { "Minuten" }
    var workoutTypeField: String { "Art (optional)" }
    var otherAmount: String { "Andere Menge" }
    var valueField: String { "Wert" }
    var textField: String { "Text" }
    var yes: String { "Ja" }
    var logMoment: String { "Bemerkt" }
    var itHappened: String { "Passiert" }
    var placeField: String { "Ort" }
    var anotherTrigger: String { "Anderer Auslöser" }
    var anotherPlace: String { "Anderer Ort" }
    var timeField: String { "Uhrzeit (optional)" }
    var gratitudeItems: [String] { ["Familie", "Freunde", "Gesundheit", "Gutes Essen", "Natur", "Ein ruhiger Moment"] }
    var moreFields: String { "Mehr" }
    var noteOfDay: String { "Notiz des Tages" }
    func markDaysTitle(weeks: Int) -> String { "Die letzten \(weeks == 4 ? "vier" : "\(weeks)") Wochen" }
    func markDaysHint(_ steady: String) -> String {
        "Tippe auf einen leeren Tag, um ihn als „\(steady)“ einzutragen; ein zweites Mal nimmt das zurück. Ein Tag mit Eintrag wird geöffnet."
    }
    func markTile(_ day: String, _ steady: String) -> String { "\(day), kein Eintrag: als „\(steady)“ eintragen" }
    func unmarkTile(_ day: String, _ entry: String) -> String { "\(day), \(entry): zurücknehmen" }
    func openTile(_ day: String, _ entry: String) -> String { "\(day), \(entry): öffnen" }
    var noEntryYet: String { "Noch kein Eintrag:" }
    var openDayInSheet: String { "Diesen Tag unter „Eintragen“ öffnen" }
    var dayInCalendar: String { "Dieser Tag im Kalender" }
    var writtenDown: String { "An diesem Tag eingetragen" }
    var takeOut: String { "Löschen" }
    func takeOut(_ record: String) -> String { "\(record) löschen" }
    var nothingWrittenDown: String { "Noch nichts." }
    var isWrittenDown: String { "erledigt" }
    var undoThis: String { "Rückgängig" }
    func lastChange(_ what: String, _ time: String) -> String { "Letzte Änderung: \(what) (\(time))" }
    func what(_ what: String, for day: String) -> String { "\(what) für \(day)" }
    func settings(in files: String) -> String { "Einstellungen in \(files)" }
    func takenBack(_ what: String) -> String { "Zurückgenommen: \(what)" }
    var logDrinks: String { "Drinks eintragen" }
    func moreToLog(_ names: [String]) -> String { "Außerdem: " + names.joined(separator: ", ") }
    var whatLevelsMean: String { "Was die Stufen bedeuten" }
    var earlierWeeks: String { "Frühere Wochen" }
    func removed(_ what: String) -> String { "\(what) gelöscht" }
    var wholeSheet: String { "Etwas anderes eintragen" }
    func problem(_ problem: SheetProblem) -> String {
        switch problem {
        case .noDay(let problem): self.problem(problem) + "."
        case .dateToCome: "Dieser Tag kommt erst noch."
        case .noDrinks: "Das ist keine Zahl von Drinks. Erwartet wird z. B. 3 oder 2,5, höchstens 1000."
        case .otherLevel(let level): "So viele Drinks sind „\(self.level(level))“. Ändere die Zahl oder die Stufe."
        case .noMinutes: "Das ist keine Zahl von Minuten. Erwartet wird z. B. 20 oder 1:15."
        case .tooManyMinutes: "Ein Tag hat nur 1440 Minuten."
        case .noNumber: "Das ist keine Zahl. Erwartet wird z. B. 2 oder 7,5."
        case .outside(let first, let last): "Erwartet wird eine Zahl von \(first) bis \(last)."
        case .noText: "Der Text fehlt noch."
        case .noOption: "Es ist noch nichts ausgewählt."
        case .noTime: "Das ist keine Uhrzeit. Erwartet wird z. B. 21:40."
        case .changedSince:
            "Seit diese Seite geladen wurde, ist etwas anderes eingetragen worden. Es wurde nichts rückgängig gemacht."
        case .noLevel: "Wähle eine Stufe oder gib eine Zahl von Drinks ein."
        }
    }
    var nothingWasWritten: String { "Es wurde nichts eingetragen." }
}
