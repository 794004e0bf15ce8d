import ProgressModel

/// Reads the reminders of the profile, once the trackers are known.
struct ReminderReader {
    let file: SourceFile
    let trackers: TrackerSettings

    func read(_ nodes: [JSONNode], _ problems: Problems) -> [Reminder] {
        nodes.compactMap { reminder($0, problems) }
    }

    private func reminder(_ node: JSONNode, _ problems: Problems) -> Reminder? {
        guard var object = ObjectReader(node, what: "reminder", in: file, problems) else { return nil }
        let time = object.timeOfDay("time", upTo: 86_399, problems)
        guard let activityNode = object.node("activity") else {
            object.fail("missing-value", "the reminder has no \"activity\"", problems)
            return nil
        }
        let name = object.text("activity", problems)
        object.warnOfUnknownKeys(problems)
        if name == nil, object.isSound { object.fail("missing-value", "the \"activity\" is empty", problems) }
        guard object.isSound, let name, let activity = activity(name, activityNode, &object, problems) else {
            return nil
        }
        return Reminder(activity: activity, second: time ?? defaultTime(of: activity))
    }

    private func activity(
        _ name: String, _ node: JSONNode, _ object: inout ObjectReader, _ problems: Problems
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
                node, "unknown-activity", "no activity, expected noalc, meditation, workout or the id of a tracker",
                hint: spellingHint(name, among: known), problems)
        }
    }

    /// 09:00, and 20:00 for a saboteur (rules.md, section 7).
    private func defaultTime(of activity: Reminder.Activity) -> Int {
        guard case .tracker(let id) = activity, let index = trackers.index(of: id),
            trackers.trackers[index].kind == .saboteur
        else { return 9 * 3600 }
        return 20 * 3600
    }
}
