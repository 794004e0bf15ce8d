/// What an export in the format of another app leaves out or changes.
package enum ExportRemark: String, CaseIterable, Sendable {
    /// Levels and drinks of days.
    case entries
    /// Meditation, breathing and workouts.
    case activities
    /// What devices measured.
    case metrics
    /// Notes on days.
    case dayNotes
    /// Logs of trackers that the app has no kind for, such as selections.
    case otherTrackers
    /// Amounts that are too large, too small or taken for something else, and days too long ago.
    case beyond
    /// Logs whose trigger or place is left out.
    case circumstances
    /// Logs whose time of day is left out.
    case times
    /// Days whose several logs become one.
    case severalLogs
    /// Amounts of days that are rounded.
    case rounded
    /// Days of a pause on which something was logged all the same; the log counts.
    case pausedDays
    /// Trackers whose schedule, or whose having no streak, the app cannot say.
    case schedules
}
