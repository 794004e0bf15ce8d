package import Model

extension TrackerObject {
    /// The object as written, without an id that equals its preset's.
    package var json: JSONText {
        .object(TrackerField.all.compactMap { field in json(field).map { JSONText.Member(field.key, $0) } })
    }

    /// The value of a field; nil if the object doesn't have it.
    package func json(_ field: TrackerField) -> JSONText? {
        switch field {
        case .id: preset?.rawValue == id ? nil : id.map(JSONText.text)
        case .preset: (preset?.rawValue).map(JSONText.text)
        case .modeChanges: modeChanges.isEmpty ? nil : .list(modeChanges.map(\.json))
        case .options: options.map { .list($0.map(\.json)) }
        case .colour: colour.map(JSONText.text)
        case .isPublic: isPublic.map { $0 && sharesDays ? .text(TrackerField.days) : .flag($0) }
        case .plans: plans.isEmpty ? nil : .list(plans.map(\.json))
        default: field.kind.json(of: self)
        }
    }
}

extension SettingsText {
    /// Writes some fields of an object into the tracker with an id, removing missing ones; false without such a
    /// tracker.
    package mutating func write(_ fields: [TrackerField], of object: TrackerObject, intoTracker id: String) -> Bool {
        for field in fields {
            guard let node = tracker(id) else { return false }
            if let value = object.json(field) {
                guard set(field.key, to: value, in: node) else { return false }
            } else {
                remove(field.key, from: node)
            }
        }
        return true
    }

    /// The object of the tracker with this id, or without an id and with this preset; nil if there isn't one.
    package func tracker(_ id: String) -> JSONNode? {
        guard case .array(let nodes) = document.value else { return nil }
        return nodes.first { node in
            let written = node.member(TrackerField.id.key)?.value.word
            return (written ?? node.member(TrackerField.preset.key)?.value.word?.lowercased()) == id
        }
    }
}

extension Tracker.Option {
    /// The option as written, with a name only if it isn't the id.
    package var json: JSONText {
        typealias Key = TrackerField.Option
        return JSONText(
            (Key.id, .text(id)), (Key.name, name == LocalizedText(id) ? nil : name.json),
            (Key.icon, icon.map(JSONText.text)), (Key.valence, valence.map { .written("\($0)") }))
    }
}

extension Tracker.ModeChange {
    fileprivate var json: JSONText {
        typealias Key = TrackerField.ModeChange
        return JSONText((Key.mode, .text(mode.rawValue)), (Key.since, since.json))
    }
}

extension Tracker.Plan {
    /// The plan as written, without missing parts.
    package var json: JSONText {
        typealias Key = TrackerField.Plan
        let moment: JSONText? =
            switch moment {
            case .part(let name): .text(name)
            case .hours(let from, let to): .text("\(from)-\(to)")
            case nil: nil
            }
        return JSONText((Key.moment, moment), (Key.trigger, trigger.map(JSONText.text)), (Key.action, .text(action)))
    }
}
