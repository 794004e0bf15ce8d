import Model

/// The words of the pages for imports and exports.
extension Phrases {
    package var importTitle: String { say("Bring your data", "Daten mitbringen") }
    package var importShort: String { say("Import", "Import") }
    package func importLede(_ megabytes: Int) -> String {
        say(
            "A table or the export of another app, up to \(megabytes) MB. You see what becomes of it before anything is written; right after it one button takes it back.",
            "Eine Tabelle oder der Export einer anderen App, bis \(megabytes) MB. Du siehst, was daraus wird, bevor etwas geschrieben wird; gleich danach nimmt ein Knopf es zurück."
        )
    }
    package var chooseFile: String { say("Choose a file", "Datei auswählen") }
    package var fileToImport: String { say("File", "Datei") }
    package var fileToImportHint: String {
        say(
            "Choose it, or drop it here. It stays on this machine and is deleted after 15 minutes at the latest.",
            "Auswählen oder hierher ziehen. Sie bleibt auf diesem Rechner und wird nach spätestens 15 Minuten gelöscht."
        )
    }
    package var lookAtFile: String { say("Look at it", "Ansehen") }
    package var whatCanBeRead: String { say("What can be read", "Was gelesen werden kann") }
    package var importableFiles: [String] {
        [
            say(
                "A table as CSV, Excel (.xlsx) or LibreOffice (.ods): a column of dates, and a column for each thing that you note",
                "Eine Tabelle als CSV, Excel (.xlsx) oder LibreOffice (.ods): eine Spalte mit dem Datum und eine Spalte für alles, was du festhältst"
            ),
            say(
                "The export of Apple Health, as a zip file", "Der Export von Apple Health als Zip-Datei"),
            say(
                "What Loop, HabitBull, Daylio, Beaver Habits, Track & Graph and harsh export",
                "Was Loop, HabitBull, Daylio, Beaver Habits, Track & Graph und harsh exportieren"),
            say("Daily notes of Obsidian, as a zip file", "Tagesnotizen aus Obsidian als Zip-Datei"),
            say("What reportgen exports", "Was reportgen exportiert"),
        ]
    }
    package func whatColumnsMean(_ file: String) -> String {
        say("What is in \(file.isolated)?", "Was steht in \(file.isolated)?")
    }
    /// What a column of a table can mean, by its word in a mapping.
    package func tableMeaning(_ choice: String) -> String {
        switch choice {
        case "drinks": say("Number of drinks", "Anzahl der Drinks")
        case "level": say("Level of the day", "Stufe des Tages")
        case "meditation": say("Minutes of meditation", "Minuten Meditation")
        case "breathing": say("Minutes of breathing", "Minuten Atemübung")
        case "workout": say("Minutes of workout", "Minuten Training")
        case "metric": say("A measurement, such as weight", "Ein Messwert, etwa das Gewicht")
        case "tracker": say("A tracker: habit, number or mood", "Ein Tracker: Gewohnheit, Zahl oder Stimmung")
        case "note": say("Note of the day", "Notiz zum Tag")
        default: say("Leave it out", "Weglassen")
        }
    }
    package var pleaseChoose: String { say("Please choose", "Bitte wählen") }
    package var whichSheet: String { say("Which sheet?", "Welches Blatt?") }
    package var takeTextsToo: String { say("Texts of the notes", "Texte der Notizen") }
    package var levelsInNumbers: String { say("Levels of the day", "Stufen des Tages") }
    package var numbersOfDrinks: String { say("Numbers of drinks", "Anzahlen von Drinks") }
    package var whatWouldBeWritten: String { say("What will be written", "Was geschrieben wird") }
    package var takeFile: String { say("Take it over", "Übernehmen") }
    package func takeFileWithout(_ rows: Int) -> String {
        say(
            "Take it over without \(counted(rows, "row", "rows"))",
            "Ohne \(counted(rows, "Zeile", "Zeilen")) übernehmen")
    }
    package var lookAgain: String { say("Look again", "Neu ansehen") }
    package var dropFile: String { say("Another file", "Andere Datei") }
    package func rowsStayOut(_ rows: Int) -> String {
        say(
            "\(counted(rows, "row stays", "rows stay")) out: not everything there is clear",
            "\(counted(rows, "Zeile bleibt", "Zeilen bleiben")) weg: Dort ist nicht alles klar")
    }
    package func andMore(_ number: Int) -> String { say("and \(n(number)) more", "und \(n(number)) weitere") }
    package func downloadRows(_ rows: Int) -> String {
        say(
            "Download \(counted(rows, "row that stays", "rows that stay")) out",
            "\(counted(rows, "weggelassene Zeile", "weggelassene Zeilen")) herunterladen")
    }
    package var answerFirst: String {
        say("Answer the questions, then look again.", "Beantworte die Fragen, dann sieh es neu an.")
    }
    package var fileIsGone: String {
        say(
            "The file is not there any more: it is kept for 15 minutes, and only the last one. Choose it again.",
            "Die Datei ist nicht mehr da: Sie wird 15 Minuten aufbewahrt, und nur die letzte. Wähle sie noch einmal aus."
        )
    }
    package var tooManyFiles: String {
        say("Too many files at once. Try again later.", "Zu viele Dateien auf einmal. Versuche es später noch einmal.")
    }
    package func fileIsTooLarge(_ megabytes: Int) -> String {
        say("The file is larger than \(megabytes) MB.", "Die Datei ist größer als \(megabytes) MB.")
    }
    package var noFileChosen: String { say("No file was chosen.", "Es wurde keine Datei ausgewählt.") }
    package var whatWasWritten: String { say("What was written", "Was geschrieben wurde") }
    package var whatItIsFor: String {
        say("Say what you want of it: settings.", "Sag, was du damit vorhast: Einstellungen.")
    }
    package var anotherFile: String { say("Bring another file.", "Noch eine Datei mitbringen.") }
    package var iHaveATable: String { say("I have a table already", "Ich habe schon eine Tabelle") }
    package var iHaveATableNote: String {
        say(
            "Notes in a spreadsheet, or the export of another app: bring them, and begin with what you have.",
            "Notizen in einer Tabelle oder der Export einer anderen App: Bring sie mit und fang mit dem an, was du hast."
        )
    }
    package var handOver: String { say("Hand over", "Weitergeben") }
    package var handOverLede: String {
        say(
            "A page for your doctor, everything as files, and pictures to share. Nothing leaves this machine unless you send it.",
            "Eine Seite für die Ärztin oder den Arzt, alles als Dateien und Bilder zum Teilen. Nichts verlässt diesen Rechner, wenn du es nicht verschickst."
        )
    }
    package var pageForDoctor: String { say("A page for your doctor", "Für die Ärztin oder den Arzt") }
    package var pageForDoctorNote: String {
        say(
            "One sheet of A4: drinks and days without, measurements, and the trackers that you choose. Nothing else is on it.",
            "Ein Blatt A4: Drinks und Tage ohne, Messwerte und die Tracker, die du auswählst. Sonst steht nichts darauf."
        )
    }
    package var lastDayShown: String { say("Last day", "Letzter Tag") }
    package var trackersForDoctor: String { say("Trackers on it", "Tracker, die darauf stehen") }
    package var notesToo: String { say("Show the notes of the days too", "Auch die Notizen der Tage zeigen") }
    package var showPage: String { say("Look at it", "Ansehen") }
    package var savePage: String { say("Save it", "Speichern") }
    package var daysInThePast: String {
        say(
            "The first day has to be before the last one, and the last one isn't in the future.",
            "Der erste Tag liegt vor dem letzten, und der letzte nicht in der Zukunft.")
    }
    package var nothingForDoctor: String {
        say(
            "In these days there is nothing to show: no drinks, no measurements and none of the trackers.",
            "In diesen Tagen gibt es nichts zu zeigen: keine Drinks, keine Messwerte und keinen der Tracker.")
    }
    package var everythingAsFiles: String { say("Everything as files", "Alles als Dateien") }
    package var everythingAsFilesNote: String {
        say(
            "All records, settings and notes in one zip file, which any spreadsheet reads and which comes in again without a loss.",
            "Alle Einträge, Einstellungen und Notizen in einer Zip-Datei, die jede Tabellenkalkulation liest und die ohne Verlust wieder hereinkommt."
        )
    }
    package var exportFormat: String { say("As", "Als") }
    package var tablesAsCSV: String { say("Tables (CSV)", "Tabellen (CSV)") }
    package var downloadZip: String { say("Download", "Herunterladen") }
    package var cardOfSpan: String { say("A picture to share", "Ein Bild zum Teilen") }
    package var whichCard: String { say("Of", "Von") }
    package var showCard: String { say("Show it", "Zeigen") }
    package var bringData: String { say("Bring a table or an export", "Tabelle oder Export mitbringen") }
}
