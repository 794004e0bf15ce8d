extension Phrases {
    package func tokenIsShownOnce(_ name: String) -> String {
        say(
            "This is the token \"\(name)\". It is not shown again; reportgen token revoke takes it away.",
            "Das ist das Token „\(name)“. Es wird nicht noch einmal gezeigt; reportgen token revoke entzieht es.")
    }
    package func tokenRevoked(_ name: String) -> String {
        say("\"\(name)\" opens nothing any more.", "„\(name)“ öffnet nichts mehr.")
    }
    package var noTokens: String {
        say("There are no tokens and no paired devices.", "Es gibt keine Token und keine gekoppelten Geräte.")
    }
    package func tokenUntil(_ day: String) -> String { say("until \(day)", "bis \(day)") }
    package var tokenIsOver: String { say("expired", "abgelaufen") }
    // Pairing
    /// Shown with the address for other devices; `link` pairs one device.
    package func servedToPaired(_ address: String, _ link: String) -> String {
        say(
            "Paired devices see everything at \(address). To pair one, open this link on it by tomorrow; it works once:\n\(link)",
            "Gekoppelte Geräte sehen alles unter \(address). Zum Koppeln diesen Link bis morgen auf dem Gerät öffnen; er gilt nur einmal:\n\(link)"
        )
    }
    /// Shown if the connection from elsewhere isn't encrypted.
    package var othersCanRead: String {
        say(
            "reportgen: warning: the address is not https, so whoever is on the way can read everything and take a device's place",
            "reportgen: Warnung: Die Adresse ist nicht https; wer dazwischen sitzt, kann alles mitlesen und sich als dein Gerät ausgeben"
        )
    }
    package var device: String { say("Device", "Gerät") }
    package var nameOfDevice: String { say("Name of this device", "Name dieses Geräts") }
    package var pairDevice: String { say("Pair this device", "Dieses Gerät koppeln") }
    package var pairDeviceNote: String {
        say(
            "From then on this browser sees every page and can write everything down, until it is taken away under Settings, Devices.",
            "Danach sieht dieser Browser jede Seite und kann alles eintragen, bis er unter Einstellungen, Geräte entfernt wird."
        )
    }
    package var linkIsOver: String { say("This link has expired", "Dieser Link gilt nicht mehr") }
    package var linkIsOverNote: String {
        say(
            "It works once, and until the day after it was made. A new one is under Settings, Devices on a device that is paired, and in the terminal when reportgen serve starts.",
            "Er gilt nur einmal und nur bis zum nächsten Tag. Einen neuen gibt es unter Einstellungen, Geräte auf einem gekoppelten Gerät, und im Terminal, wenn reportgen serve startet."
        )
    }
    package var deviceIsNotPaired: String { say("This device is not paired", "Dieses Gerät ist nicht gekoppelt") }
    package var deviceIsNotPairedNote: String {
        say(
            "These pages are somebody's own, and only paired devices see them. A link that pairs one is shown under Settings, Devices on a device that is paired, and in the terminal when reportgen serve starts.",
            "Diese Seiten sind privat; nur gekoppelte Geräte sehen sie. Einen Link zum Koppeln zeigt ein gekoppeltes Gerät unter Einstellungen, Geräte, und das Terminal, wenn reportgen serve startet."
        )
    }
    package var loadAgain: String { say("Load this page again", "Seite neu laden") }
    // The page of devices and tokens
    package var devices: String { say("Devices", "Geräte") }
    package var devicesLede: String {
        say(
            "What may look at your pages and write into your folder from elsewhere.",
            "Was von außen deine Seiten sehen und in deinen Ordner schreiben darf.")
    }
    package var pairedDevices: String { say("Paired devices", "Gekoppelte Geräte") }
    package var pairedDevicesNote: String {
        say(
            "A paired browser sees every page and can use every form.",
            "Ein gekoppelter Browser sieht jede Seite und kann jedes Formular benutzen.")
    }
    /// Shown if the server can't be reached from elsewhere.
    package var noWayInNote: String {
        say(
            "This server is only reached from this machine, so there is nothing to pair. reportgen serve --behind lets a phone in.",
            "Dieser Server ist nur von diesem Rechner aus erreichbar, zu koppeln ist also nichts. Mit reportgen serve --behind erreicht ihn auch ein Telefon."
        )
    }
    package var noDevices: String { say("No device is paired.", "Kein Gerät ist gekoppelt.") }
    package var pairAnother: String { say("Pair a device", "Gerät koppeln") }
    package var newLink: String { say("Another link", "Weiterer Link") }
    package var linkNote: String {
        say(
            "Scan this with the device, or open the link on it. It works once, until tomorrow.",
            "Scanne das mit dem Gerät, oder öffne darauf den Link. Er gilt nur einmal und nur bis morgen.")
    }
    package var linkAsCode: String { say("The link as a QR code", "Der Link als QR-Code") }
    package var tokens: String { say("Tokens", "Token") }
    package var tokensNote: String {
        say(
            "A shortcut, a widget or a button shows a token. No page can be opened with one.",
            "Ein Kurzbefehl, ein Widget oder ein Knopf weist ein Token vor. Seiten lassen sich damit nicht öffnen.")
    }
    package var noTokensYet: String { say("There is no token.", "Es gibt kein Token.") }
    package var tokenName: String { say("What it is for", "Wofür es ist") }
    package var tokenPurpose: String { say("It may", "Es darf") }
    package var tokenNeedsName: String { say("A token needs a name.", "Ein Token braucht einen Namen.") }
    package var newToken: String { say("Make a token", "Token anlegen") }
    package func tokenIsShownHere(_ name: String) -> String {
        say(
            "This is the token “\(name)”. It is shown only now.",
            "Das ist das Token „\(name)“. Es steht nur jetzt hier.")
    }
    package var mayWrite: String { say("write down", "eintragen") }
    package var mayReadToday: String { say("see today", "den heutigen Tag sehen") }
    package var mayReadReminders: String { say("read the reminders", "die Erinnerungen lesen") }
    package var takeAway: String { say("Take away", "Entfernen") }
    /// `since today, 25 November`; `day` is from `dayName`.
    package func madeSince(_ day: String) -> String { say("since \(day)", "seit \(day)") }
}
