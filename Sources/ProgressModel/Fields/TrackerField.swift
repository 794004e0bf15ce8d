/// A setting of a tracker that a form changes; its raw value is its key in `trackers.json`.
package enum TrackerField: String, CaseIterable, Sendable {
    case name, icon, prompt, unit, dailyGoal, dailyLimit, streakOn, schedule, streak
    case isInCalendar = "showInCalendar"
    case isInWidget = "showInWidget"
    case widgetOrder
    case colour = "color"
    case createdAt
    case isPrivate = "private"
}
