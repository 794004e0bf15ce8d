import ProgressModel

/// Reads the reminders of the profile, once the trackers are known.
struct ReminderReader {
    let file: SourceFile
    let trackers: TrackerSettings
    let problems: Problems

    func reminder(_ node: JSONNode) -> Reminder? {
        guard var object = ObjectReader(node, what: "reminder", in: file, problems) else { return nil }
        let time = object.timeOfDay(Setting.Reminder.time.rawValue, upTo: 86_399)
        guard let activityNode = object.node(Setting.Reminder.activity.rawValue) else {
            object.fail(.missingValue, "the reminder has no \"activity\"")
            return nil
        }
        let name = object.text(Setting.Reminder.activity.rawValue)
        object.warnOfUnknownKeys()
        if name == nil, object.isSound { object.fail(.missingValue, "the \"activity\" is empty") }
        guard object.isSound, let name, let activity = activity(name, activityNode, &object) else {
            return nil
        }
        return Reminder(activity: activity, second: time ?? defaultTime(of: activity))
    }

    private func activity(
        _ name: String, _ node: JSONNode, _ object: inout ObjectReader
    ) -> Reminder.Activity? {
        switch name.lowercased() {
        case "noalc": return .noalc
        case "meditation": return .meditation
        case "workout": return .workout
        default:
            let isBroken = !name.isEmpty && !trackers.isComplete(for: name)
            if trackers.index(of: name) != nil || isBroken { return .tracker(name) }
            let known = ["noalc", "meditation", "workout"] + trackers.trackers.map(\.id)
            return object.reject(
                node, .unknownActivity, "not an activity; expected noalc, meditation, workout or the id of a tracker",
                hint: spellingHint(name, among: known))
        }
    }

    /// 09:00, and 20:00 for a saboteur (Documentation/counting.md, section 7).
    private func defaultTime(of activity: Reminder.Activity) -> Int {
        guard case .tracker(let id) = activity, let index = trackers.index(of: id),
            trackers.trackers[index].kind == .saboteur
        else { return 9 * 3600 }
        return 20 * 3600
    }
}
