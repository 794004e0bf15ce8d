import Model

/// Reads one tracker, with defaults from its preset.
struct TrackerReader {
    let id: String
    let vocabulary: Vocabulary

    /// The id, or else the preset's name; nil, with a report, without either.
    static func id(_ object: inout ObjectReader) -> String? {
        guard let node = object.node(TrackerField.id.key) else {
            // A preset that isn't a text is reported later.
            if let preset = object.node(TrackerField.preset.key) {
                guard case .string(let name) = preset.value else { return "" }
                return String(decoding: name, as: UTF8.self).lowercased()
            }
            object.fail(.missingValue, "the tracker has neither \"id\" nor \"preset\"")
            return nil
        }
        if case .string(let text) = node.value, isID(text) {
            let id = String(decoding: text, as: UTF8.self)
            guard Tracker.reservedIDs.contains(id) else { return id }
            return object.reject(
                node, .malformedID, "a name of the program's own, which no tracker may have; expected another id")
        }
        return object.reject(
            node, .malformedID,
            "not an id; expected up to 64 small letters, digits and hyphens, a letter or digit first")
    }

    /// Whether it has the form `[a-z0-9][a-z0-9-]{0,63}`.
    private static func isID(_ text: ArraySlice<UInt8>) -> Bool {
        let isPlain = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
        guard let first = text.first, isPlain(first), text.count <= 64 else { return false }
        return text.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    func read(_ object: inout ObjectReader) -> Tracker? {
        let written = TrackerObject(&object)
        object.warnOfUnknownKeys()
        let preset = written.preset
        let presetWords = preset.map(vocabulary.presetWords)
        let name = written.name ?? presetWords?.name ?? LocalizedText(id)
        let changes = written.modeChanges

        guard
            let kind = written.kind ?? preset?.mode.kind ?? written.mode?.kind ?? (changes.isEmpty ? nil : .saboteur)
        else {
            if object.isSound {
                object.fail(.missingValue, "the tracker has no \"type\"; expected good or saboteur")
            }
            return nil
        }
        let mode = written.mode ?? preset?.mode ?? (kind == .saboteur ? .awareness : .yesNo)
        if changes.isEmpty, mode.kind != kind {
            object.fail(
                .modeDisagrees, "the mode \(mode.rawValue) does not fit a \(kind.rawValue) tracker",
                at: object.node(TrackerField.mode.key))
        }
        if !changes.isEmpty, kind == .good {
            object.fail(
                .modeDisagrees, "\"modes\" are for saboteurs", at: object.node(TrackerField.modeChanges.key))
        }
        let options = written.options ?? preset.flatMap { preset in presetWords.map(preset.options) } ?? []
        if mode == .selection, options.isEmpty, object.isSound {
            object.fail(.missingValue, "the selection has no \"options\"")
        }
        let modes = changes.isEmpty ? [mode] : changes.map(\.mode)
        let counting = TrackerCounting(written, in: modes, &object)
        warnOfUnusedKeys(modes, &object)
        // Streaks are on by default, except for things documented (Documentation/counting.md, section 5).
        let documents = [.counter, .yesNo, .number].contains(modes[0])
        guard object.isSound else { return nil }
        var tracker = Tracker(
            id: id, name: name, icon: written.icon ?? preset?.icon ?? Tracker.sign(of: name),
            mode: changes.first?.mode ?? mode,
            hasStreak: written.hasStreak ?? (counting.switchesStreakOn || !documents))
        (tracker.preset, tracker.modeChanges, tracker.createdAt) = (preset, changes, written.createdAt)
        (tracker.isActive, tracker.isFocus) = (written.isActive ?? true, written.isInCalendar ?? false)
        (tracker.visibility, tracker.colour, tracker.plans) = (written.visibility, written.colour, written.plans)
        (tracker.target, tracker.streakOn) = (counting.target, counting.streakOn)
        (tracker.schedule, tracker.summary) = (counting.schedule, counting.summary)
        tracker.allowedValues = mode == .number ? preset?.allowedValues : nil
        tracker.unit = written.unit ?? presetWords?.unit
        tracker.prompt = written.prompt ?? presetWords?.prompt ?? (kind == .saboteur ? vocabulary.noticing(name) : nil)
        tracker.options = options
        tracker.allowsSeveralOptions = written.allowsSeveralOptions ?? preset?.allowsSeveralOptions ?? false
        (tracker.showsInWidget, tracker.widgetOrder) = (written.isInWidget ?? false, written.widgetOrder)
        tracker.healthType = written.healthType
        return tracker
    }

    private func warnOfUnusedKeys(_ modes: [Tracker.Mode], _ object: inout ObjectReader) {
        for field in TrackerField.all {
            guard let uses = field.modes, object.has(field.key), !modes.contains(where: uses.contains) else { continue }
            let purpose =
                uses.count > 2
                ? "in avoidance a day without a log is good" : "it is for \(alternatives(uses.map(\.rawValue)))"
            object.warnOfUnusedKey(field.key, purpose)
        }
    }
}

extension TrackerObject {
    fileprivate var visibility: Tracker.Visibility {
        isPrivate == true ? .hidden : isPublic != true ? .unmarked : sharesDays ? .sharedDays : .shared
    }

    /// Reads an object; invalid values are reported and left out.
    init(_ object: inout ObjectReader) {
        self.init()
        for field in TrackerField.all { read(field, of: &object) }
    }

    private mutating func read(_ field: TrackerField, of object: inout ObjectReader) {
        let key = field.key
        switch field {
        case .id: id = object.text(key)
        case .preset: preset = object.preset(key)
        case .modeChanges: modeChanges = object.modeChanges(key)
        case .options: options = object.options(key)
        case .colour: colour = object.colour(key)
        case .isPublic:
            sharesDays = object.node(key)?.word?.lowercased() == TrackerField.days
            isPublic = sharesDays ? true : object.flag(key)
        case .plans: plans = object.plans(key)
        default: object.read(field.kind, key, into: &self)
        }
    }
}

extension TrackerPreset {
    fileprivate func options(_ words: Words) -> [Tracker.Option] {
        zip(options, words.options).map { Tracker.Option(id: $0.rawValue, name: $1, icon: $0.icon) }
    }
}

extension ObjectReader {
    fileprivate mutating func preset(_ key: String) -> TrackerPreset? {
        guard let node = node(key) else { return nil }
        let text = text(key)
        guard let name = text ?? (isSound ? "" : nil) else { return nil }
        if let preset = TrackerPreset(rawValue: name.lowercased()) { return preset }
        let names = TrackerPreset.allCases.map(\.rawValue)
        return reject(
            node, .unknownPreset, "not a preset; expected \(alternatives(names))",
            hint: spellingHint(name, among: names))
    }

    fileprivate mutating func colour(_ key: String) -> String? {
        guard let node = node(key), let text = text(key) else { return nil }
        let digits = text.dropFirst()
        if text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), text.utf8.count == 7 {
            return text.uppercased()
        }
        return reject(node, .malformedColour, "not a colour; expected e.g. \"#7C5CFF\"")
    }
}

/// When days of a tracker are good, by its object, preset and mode.
struct TrackerCounting {
    private(set) var target: Tracker.DailyTarget?
    private(set) var streakOn = Tracker.StreakCondition.log
    private(set) var schedule = Schedule.everyDay
    private(set) var summary = Tracker.Summary.mean
    /// Whether a setting of the streak implies that there is one.
    private(set) var switchesStreakOn = false

    /// Combines the settings for a tracker with these modes; contradictions are reported.
    init(_ written: TrackerObject, in modes: [Tracker.Mode], _ object: inout ObjectReader) {
        if object.has(TrackerField.dailyGoal.key), let node = object.node(TrackerField.dailyLimit.key) {
            object.fail(.conflictingKeys, "both \"dailyGoal\" and \"dailyLimit\"; expected one of them", at: node)
        }
        let preset = written.preset
        if modes.contains(where: { $0 == .counter || $0 == .number }) { target = written.target ?? preset?.target }
        if written.streakOn == .goal, target == nil, object.isSound {
            object.fail(
                .missingValue, "\"streakOn\" asks for a goal, but the tracker has no \"dailyGoal\" or \"dailyLimit\"",
                at: object.node(TrackerField.streakOn.key))
        }
        let presetCondition = target == nil ? nil : preset?.streakOn
        if modes.contains(where: { $0 != .avoidance }) {
            streakOn = written.streakOn ?? presetCondition ?? streakOn
            switchesStreakOn = written.streakOn != nil || written.schedule != nil || presetCondition != nil
            schedule = written.schedule ?? schedule
        }
        summary = written.summary ?? preset?.summary ?? summary
        if case .limit = target, streakOn == .goal, written.schedule != nil {
            object.warnOfUnusedKey(
                TrackerField.schedule.key, "under a limit with \"streakOn\": \"goal\" every day without a log rests")
            schedule = .everyDay
        }
    }
}
