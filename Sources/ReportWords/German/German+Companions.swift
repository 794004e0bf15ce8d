extension German: CompanionPhrases {
    var reminders: String { "Erinnerungen" }
    var remindersInCalendar: String { "Erinnerungen im Kalender" }
    func remindersComeTo(_ site: String) -> String {
        "\(site)/reminders.ics bringt deine Erinnerungen in einen Kalender, reportgen remind --ntfy auf dein Telefon, mit Knöpfen zum Antworten."
    }
    func noReminders(_ setting: String) -> String {
        "In profile.json stehen keine Erinnerungen; eine kommt dazu mit \(setting)"
    }
    var howWasYesterday: String { "Wie war gestern?" }
    var howIsThisEvening: String { "Wie läuft dein Abend?" }
    var logYourDrinks: String { "Trag deine Drinks ein, damit deine Serie weitergeht 💧" }
    var anotherSoberDay: String { "Wieder ein nüchterner Tag?" }
    var howManyDrinks: String { "Wie viele Drinks? Dann weißt du, wo deine Woche steht." }
    var quietMinutes: String { "Ein paar stille Minuten heute?" }
    var littleMovement: String { "Ein wenig Bewegung heute?" }
    func logYourMinutes(_ emoji: String) -> String { "Trag deine Minuten ein, damit deine Serie weitergeht \(emoji)" }
    func didYouNotice(_ saboteur: String) -> String { "Hast du heute \(saboteur) bemerkt?" }
    var nothingToWrite: String { "Wenn nicht, musst du nichts aufschreiben. Wenn ja, genügt eine Zeile." }
    var noticingIsTheExercise: String { "Wenn ja, schreib es auf: Bemerken ist die Übung." }
    func howIsItGoing(_ tracker: String) -> String { "\(tracker): Wie läuft es heute?" }
    var shortNoteIsEnough: String { "Ein kurzer Eintrag genügt." }
    var somethingToWriteDown: String { "Gibt es etwas einzutragen?" }
    var oneTapIsEnough: String { "Ein Fingertipp genügt." }
    func remindersSent(_ count: Int) -> String {
        count == 1 ? "1 Erinnerung wurde gesendet." : "\(count) Erinnerungen wurden gesendet."
    }

    var weeklyReports: String { "Wochenberichte" }

    var pageNotFound: String { "Diese Seite gibt es nicht" }
    var nothingIsLost: String { "Nichts ist verloren. Die Übersicht führt zu allem anderen." }
    var toTheOverview: String { "Zur Übersicht" }
}
