extension English: AccessPhrases {
    func tokenIsShownOnce(_ name: String) -> String {
        "This is the token \"\(name)\". It is not shown again; reportgen token revoke takes it away."
    }
    func tokenRevoked(_ name: String) -> String { "\"\(name)\" opens nothing any more." }
    var noTokens: String { "There are no tokens and no paired devices." }
    func tokenUntil(_ day: String) -> String { "until \(day)" }
    var tokenIsOver: String { "expired" }

    func servedToPaired(_ address: String, _ link: String) -> String {
        "Paired devices see everything at \(address). To pair one, open this link on it by tomorrow; it works once:\n\(link)"
    }
    var othersCanRead: String {
        "reportgen: warning: the address is not https, so whoever is on the way can read everything and take a device's place"
    }
    var device: String { "Device" }
    var nameOfDevice: String { "Name of this device" }
    var pairDevice: String { "Pair this device" }
    var pairDeviceNote: String {
        "From then on this browser sees every page and can write everything down, until it is taken away under Settings, Devices."
    }
    var linkIsOver: String { "This link has expired" }
    var linkIsOverNote: String {
        "It works once, and until the day after it was made. A new one is under Settings, Devices on a device that is paired, and in the terminal when reportgen serve starts."
    }
    var deviceIsNotPaired: String { "This device is not paired" }
    var deviceIsNotPairedNote: String {
        "These pages are somebody's own, and only paired devices see them. A link that pairs one is shown under Settings, Devices on a device that is paired, and in the terminal when reportgen serve starts."
    }
    var loadAgain: String { "Load this page again" }
    var devices: String { "Devices" }
    var devicesLede: String { "What may look at your pages and write into your folder from elsewhere." }
    var pairedDevices: String { "Paired devices" }
    var pairedDevicesNote: String { "A paired browser sees every page and can use every form." }
    var noWayInNote: String {
        "This server is only reached from this machine, so there is nothing to pair. reportgen serve --behind lets a phone in."
    }
    var noDevices: String { "No device is paired." }
    var pairAnother: String { "Pair a device" }
    var newLink: String { "Another link" }
    var linkNote: String { "Scan this with the device, or open the link on it. It works once, until tomorrow." }
    var linkAsCode: String { "The link as a QR code" }
    var tokens: String { "Tokens" }
    var tokensNote: String { "A shortcut, a widget or a button shows a token. No page can be opened with one." }
    var noTokensYet: String { "There is no token." }
    var tokenName: String { "What it is for" }
    var tokenPurpose: String { "It may" }
    var tokenNeedsName: String { "A token needs a name." }
    var newToken: String { "Make a token" }
    func tokenIsShownHere(_ name: String) -> String { "This is the token “\(name)”. It is shown only now." }
    var mayWrite: String { "write down" }
    var mayReadToday: String { "see today" }
    var mayReadReminders: String { "read the reminders" }
    var takeAway: String { "Take away" }
    func madeSince(_ day: String) -> String { "since \(day)" }
}
