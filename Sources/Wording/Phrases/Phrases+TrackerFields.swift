extension Phrases {
    package var addReminder: String { say("Add a reminder", "Erinnerung hinzufügen") }
    package var reminderAbout: String { say("About", "Woran erinnern") }
    package var reminderTime: String { say("At", "Um") }
    package var reminderSettingsNote: String {
        say(
            "They are in reminders.ics, for any calendar, and in reportgen remind. Before 18:00 the question about drinks is about yesterday.",
            "Sie stehen in reminders.ics, für jeden Kalender, und in reportgen remind. Vor 18 Uhr wird bei Drinks nach gestern gefragt."
        )
    }
    package var addPause: String { say("Add a pause", "Pause hinzufügen") }
    package var pauseReason: String { say("Reason", "Grund") }
    package var pauseFirst: String { say("First day", "Erster Tag") }
    package var pauseLast: String {
        say("Last day (empty: until further notice)", "Letzter Tag (leer: bis auf Weiteres)")
    }
    package var pauseOf: String { say("For", "Für") }
    /// All streaks except that of the levels.
    package var allButLevels: String {
        say("all streaks but that of the levels", "alle Serien, nur nicht die der Stufen")
    }
    package var pauseSettingsNote: String {
        say(
            "A gap on these days costs no streak. What is written down counts as ever.",
            "Eine Lücke an diesen Tagen kostet keine Serie. Was du aufschreibst, zählt wie immer.")
    }
    /// The button that ends a pause without an end.
    package var endToday: String { say("Ends today", "Endet heute") }
    // Trackers
    /// The link from the list to all settings of a tracker.
    package var allOfIt: String { say("All settings", "Alle Einstellungen") }
    package var trackerPageLede: String {
        say(
            "What trackers.json says of it, in words. If its streak would change, you see it before it is written.",
            "Was in trackers.json über ihn steht, in Worten. Ändert sich seine Serie, siehst du das, bevor etwas geschrieben wird."
        )
    }
    package func removeTracker(logs: Int) -> String {
        say("Remove with \(self.logs(logs))", "Mit \(logs == 1 ? "einem Eintrag" : "\(n(logs)) Einträgen") löschen")
    }
    /// Before removal: its logs are removed too, and can be restored.
    package func logsGoToo(_ logs: Int) -> String {
        say(
            "\(capitalized(self.logs(logs).text)) \(logs == 1 ? "goes" : "go") from your files as well. Undo brings all of it back.",
            "\(logs == 1 ? "Ein Eintrag verschwindet" : "\(n(logs)) Einträge verschwinden") mit ihm aus deinen Dateien. Rückgängig bringt alles zurück."
        )
    }
    package var removeTrackerNote: String {
        say(
            "Resting keeps its page and its logs, and asks for nothing more.",
            "Ruht er, bleiben seine Seite und seine Einträge, und er fragt nach nichts mehr.")
    }
    package func wasRemoved(_ tracker: String) -> String { say("\(tracker) is removed.", "\(tracker) ist gelöscht.") }
}
