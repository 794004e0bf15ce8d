import Model

/// Reads the parts of the profile that refer to trackers, after these are known: reminders, pauses and comparisons.
struct PendingReader {
    let file: SourceFile
    let trackers: TrackerSettings
    let problems: Problems

    private var known: [String] { Tracker.reservedIDs.dropLast() + trackers.trackers.map(\.id) }

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
        let activity = Reminder.Activity(word: name)
        guard case .tracker = activity else { return activity }
        let isBroken = !name.isEmpty && !trackers.isComplete(for: name)
        if trackers.index(of: name) != nil || isBroken { return activity }
        return object.reject(
            node, .unknownActivity, "not an activity; expected noalc, meditation, workout or the id of a tracker",
            hint: spellingHint(name, among: known))
    }

    /// 09:00, and 20:00 for a saboteur (Documentation/counting.md, section 7).
    private func defaultTime(of activity: Reminder.Activity) -> Int {
        guard case .tracker(let id) = activity, let index = trackers.index(of: id),
            trackers.trackers[index].kind == .saboteur
        else { return 9 * 3600 }
        return 20 * 3600
    }

    func pause(_ node: JSONNode) -> Pause? {
        guard var object = ObjectReader(node, what: "pause", in: file, problems) else { return nil }
        let span = object.daySpan("pause")
        let reason = object.text(Setting.Pause.reason.rawValue)
        let subjects = object.list(Setting.Pause.subjects.rawValue).map { $0.compactMap { subject($0, &object) } }
        object.warnOfUnknownKeys()
        guard object.isSound, let span else { return nil }
        return Pause(span: span, reason: reason, subjects: subjects.map { Set($0) })
    }

    private func subject(_ node: JSONNode, _ object: inout ObjectReader) -> Pause.Subject? {
        let subject = node.word.map(Pause.Subject.init)
        switch subject {
        case .tracker(let id)? where trackers.index(of: id) == nil && trackers.isComplete(for: id): break
        case let subject?: return subject
        case nil: break
        }
        return object.reject(
            node, .unknownActivity,
            "not a streak; expected noalc, meditation, workout, trackers or the id of a tracker",
            hint: node.word.flatMap {
                spellingHint($0, among: Tracker.reservedIDs + trackers.trackers.map(\.id))
            })
    }

    /// As in the fixed list for metrics: the more comparisons, the more differences appear by chance.
    private static let mostComparisons = 7

    /// The records in file order, each once.
    func comparisons(_ nodes: [JSONNode]) -> [Reminder.Activity] {
        if nodes.count > PendingReader.mostComparisons {
            problems.error(
                .malformedList, file, nodes[PendingReader.mostComparisons].position,
                "more than \(PendingReader.mostComparisons) comparisons; the more is compared, the more looks clear by chance"
            )
        }
        return nodes.reduce(into: []) { all, node in
            if let records = records(node), !all.contains(records) { all.append(records) }
        }
    }

    private func records(_ node: JSONNode) -> Reminder.Activity? {
        let records = node.word.map(Reminder.Activity.init(word:))
        guard case .tracker(let name)? = records else { return records ?? reject(node) }
        if let index = trackers.index(of: name) { return .tracker(trackers.trackers[index].id) }
        return trackers.isComplete(for: name) ? reject(node, hint: spellingHint(name, among: known)) : nil
    }

    private func reject(_ node: JSONNode, hint: String? = nil) -> Reminder.Activity? {
        problems.error(
            .unknownActivity, file, node.position, example: node.kind,
            "\(node.kind) is nothing to compare with; expected noalc, meditation, workout or the id of a tracker",
            hint: hint)
        return nil
    }
}
