package import Model

extension Phrases {
    /// `loop, 25 January 2015 to 14 March 2016`; the days are nil if there are no records.
    package func importedFrom(_ format: String, _ first: String?, _ last: String?) -> String {
        guard let first, let last else { return say("\(format): no records", "\(format): keine Einträge") }
        return first == last
            ? "\(format), \(first)" : say("\(format), \(first) to \(last)", "\(format), \(first) bis \(last)")
    }
    /// The kinds of records, at the beginning of a line.
    package var entriesOfDays: String { say("levels and drinks", "Stufen und Drinks") }
    package var activityRecords: String { say("activities", "Aktivitäten") }
    package var trackerLogs: String { say("tracker logs", "Tracker-Einträge") }
    package var metricRecords: String { say("metrics", "Messwerte") }
    package func newRecords(_ number: String) -> String { say("\(number) new", "\(number) neu") }
    package func changedRecords(_ number: String) -> String { say("\(number) changed", "\(number) geändert") }
    package func knownRecords(_ number: String) -> String { say("\(number) there already", "\(number) schon da") }
    package func keptRecords(_ number: String) -> String { say("\(number) not taken", "\(number) nicht übernommen") }
    package func trackerImported(_ id: String, _ name: String, _ logs: Int, isNew: Bool) -> String {
        "\(id) (\(name)): \(self.logs(logs))" + (isNew ? say(", new tracker", ", neuer Tracker") : "")
    }
    package func importedRests(_ days: Int) -> String {
        say("days added to pauses: \(n(days))", "Tage, die jetzt in einer Pause liegen: \(n(days))")
    }
    package func importedNotes(_ notes: Int) -> String {
        say("texts added to notes of days: \(n(notes))", "Texte in Notizen zu Tagen: \(n(notes))")
    }
    /// From this date on days without an entry count as steady.
    package func importedSteady(since day: String) -> String {
        say("days without an entry count as steady since \(day)", "Tage ohne Eintrag gelten als ruhig seit dem \(day)")
    }
    /// The apps and devices with records, each with a number.
    package func importedSources(_ names: String) -> String {
        say("records taken from: \(names)", "Einträge von: \(names)")
    }
    package func importedSettings(_ file: String) -> String { say("\(file) taken over", "\(file) übernommen") }
    /// The heading for assumptions about imported records.
    package var importWritten: String {
        say(
            "Written, with what the export does not say assumed:",
            "Geschrieben, mit Annahmen, weil der Export es nicht sagt:")
    }
    /// The heading for what isn't imported.
    package var importNotWritten: String { say("Not written as records:", "Nicht als Eintrag geschrieben:") }
    /// The place of the first occurrence.
    package func firstAt(_ place: String) -> String { say("first in \(place)", "zuerst in \(place)") }
    package var nothingNew: String {
        say("Everything is there already; nothing was written.", "Alles ist schon da; es wurde nichts geschrieben.")
    }
    /// For an export without records.
    package var nothingToTake: String {
        say(
            "There is no record in it that could be taken; nothing was written.",
            "Darin ist kein Eintrag, der sich übernehmen lässt; es wurde nichts geschrieben.")
    }
    package var dryRun: String {
        say("This was a trial; nothing was written.", "Das war eine Probe; es wurde nichts geschrieben.")
    }
    /// The result of an import, as the last change.
    package func importOf(_ file: String) -> String { say("Import of \(file)", "Import von \(file)") }
    /// Before the questions about the columns of a table.
    package func tableGreeting(date: String, note: String?) -> String {
        let notes =
            note.map { say(" The notes of days are in \"\($0)\".", " Die Notizen der Tage stehen in „\($0)“.") } ?? ""
        return say(
            "The dates are in \"\(date)\".\(notes) This is what the other columns seem to mean:",
            "Die Tage stehen in „\(date)“.\(notes) Das scheinen die anderen Spalten zu bedeuten:")
    }
    /// Why a column is left out or needs a question, and the question about a date; the possible days follow.
    package func tableDoubt(_ doubt: TableDoubt) -> String {
        switch doubt {
        case .belowZero: say(doubt.text, "hat Zahlen unter 0, die nicht festgehalten werden")
        case .timeOfDay: say(doubt.text, "hat Uhrzeiten, die nicht als Werte festgehalten werden")
        case .technical: say(doubt.text, "brauchen nur Programme")
        case .notUnderstood: say(doubt.text, "hat Zellen, die weder Zahlen noch Wörter sind")
        case .onlyCrosses:
            say(
                doubt.text,
                "hat Kreuze und keine Häkchen: Sie können nicht erledigt heißen, oder erledigt (\"yes\": [\"❌\"] in einer Zuordnung)"
            )
        case .drinksInUnit(let amount): say(doubt.text, "kann zu Anzahlen von Drinks werden: \(amount) sind einer")
        case .sameTarget(let other): say(doubt.text, "könnte dasselbe sein wie „\(other)“")
        }
    }
    package func dateQuestion(_ date: String) -> String { say("Which day is \(date)?", "Welcher Tag ist \(date)?") }
    /// Whether the preview is right, and whether to leave out rows with that many problems; both begin a question.
    package var tableIsRight: String {
        say("Is that right? No asks about each column", "Stimmt das? Nein fragt nach jeder Spalte")
    }
    package func leaveRowsOut(_ problems: Int) -> String {
        say(
            "\(counted(problems, "cell or row", "cells or rows")) cannot be understood. Leave these rows out?",
            "\(counted(problems, "Zelle oder Zeile ist", "Zellen oder Zeilen sind")) nicht zu verstehen. Diese Zeilen weglassen?"
        )
    }
    /// A question about an app, a device or a file whose numbers of drinks may be levels.
    package func areLevels(_ source: String, days: Int) -> String {
        say(
            "\(source) has 0, 4 or 6 drinks on \(self.days(days)). Are these the levels steady, easy and wild?",
            "\(source): an \(counted(days, "Tag", "Tagen")) 0, 4 oder 6 Drinks. Sind das die Stufen ruhig, locker und wild?"
        )
    }
    /// The possible answers.
    package func tableChoices(_ names: String) -> String {
        say(
            "They can be: \(names). An empty line takes what stands in brackets, < goes back.",
            "Sie können sein: \(names). Eine leere Zeile nimmt, was in Klammern steht, < geht zurück.")
    }
    package func tableRows(_ rows: Int) -> String { counted(rows, ("row", "rows"), ("Zeile", "Zeilen")).text }
    /// What a column can become, by its word in a mapping.
    package func tableChoice(_ choice: String) -> String {
        switch choice {
        case "level": say(choice, "stufe")
        case "breathing": say(choice, "atmen")
        case "metric": say(choice, "messwert")
        case "note": say(choice, "notiz")
        case "leave": say(choice, "weglassen")
        default: choice
        }
    }
    package func noTableChoice(_ answer: String) -> String {
        say("\"\(answer)\" is none of them.", "„\(answer)“ ist nichts davon.")
    }
    /// The rows that were left out of a table, and where they were saved.
    package func rowsSkipped(_ rows: Int, in file: String) -> String {
        say(
            "\(counted(rows, "row", "rows")) left out, unchanged: \(file)",
            "\(counted(rows, "Zeile", "Zeilen")) weggelassen, unverändert in \(file)")
    }
    /// An app recorded only days with drinks between its first and its last; the command makes the others steady.
    package func offerSteady(_ days: String, of all: String, _ command: String) -> String {
        say(
            "Only days with a drink were recorded, \(days) of \(all). If you drank nothing on the others: \(command)",
            "Nur Tage mit einem Drink wurden aufgezeichnet, \(days) von \(all). Wenn du an den anderen nichts getrunken hast: \(command)"
        )
    }
    /// A new habit has the days of a tracker; the commands move them there.
    package func offerRename(
        _ habit: String, _ tracker: String, equal: String, of days: String, _ commands: String
    ) -> String {
        say(
            "Is \"\(habit)\" the same as \(tracker), renamed? \(equal) of \(days) days are equal. If so: \(commands)",
            "Ist „\(habit)“ dasselbe wie \(tracker), umbenannt? \(equal) von \(days) Tagen sind gleich. Wenn ja: \(commands)"
        )
    }
    /// What a person may add to a new folder with entries: the last drink, or the aim to drink less.
    package func offerAim(_ stop: String, _ less: String) -> String {
        say(
            "If you have stopped, say when your last drink was: \(stop); if you want to drink less: \(less)",
            "Wenn du aufgehört hast, sag, wann dein letzter Drink war: \(stop); wenn du weniger trinken willst: \(less)"
        )
    }
    /// The command hides the days before the last drink from the public.
    package func offerPublicFrom(_ command: String) -> String {
        say(
            "To show others only what came after your last drink: \(command)",
            "Um anderen nur zu zeigen, was nach deinem letzten Drink kam: \(command)")
    }
    package var leftOut: String { say("left out", "weggelassen") }
}
