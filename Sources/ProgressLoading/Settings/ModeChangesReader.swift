import ProgressModel

/// Reads a saboteur's `modes`.
struct ModeChangesReader {
    /// The changes of mode, ascending by day; empty where there are none.
    func read(_ object: inout ObjectReader) -> [Tracker.ModeChange] {
        let key = TrackerField.modeChanges.key
        guard let node = object.node(key), let nodes = object.list(key) else { return [] }
        guard !nodes.isEmpty else {
            object.fail(.missingValue, "\"modes\" is empty; expected at least one mode", at: node)
            return []
        }
        var changes: [Tracker.ModeChange] = []
        var days: Set<Day> = []
        for node in nodes {
            guard let change = change(node, in: object) else {
                object.invalidate()
                continue
            }
            if !days.insert(change.since).inserted {
                object.fail(.duplicateMode, "a second mode since \(change.since)", at: node)
            }
            changes.append(change)
        }
        return changes.sorted { $0.since < $1.since }
    }

    private func change(
        _ node: JSONNode, in parent: ObjectReader
    ) -> Tracker.ModeChange? {
        guard var object = ObjectReader(node, what: "mode", in: parent) else { return nil }
        let word = object.word(
            TrackerField.ModeChange.mode.rawValue, of: [Tracker.Mode.awareness, .avoidance].map(\.rawValue),
            hint: { word in
                Tracker.Mode(rawValue: word).map {
                    "\"modes\" are for saboteurs; write \"trackingMode\": \"\($0.rawValue)\" in their place"
                }
            })
        let mode = word.flatMap(Tracker.Mode.init)
        let since = object.day(TrackerField.ModeChange.since.rawValue)
        object.warnOfUnknownKeys()
        if object.isSound, mode == nil || since == nil {
            object.fail(.missingValue, "the mode has no \"\(mode == nil ? "mode" : "since")\"")
        }
        guard let mode, let since else { return nil }
        return Tracker.ModeChange(mode: mode, since: since)
    }
}
