import ProgressModel

/// Reads the `options` of a selection.
struct OptionsReader {
    /// The options in the order of the file; nil where none are written.
    func read(_ object: inout ObjectReader) -> [Tracker.Option]? {
        typealias Key = TrackerField.Option
        guard let nodes = object.list(TrackerField.options.key) else { return nil }
        var options: [Tracker.Option] = []
        var ids: Set<String> = []
        for node in nodes {
            guard var item = ObjectReader(node, what: "option", in: object, hint: example(node)) else {
                object.invalidate()
                continue
            }
            let id = item.text(Key.id.rawValue)
            let name = item.localizedText(Key.name.rawValue)
            let icon = item.text(Key.icon.rawValue)
            let valence = item.signedNumber(Key.valence.rawValue, in: -2...2)
            item.warnOfUnknownKeys()
            if valence == nil, item.has(Key.valence.rawValue) {
                object.invalidate()
                continue
            }
            guard item.isSound, let id, !id.contains("|"), ids.insert(id).inserted else {
                object.fail(
                    .malformedOption, "the option needs an \"id\" of its own without \"|\"", at: node)
                continue
            }
            options.append(Tracker.Option(id: id, name: name ?? LocalizedText(id), icon: icon, valence: valence))
        }
        return options
    }

    /// How an option is written of which only the name stands there.
    private func example(_ node: JSONNode) -> String {
        let name = node.word ?? "Rad"
        let id = name.lowercased()
        let isPlain = id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isPlain, !id.isEmpty, id.utf8.count <= 64 else {
            return "an option is written as { \"id\": \"rad\", \"name\": \"Rad\" }"
        }
        return "an option is written as { \"id\": \"\(id)\", \"name\": \"\(name)\" }"
    }
}

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

/// Reads a tracker's `plans`: what the person wants to do at a risky moment.
struct PlansReader {
    /// The plans in the order of the file.
    func read(_ object: inout ObjectReader) -> [Tracker.Plan] {
        var plans: [Tracker.Plan] = []
        for node in object.list(TrackerField.plans.key) ?? [] {
            if let plan = plan(node, in: object) { plans.append(plan) } else { object.invalidate() }
        }
        return plans
    }

    private func plan(_ node: JSONNode, in parent: ObjectReader) -> Tracker.Plan? {
        guard var object = ObjectReader(node, what: "plan", in: parent) else { return nil }
        let moment = moment(&object)
        let trigger = object.text(TrackerField.Plan.trigger.rawValue)
        let action = object.text(TrackerField.Plan.action.rawValue)
        object.warnOfUnknownKeys()
        if object.isSound, action == nil { object.fail(.missingValue, "the plan has no \"then\"") }
        guard object.isSound, let action else { return nil }
        return Tracker.Plan(moment: moment, trigger: trigger, action: action)
    }

    private func moment(_ object: inout ObjectReader) -> Tracker.Plan.Moment? {
        guard let node = object.node(TrackerField.Plan.moment.rawValue) else { return nil }
        let parts = Tracker.Plan.Moment.partNames
        if let moment = node.word.flatMap({ Tracker.Plan.Moment(withoutSpacesAround($0)) }) { return moment }
        return object.reject(
            node, .unknownWord, "not a part of the day; expected \(alternatives(parts)), or hours such as \"21-23\"",
            hint: node.word.flatMap { spellingHint($0, among: parts) })
    }
}
