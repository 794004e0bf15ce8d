/// The words about tokens and paired devices.
package protocol AccessPhrases: Sendable {
    /// Said beside a new token.
    func tokenIsShownOnce(_ name: String) -> String
    func tokenRevoked(_ name: String) -> String
    var noTokens: String { get }
    func tokenUntil(_ day: String) -> String
    var tokenIsOver: String { get }

    // Pairing
    /// Said beside the address at which a server is reached from elsewhere; `link` pairs one device.
    func servedToPaired(_ address: String, _ link: String) -> String
    /// Said where the address from elsewhere is not encrypted.
    var othersCanRead: String { get }
    /// What a device is called that says nothing of itself.
    var device: String { get }
    var nameOfDevice: String { get }
    var pairDevice: String { get }
    var pairDeviceNote: String { get }
    var linkIsOver: String { get }
    var linkIsOverNote: String { get }
    var deviceIsNotPaired: String { get }
    var deviceIsNotPairedNote: String { get }
    var loadAgain: String { get }

    // The page of devices and tokens
    var devices: String { get }
    var devicesLede: String { get }
    var pairedDevices: String { get }
    var pairedDevicesNote: String { get }
    /// Said where the server is not reached from elsewhere.
    var noWayInNote: String { get }
    var noDevices: String { get }
    var pairAnother: String { get }
    var newLink: String { get }
    var linkNote: String { get }
    var linkAsCode: String { get }
    var tokens: String { get }
    var tokensNote: String { get }
    var noTokensYet: String { get }
    var tokenName: String { get }
    var tokenPurpose: String { get }
    var tokenNeedsName: String { get }
    var newToken: String { get }
    func tokenIsShownHere(_ name: String) -> String
    var mayWrite: String { get }
    var mayReadToday: String { get }
    var mayReadReminders: String { get }
    /// Takes a device or a token away.
    var takeAway: String { get }
    /// `since today, 25 November`; `day` is of `dayName`.
    func madeSince(_ day: String) -> String
}
