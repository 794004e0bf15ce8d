package import ProgressLoading
package import ProgressModel

extension TrackerObject {
    /// The object as it is written, without an id that is that of its preset anyway.
    package var json: JSONText {
        .object(Key.allCases.compactMap { key in json(key).map { JSONText.Member(key.rawValue, $0) } })
    }

    /// The value of a key; nil where the object says nothing about it.
    package func json(_ key: Key) -> JSONText? {
        switch key {
        case .id: preset?.rawValue == id ? nil : id.map(JSONText.text)
        case .preset: (preset?.rawValue).map(JSONText.text)
        case .name: name?.json
        case .icon: icon.map(JSONText.text)
        case .kind: (kind?.rawValue).map(JSONText.text)
        case .mode: (mode?.rawValue).map(JSONText.text)
        case .modeChanges: modeChanges.isEmpty ? nil : .list(modeChanges.map(\.json))
        case .options: options.map { .list($0.map(\.json)) }
        case .allowsSeveralOptions: allowsSeveralOptions.map(JSONText.flag)
        case .summary: (summary?.rawValue).map(JSONText.text)
        case .unit: unit?.json
        case .dailyGoal: dailyGoal.map(JSONText.number)
        case .dailyLimit: dailyLimit.map(JSONText.number)
        case .streakOn: (streakOn?.rawValue).map(JSONText.text)
        case .schedule: schedule?.json
        case .hasStreak: hasStreak.map(JSONText.flag)
        case .prompt: prompt?.json
        case .isInCalendar: isInCalendar.map(JSONText.flag)
        case .colour: colour.map(JSONText.text)
        case .createdAt: createdAt?.json
        case .isActive: isActive.map(JSONText.flag)
        case .isPrivate: isPrivate.map(JSONText.flag)
        case .isPublic: isPublic.map { $0 && sharesDays ? .text(TrackerObject.days) : .flag($0) }
        case .plans: plans.isEmpty ? nil : .list(plans.map(\.json))
        case .isInWidget: isInWidget.map(JSONText.flag)
        case .widgetOrder: widgetOrder.map(JSONText.number)
        case .healthType: healthType.map(JSONText.text)
        }
    }
}

extension SettingsText {
    /// Writes what an object says of some keys into the tracker with an id, and takes out those keys of which it says
    /// nothing; false where there is no such tracker.
    package mutating func write(_ keys: [TrackerObject.Key], of object: TrackerObject, intoTracker id: String) -> Bool {
        for key in keys {
            guard let node = tracker(id) else { return false }
            if let value = object.json(key) {
                guard set(key.rawValue, to: value, in: node) else { return false }
            } else {
                remove(key.rawValue, from: node)
            }
        }
        return true
    }

    /// The object of a tracker, whose id is written or the name of its preset; nil where there is none.
    package func tracker(_ id: String) -> JSONNode? {
        guard case .array(let nodes) = document.value else { return nil }
        return nodes.first { node in
            let written = node.member(TrackerObject.Key.id.rawValue)?.value.word
            return (written ?? node.member(TrackerObject.Key.preset.rawValue)?.value.word?.lowercased()) == id
        }
    }
}

extension Tracker.Option {
    /// The option as it is written, with a name only where that is not its id.
    package var json: JSONText {
        typealias Key = TrackerObject.OptionKey
        return JSONText(
            (Key.id, .text(id)), (Key.name, name == LocalizedText(id) ? nil : name.json),
            (Key.icon, icon.map(JSONText.text)), (Key.valence, valence.map { .written("\($0)") }))
    }
}

extension Tracker.ModeChange {
    fileprivate var json: JSONText {
        typealias Key = TrackerObject.ModeChangeKey
        return JSONText((Key.mode, .text(mode.rawValue)), (Key.since, since.json))
    }
}

extension Tracker.Plan {
    /// The plan as it is written, without what it does not say.
    package var json: JSONText {
        typealias Key = TrackerObject.PlanKey
        let moment: JSONText? =
            switch moment {
            case .part(let name): .text(name)
            case .hours(let from, let to): .text("\(from)-\(to)")
            case nil: nil
            }
        return JSONText((Key.moment, moment), (Key.trigger, trigger.map(JSONText.text)), (Key.action, .text(action)))
    }
}
