extension German: PhonePagePhrases {
    var phonePage: String { "Ohne Verbindung" }
    var dayBefore: String { "Gestern" }
    var phonePageNote: String { "eine Seite als einzelne Datei, zum Eintragen am Telefon" }
    var phonePageLede: String { "Was du antippst, bleibt in diesem Telefon, bis es gesendet oder übergeben ist." }
    var phonePageNeedsScript: String { "Diese Seite braucht JavaScript." }
    var phonePageLimits: String {
        "Android öffnet diese Seite aus einer Datei, ein iPhone nur von deinem Server. Solange sie offen ist, geht sie ohne Verbindung. Um sie auch ohne Verbindung wieder öffnen zu können, speichere sie. Wenn du die Daten des Browsers löschst, ist auch weg, was hier wartet."
    }
    var writtenOnPhone: String { "Auf diesem Telefon" }
    var nothingWaits: String { "Hier wartet nichts." }
    var waitsForServer: String { "Der Server ist nicht erreichbar; es wird später gesendet." }
    var tokenIsRefused: String { "Der Server weist das Token zurück." }
    var shareAsText: String { "Als Text teilen" }
    func saveAsFile(_ folder: String) -> String { "Datei für \(folder) speichern" }
    var clearList: String { "Liste leeren" }
    var clearListQuestion: String { "Alles löschen, was noch nicht gesendet ist? Es lässt sich nicht zurückholen." }
    var cannotBeKept: String {
        "Dieser Browser behält nichts: Was du antippst, ist weg, sobald die Seite geschlossen wird."
    }
    var sendByItself: String { "Von selbst senden" }
    var sendByItselfNote: String {
        "Mit einem Token, das eintragen darf, aus Einstellungen, Geräte. Beides bleibt in diesem Telefon."
    }
    var serverAddress: String { "Adresse deines Servers" }
    var token: String { "Token" }
}
