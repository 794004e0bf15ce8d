extension German: ServingPhrases {
    func servedAt(_ address: String, _ folder: String) -> String { "\(address) zeigt \(folder). Strg-C beendet es." }
    var pagesFollow: String { "Die Dateien haben sich geändert und mit ihnen die Seiten." }
    var filesHaveErrors: String { "In deinen Dateien ist ein Fehler." }
    var pageIsOfBefore: String {
        "Diese Seite zeigt, was vorher da war. Sie wird neu gemacht, sobald die Datei richtig ist."
    }
    var pageComesLater: String { "Noch gibt es nichts zu zeigen. Die Seite kommt, sobald die Datei richtig ist." }
    func andMoreProblems(_ count: Int) -> String { "und \(count) weitere; das Terminal nennt alle" }
}
