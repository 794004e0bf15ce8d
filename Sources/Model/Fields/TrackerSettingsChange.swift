/// A change of a tracker; the raw value is its name in the form.
package enum TrackerSettingsChange: String, Sendable {
    case mode, rest
    case goOn = "go-on"
    case share, unshare
}
