package import ProgressModel

/// The words of the settings that are changed one by one, which only a server shows.
package protocol FieldPhrases: Sendable {
    /// The page, and its groups.
    var generalSettings: String { get }
    var generalSettingsLede: String { get }
    func title(of group: FieldGroup) -> String

    func name(of field: ProfileField) -> String
    /// What it changes, what can be entered, and what holds where nothing is.
    func explanation(of field: ProfileField) -> String
    func name(of field: TrackerField) -> String
    func explanation(of field: TrackerField) -> String

    /// After a setting was written, behind its name or alone.
    var settingWritten: String { get }
    /// After the last change was undone.
    var settingTakenBack: String { get }
    /// In the place of a value that is not set.
    var notSet: String { get }
    /// The choice of an aim that was not said.
    var aimFollows: String { get }
    /// How much a sober day may have, 0 or 1.
    func soberUpTo(_ drinks: Int) -> String
    /// What counts for the streak of a tracker: each log, or the goal or limit.
    func streakCounts(_ condition: Tracker.StreakCondition) -> String
    var no: String { get }
    /// The page before a change; `field` is what is changed.
    func changeQuestion(_ field: String) -> String

    // Reminders and pauses
    var addReminder: String { get }
    var reminderAbout: String { get }
    var reminderTime: String { get }
    var reminderSettingsNote: String { get }
    var addPause: String { get }
    var pauseReason: String { get }
    var pauseFirst: String { get }
    var pauseLast: String { get }
    var pauseOf: String { get }
    /// The choice of all streaks but that of the levels.
    var allButLevels: String { get }
    var pauseSettingsNote: String { get }
    /// The button that ends a pause without an end.
    var endToday: String { get }

    // Trackers
    /// The way from the list to all that can be changed of a tracker.
    var allOfIt: String { get }
    var trackerPageLede: String { get }
    /// The button that takes a tracker out, and with its logs, of which there is at least one.
    var removeTracker: String { get }
    func removeTracker(logs: Int) -> String
    /// Before it is done: that they go as well, and come back.
    func logsGoToo(_ logs: Int) -> String
    var removeTrackerNote: String { get }
    func wasRemoved(_ tracker: String) -> String
}

/// A group of settings.
package enum FieldGroup: Sendable {
    case person, drinks, habits, jokers, reminders, pauses
}
