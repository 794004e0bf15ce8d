package import Markup

extension Phrases {
    /// The name of a site without a person's name.
    package var siteName: String { say("My progress", "Mein Fortschritt") }
    package var overview: String { say("Overview", "Übersicht") }
    package var calendar: String { say("Calendar", "Kalender") }
    package var howCountingWorks: String { say("How counting works", "So wird gezählt") }
    package var week: String { say("Week", "Woche") }
    package var insights: String { say("Insights", "Muster") }
    package var mainNavigation: String { say("Main", "Hauptmenü") }
    package var skipToContent: String { say("Skip to content", "Zum Inhalt") }
    /// The time of the report, in the footer; with `time` if it was made for an instant.
    package func asOf(_ date: String, time: String?) -> String {
        say("As of \(date)\(time.map { ", " + $0 } ?? "").", "Stand: \(date)\(time.map { ", \($0)\u{A0}Uhr" } ?? "").")
    }
    package var showAsTable: String { say("Show as table", "Als Tabelle zeigen") }
    package func asTable(_ title: String) -> String { say("\(title) as table", "\(title) als Tabelle") }
    package var legend: String { say("Legend", "Legende") }
    package var noteLabels: MarkdownLabels {
        MarkdownLabels(
            taskDone: say("done", "erledigt"), taskOpen: say("open", "offen"),
            backToReference: say("back to the text", "zurück zum Text"))
    }
    package func servedAt(_ address: String, _ folder: String) -> String {
        say("\(address) shows \(folder). Ctrl-C ends it.", "\(address) zeigt \(folder). Strg-C beendet es.")
    }
    /// In the terminal, after a change.
    package var pagesFollow: String {
        say(
            "The files have changed, and the pages with them.",
            "Die Dateien haben sich geändert und mit ihnen die Seiten.")
    }
    package var filesHaveErrors: String { say("There is an error in your files.", "In deinen Dateien ist ein Fehler.") }
    /// Below them, if an older state is shown.
    package var pageIsOfBefore: String {
        say(
            "This page shows what was there before. It is made again as soon as the file is right.",
            "Diese Seite zeigt, was vorher da war. Sie wird neu gemacht, sobald die Datei richtig ist.")
    }
    /// Below them, if there is nothing to show yet.
    package var pageComesLater: String {
        say(
            "There is nothing to show yet. The page comes as soon as the file is right.",
            "Noch gibt es nichts zu zeigen. Die Seite kommt, sobald die Datei richtig ist.")
    }
    /// After the first problems.
    package func andMoreProblems(_ count: Int) -> String {
        say("and \(count) more; the terminal names all of them", "und \(count) weitere; das Terminal nennt alle")
    }
}
