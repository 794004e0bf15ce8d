import ProgressModel

extension German: ImportPhrases {
    func importedFrom(_ format: String, _ first: String?, _ last: String?) -> String {
        guard let first, let last else { return "\(format): keine Einträge" }
        return first == last ? "\(format), \(first)" : "\(format), \(first) bis \(last)"
    }
    var entriesOfDays: String { "Stufen und Drinks" }
    var activityRecords: String { "Aktivitäten" }
    var trackerLogs: String { "Tracker-Einträge" }
    var metricRecords: String { "Messwerte" }
    func newRecords(_ number: String) -> String { "\(number) neu" }
    func changedRecords(_ number: String) -> String { "\(number) geändert" }
    func knownRecords(_ number: String) -> String { "\(number) schon da" }
    func keptRecords(_ number: String) -> String { "\(number) nicht übernommen" }
    func trackerImported(_ id: String, _ name: String, _ logs: Int, isNew: Bool) -> String {
        "\(id) (\(name)): \(self.logs(logs).text)" + (isNew ? ", neuer Tracker" : "")
    }
    func importedRests(_ days: Int) -> String { "Tage, die jetzt in einer Pause liegen: \(numbers.text(days))" }
    func importedNotes(_ notes: Int) -> String { "Texte in Notizen zu Tagen: \(numbers.text(notes))" }
    func importedSteady(since day: String) -> String { "Tage ohne Eintrag gelten als ruhig seit dem \(day)" }
    func importedSources(_ names: String) -> String { "Einträge von: \(names)" }
    func importedSettings(_ file: String) -> String { "\(file) übernommen" }
    var importWritten: String { "Geschrieben, mit Annahmen, weil der Export es nicht sagt:" }
    var importNotWritten: String { "Nicht als Eintrag geschrieben:" }
    func firstAt(_ place: String) -> String { "zuerst in \(place)" }
    var nothingToTake: String { "Darin ist kein Eintrag, der sich übernehmen lässt; es wurde nichts geschrieben." }
    var nothingNew: String { "Alles ist schon da; es wurde nichts geschrieben." }
    func tableGreeting(date: String, note: String?) -> String {
        let notes = note.map { " Die Notizen der Tage stehen in „\($0)“." } ?? ""
        return "Die Tage stehen in „\(date)“.\(notes) Das scheinen die anderen Spalten zu bedeuten:"
    }
    func tableDoubt(_ doubt: TableDoubt) -> String {
        switch doubt {
        case .belowZero: "hat Zahlen unter 0, die nicht festgehalten werden"
        case .timeOfDay: "hat Uhrzeiten, die nicht als Werte festgehalten werden"
        case .technical: "brauchen nur Programme"
        case .notUnderstood: "hat Zellen, die weder Zahlen noch Wörter sind"
        case .onlyCrosses:
            "hat Kreuze und keine Häkchen: Sie können nicht erledigt heißen, oder erledigt (\"yes\": [\"❌\"] in einer Zuordnung)"
        case .sameTarget(let other): "könnte dasselbe sein wie „\(other)“"
        }
    }
    func dateQuestion(_ date: String) -> String { "Welcher Tag ist \(date)?" }
    var tableIsRight: String { "Stimmt das? Nein fragt nach jeder Spalte" }
    func leaveRowsOut(_ problems: Int) -> String {
        "\(counted(problems, "Zelle oder Zeile ist", "Zellen oder Zeilen sind").text) nicht zu verstehen. Diese Zeilen weglassen?"
    }
    func areLevels(_ source: String, days: Int) -> String {
        "\(source): an \(counted(days, "Tag", "Tagen").text) 0, 4 oder 6 Drinks. Sind das die Stufen ruhig, locker und wild?"
    }
    func tableChoices(_ names: String) -> String {
        "Sie können sein: \(names). Eine leere Zeile nimmt, was in Klammern steht, < geht zurück."
    }
    func tableRows(_ rows: Int) -> String { counted(rows, "Zeile", "Zeilen").text }
    func tableChoice(_ choice: String) -> String {
        switch choice {
        case "level": "stufe"
        case "meditation": "meditation"
        case "breathing": "atmen"
        case "metric": "messwert"
        case "note": "notiz"
        case "leave": "weglassen"
        default: choice
        }
    }
    func noTableChoice(_ answer: String) -> String { "„\(answer)“ ist nichts davon." }
    func rowsSkipped(_ rows: Int, in file: String) -> String {
        "\(counted(rows, "Zeile", "Zeilen").text) weggelassen, unverändert in \(file)"
    }
    func offerSteady(_ days: String, of all: String, _ command: String) -> String {
        "Nur Tage mit einem Drink wurden aufgezeichnet, \(days) von \(all). Wenn du an den anderen nichts getrunken hast: \(command)"
    }
    func offerRename(_ habit: String, _ tracker: String, equal: String, of days: String, _ commands: String) -> String {
        "Ist „\(habit)“ dasselbe wie \(tracker), umbenannt? \(equal) von \(days) Tagen sind gleich. Wenn ja: \(commands)"
    }
    func offerAim(_ stop: String, _ less: String) -> String {
        "Wenn du aufgehört hast, sag, wann dein letzter Drink war: \(stop); wenn du weniger trinken willst: \(less)"
    }
    func offerPublicFrom(_ command: String) -> String {
        "Um anderen nur zu zeigen, was nach deinem letzten Drink kam: \(command)"
    }
    var leftOut: String { "weggelassen" }
    func importOf(_ file: String) -> String { "Import von \(file)" }
    var dryRun: String { "Das war eine Probe; es wurde nichts geschrieben." }

    func name(of remark: ImportRemark) -> String {
        switch remark {
        case .notDone: "nicht erledigt, hier ein Tag ohne Eintrag"
        case .notSet: "nie ausgefüllt"
        case .implied: "von der App wegen anderer Tage gezählt"
        case .skipped: "übersprungen, jetzt eine Pause"
        case .zero: "eine Menge von 0"
        case .target: "Ziele, die nicht für einen Tag gelten"
        case .frequency: "Häufigkeiten, die es hier nicht gibt"
        case .description: "Beschreibungen"
        case .belowZero: "Zahlen unter 0, die nicht festgehalten werden; ihre Spalten bleiben weg"
        case .timeOfDay: "Uhrzeiten, die nicht als Werte festgehalten werden; ihre Spalten bleiben weg"
        case .otherTable: "weitere Tabellen in der Datei; jede davon einzeln speichern, um sie zu übernehmen"
        case .sameName: "Spalten mit dem Namen einer anderen, die eine Zahl bekommen haben"
        case .hiddenColumn: "Spalten, die das Tabellenprogramm nicht zeigt"
        case .column: "ausgelassene Spalten und Gewohnheiten"
        case .file: "Dateien ohne Neues"
        case .entryKept: "Tage mit einem Eintrag aus anderer Quelle, der bleibt"
        case .recordKept: "Einträge aus anderer Quelle, die bleiben"
        case .settingsKept: "Einstellungen, die es schon gibt; sie bleiben"
        case .noteKept: "Notizen zu Tagen, die schon eine haben; sie bleibt"
        case .gone: "aus einem früheren Import und in diesem nicht mehr; sie bleiben"
        case .repeated: "doppelt im Export, der letzte zählt"
        case .severalSources: "Tage, für die eine andere App oder ein anderes Gerät mehr hat; nur das zählt"
        case .overlap: "Einheiten, die sich mit einer längeren aus anderer Quelle überschneiden"
        case .otherSource: "Einträge anderer Apps und Geräte"
        case .nap: "Schlaf, der am Nachmittag begann"
        case .doubtful: "Einträge, deren Zeiten nicht stimmen können"
        case .unreadable: "Einträge ohne lesbaren Wert oder mit unbekannter Einheit"
        case .mended: "trotz Schäden übernommen: Namen oder Angaben, die fehlen oder doppelt sind"
        case .recordType: "Arten von Einträgen, die nicht gelesen werden"
        case .levelAssumed: "Rückfälle ohne Menge, als locker gewertet"
        case .property: "Eigenschaften, die mehr sind als ein Wert oder eine Liste von Werten"
        case .noteText: "Texte von Tagesnotizen, die --with-texts übernimmt"
        case .shownInZone: "Uhrzeiten in UTC, umgerechnet in deine Zeitzone"
        case .withoutDrinks:
            "Zeilen mit einem Tag und ohne Zahl der Drinks; sie sind keine Einträge, denn eine leere Zelle ist keine 0"
        case .future: "Einträge künftiger Tage, die erst dann zählen"
        case .title: "Zeilen über den Namen der Spalten"
        case .otherSheet: "weitere Blätter der Datei, die --sheet liest"
        case .sums: "Zeilen mit Summen am Ende"
        case .severalRows: "Zeilen für einen Tag, der schon eine hat; sie werden addiert"
        case .grouped: "Spalten mit Tausenderzeichen, etwa 8.500 für 8500"
        case .encoding: "gelesen in einer anderen Kodierung als UTF-8"
        case .healthMode: "Tracker nicht gefüllt, weil ihr healthType keine Auswahl und keinen Text enthält"
        case .healthUnit: "Tracker nicht gefüllt, weil ihr healthType nicht in ihrer Einheit gezählt wird"
        case .healthRecord: "Tracker nicht gefüllt, weil der Export nichts zu ihrem healthType enthält"
        case .healthLabel: "Gemütszustände ohne eine Bezeichnung, die eine Option des Trackers ist"
        case .levels:
            "Tage mit 0, 4 oder 6 Drinks, gelesen als die Stufen ruhig, locker und wild (--counts NAME: als Zahlen)"
        case .counts:
            "Tage mit 0, 4 oder 6 Drinks, gelesen als Zahlen (--levels NAME: als die Stufen ruhig, locker und wild)"
        }
    }
}
