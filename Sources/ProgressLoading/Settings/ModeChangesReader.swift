import ProgressModel

/// Reads a saboteur's `modes`.
struct ModeChangesReader {
    /// The changes of mode, ascending by day; empty where there are none.
    func read(_ object: inout ObjectReader, _ problems: Problems) -> [Tracker.ModeChange] {
        guard let node = object.node("modes"), let nodes = object.list("modes", problems) else { return [] }
        guard !nodes.isEmpty else {
            object.fail("missing-value", "\"modes\" is empty, expected at least one mode", at: node, problems)
            return []
        }
        var changes: [Tracker.ModeChange] = []
        for node in nodes {
            guard let change = change(node, in: object.file, problems) else {
                object.invalidate()
                continue
            }
            if changes.contains(where: { $0.since == change.since }) {
                object.fail("duplicate-mode", "a second mode since \(change.since)", at: node, problems)
            }
            changes.append(change)
        }
        return changes.sorted { $0.since < $1.since }
    }

    private func change(
        _ node: JSONNode, in file: SourceFile, _ problems: Problems
    ) -> Tracker.ModeChange? {
        guard var object = ObjectReader(node, what: "mode", in: file, problems) else { return nil }
        let mode = object.choice("mode", of: [Tracker.Mode.awareness, .avoidance], problems)
        let since = object.day("since", problems)
        object.warnOfUnknownKeys(problems)
        if object.isSound, mode == nil || since == nil {
            object.fail("missing-value", "the mode has no \"\(mode == nil ? "mode" : "since")\"", problems)
        }
        guard let mode, let since else { return nil }
        return Tracker.ModeChange(mode: mode, since: since)
    }
}
