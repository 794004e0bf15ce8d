/// What is changed of a tracker; its raw value is its name in the form.
package enum TrackerSettingsChange: String, Sendable {
    case mode, rest
    case goOn = "go-on"
    case share, unshare
}
