extension German: AccessPhrases {
    func tokenIsShownOnce(_ name: String) -> String {
        "Das ist das Token „\(name)“. Es wird nicht noch einmal gezeigt; reportgen token revoke entzieht es."
    }
    func tokenRevoked(_ name: String) -> String { "„\(name)“ öffnet nichts mehr." }
    var noTokens: String { "Es gibt keine Token und keine gekoppelten Geräte." }
    func tokenUntil(_ day: String) -> String { "bis \(day)" }
    var tokenIsOver: String { "abgelaufen" }

    func servedToPaired(_ address: String, _ link: String) -> String {
        "Gekoppelte Geräte sehen alles unter \(address). Zum Koppeln diesen Link bis morgen auf dem Gerät öffnen; er gilt nur einmal:\n\(link)"
    }
    var othersCanRead: String {
        "reportgen: Warnung: Die Adresse ist nicht https; wer dazwischen sitzt, kann alles mitlesen und sich als dein Gerät ausgeben"
    }
    var device: String { "Gerät" }
    var nameOfDevice: String { "Name dieses Geräts" }
    var pairDevice: String { "Dieses Gerät koppeln" }
    var pairDeviceNote: String {
        "Danach sieht dieser Browser jede Seite und kann alles eintragen, bis er unter Einstellungen, Geräte entfernt wird."
    }
    var linkIsOver: String { "Dieser Link gilt nicht mehr" }
    var linkIsOverNote: String {
        "Er gilt nur einmal und nur bis zum nächsten Tag. Einen neuen gibt es unter Einstellungen, Geräte auf einem gekoppelten Gerät, und im Terminal, wenn reportgen serve startet."
    }
    var deviceIsNotPaired: String { "Dieses Gerät ist nicht gekoppelt" }
    var deviceIsNotPairedNote: String {
        "Diese Seiten sind privat; nur gekoppelte Geräte sehen sie. Einen Link zum Koppeln zeigt ein gekoppeltes Gerät unter Einstellungen, Geräte, und das Terminal, wenn reportgen serve startet."
    }
    var loadAgain: String { "Seite neu laden" }
    var devices: String { "Geräte" }
    var devicesLede: String { "Was von außen deine Seiten sehen und in deinen Ordner schreiben darf." }
    var pairedDevices: String { "Gekoppelte Geräte" }
    var pairedDevicesNote: String { "Ein gekoppelter Browser sieht jede Seite und kann jedes Formular benutzen." }
    var noWayInNote: String {
        "Dieser Server ist nur von diesem Rechner aus erreichbar, zu koppeln ist also nichts. Mit reportgen serve --behind erreicht ihn auch ein Telefon."
    }
    var noDevices: String { "Kein Gerät ist gekoppelt." }
    var pairAnother: String { "Gerät koppeln" }
    var newLink: String { "Weiterer Link" }
    var linkNote: String {
        "Scanne das mit dem Gerät, oder öffne darauf den Link. Er gilt nur einmal und nur bis morgen."
    }
    var linkAsCode: String { "Der Link als QR-Code" }
    var tokens: String { "Token" }
    var tokensNote: String {
        "Ein Kurzbefehl, ein Widget oder ein Knopf weist ein Token vor. Seiten lassen sich damit nicht öffnen."
    }
    var noTokensYet: String { "Es gibt kein Token." }
    var tokenName: String { "Wofür es ist" }
    var tokenPurpose: String { "Es darf" }
    var tokenNeedsName: String { "Ein Token braucht einen Namen." }
    var newToken: String { "Token anlegen" }
    func tokenIsShownHere(_ name: String) -> String { "Das ist das Token „\(name)“. Es steht nur jetzt hier." }
    var mayWrite: String { "eintragen" }
    var mayReadToday: String { "den heutigen Tag sehen" }
    var mayReadReminders: String { "die Erinnerungen lesen" }
    var takeAway: String { "Entfernen" }
    func madeSince(_ day: String) -> String { "seit \(day)" }
}
