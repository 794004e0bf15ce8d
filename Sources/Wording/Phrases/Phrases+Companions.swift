extension Phrases {
    package var reminders: String { say("Reminders", "Erinnerungen") }
    package var remindersInCalendar: String { say("Reminders in your calendar", "Erinnerungen im Kalender") }
    /// The address of the calendar of reminders in a site, and how to get them on a phone.
    package func remindersComeTo(_ site: String) -> String {
        say(
            "\(site)/reminders.ics puts your reminders into a calendar; reportgen remind --ntfy puts them on your phone, with buttons that answer.",
            "\(site)/reminders.ics bringt deine Erinnerungen in einen Kalender, reportgen remind --ntfy auf dein Telefon, mit Knöpfen zum Antworten."
        )
    }
    /// That there are no reminders, and what to add to the profile.
    package func noReminders(_ setting: String) -> String {
        say(
            "profile.json has no reminders; one is added with \(setting)",
            "In profile.json stehen keine Erinnerungen; eine kommt dazu mit \(setting)")
    }
    package var howWasYesterday: String { say("How was your evening yesterday?", "Wie war gestern?") }
    package var howIsThisEvening: String { say("How's your evening going?", "Wie läuft dein Abend?") }
    package var logYourDrinks: String {
        say("Log your drinks to keep your streak going 💧", "Trag deine Drinks ein, damit deine Serie weitergeht 💧")
    }
    /// For both aims, to stop and to drink less.
    package var anotherSoberDay: String { say("Another sober day?", "Wieder ein nüchterner Tag?") }
    package var howManyDrinks: String {
        say(
            "How many drinks? Then you know where your week stands.",
            "Wie viele Drinks? Dann weißt du, wo deine Woche steht.")
    }
    package var quietMinutes: String { say("A few quiet minutes today?", "Ein paar stille Minuten heute?") }
    package var littleMovement: String { say("A little movement today?", "Ein wenig Bewegung heute?") }
    /// With the emoji of the streak.
    package func logYourMinutes(_ emoji: String) -> String {
        say(
            "Log your minutes to keep your streak going \(emoji)",
            "Trag deine Minuten ein, damit deine Serie weitergeht \(emoji)")
    }
    package func didYouNotice(_ saboteur: String) -> String {
        say("Did you notice \(saboteur) today?", "Hast du heute \(saboteur) bemerkt?")
    }
    package var noticingIsTheExercise: String {
        say("If so, write it down: noticing is the exercise.", "Wenn ja, schreib es auf: Bemerken ist die Übung.")
    }
    /// After the question, if the tracker is avoided.
    package var nothingToWrite: String {
        say(
            "If not, there is nothing to write down. If so, one line is enough.",
            "Wenn nicht, musst du nichts aufschreiben. Wenn ja, genügt eine Zeile.")
    }
    /// For a tracker without a question of its own.
    package func howIsItGoing(_ tracker: String) -> String {
        say("\(tracker): how is it going today?", "\(tracker): Wie läuft es heute?")
    }
    package var shortNoteIsEnough: String { say("A short note is enough.", "Ein kurzer Eintrag genügt.") }
    /// A notification that doesn't reveal its subject; and the text below any notification.
    package var somethingToWriteDown: String { say("Something to write down?", "Gibt es etwas einzutragen?") }
    package var oneTapIsEnough: String { say("One tap answers.", "Ein Fingertipp genügt.") }
    package func remindersSent(_ count: Int) -> String {
        count == 1
            ? say("1 reminder was sent.", "1 Erinnerung wurde gesendet.")
            : say("\(count) reminders were sent.", "\(count) Erinnerungen wurden gesendet.")
    }
    package var weeklyReports: String { say("Weekly reports", "Wochenberichte") }
    package var pageNotFound: String { say("This page does not exist", "Diese Seite gibt es nicht") }
    package var nothingIsLost: String {
        say(
            "Nothing is lost. The overview leads to everything else.",
            "Nichts ist verloren. Die Übersicht führt zu allem anderen.")
    }
    package var toTheOverview: String { say("To the overview", "Zur Übersicht") }
}
