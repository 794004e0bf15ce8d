import ProgressModel

/// Reads one tracker, filling in from its preset what it leaves out.
struct TrackerReader {
    let id: String

    /// The id, or the preset's name where none is written; nil, with a report, where there is neither.
    static func id(_ object: inout ObjectReader, _ problems: Problems) -> String? {
        guard let node = object.node("id") else {
            // A preset that is no text is reported when it is looked up.
            if let preset = object.node("preset") {
                guard case .string(let name) = preset.value else { return "" }
                return String(decoding: name, as: UTF8.self).lowercased()
            }
            object.fail("missing-value", "the tracker has neither \"id\" nor \"preset\"", problems)
            return nil
        }
        if case .string(let text) = node.value, isID(text) { return String(decoding: text, as: UTF8.self) }
        return object.reject(
            node, "malformed-id", "no id, expected up to 64 small letters, digits and hyphens, a letter or digit first",
            problems)
    }

    /// Whether it is of the form `[a-z0-9][a-z0-9-]{0,63}`.
    private static func isID(_ text: ArraySlice<UInt8>) -> Bool {
        let isPlain = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
        guard let first = text.first, isPlain(first), text.count <= 64 else { return false }
        return text.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    func read(_ object: inout ObjectReader, _ problems: Problems) -> Tracker? {
        let preset = preset(&object, problems)
        let name = object.localizedText("name", problems)
        let icon = object.text("icon", problems)
        let writtenKind = object.choice("type", of: Tracker.Kind.allCases, problems)
        let modeNode = object.node("trackingMode")
        let writtenMode = object.choice("trackingMode", of: Tracker.Mode.allCases, problems)
        let changes = ModeChangesReader().read(&object, problems)
        let flags = TrackerFlags(&object, problems)
        let createdAt = object.day("createdAt", problems)
        let colour = colour(&object, problems)
        let goal = object.decimal("dailyGoal", upTo: ProfileReader.largestAmount, isPositive: true, problems)
        let unit = object.localizedText("unit", problems)
        let prompt = object.localizedText("prompt", problems)
        let options = OptionsReader().read(&object, problems)
        let allowsSeveral = object.flag("multiple", problems)
        object.warnOfUnknownKeys(problems)

        guard let kind = writtenKind ?? preset?.kind ?? writtenMode?.kind ?? (changes.isEmpty ? nil : .saboteur) else {
            if object.isSound {
                object.fail("missing-value", "the tracker has no \"type\", expected good or saboteur", problems)
            }
            return nil
        }
        let mode = writtenMode ?? preset?.mode ?? (kind == .saboteur ? .awareness : .yesNo)
        if changes.isEmpty, mode.kind != kind {
            object.fail(
                "mode-disagrees", "the mode \(mode.rawValue) does not fit a \(kind.rawValue) tracker", at: modeNode,
                problems)
        }
        if !changes.isEmpty, kind == .good {
            object.fail("mode-disagrees", "\"modes\" are for saboteurs", at: object.node("modes"), problems)
        }
        let allOptions = options ?? preset?.options ?? []
        if mode == .selection, allOptions.isEmpty, object.isSound {
            object.fail("missing-value", "the selection has no \"options\"", problems)
        }
        guard object.isSound else { return nil }
        return Tracker(
            id: id, name: name ?? preset?.name ?? LocalizedText(id), icon: icon ?? preset?.icon ?? "•", kind: kind,
            mode: changes.first?.mode ?? mode, modeChanges: changes, createdAt: createdAt,
            isActive: flags.isActive ?? true,
            hasStreak: flags.streak ?? (changes.first?.mode ?? mode).hasStreakByDefault,
            isFocus: flags.showInCalendar ?? false,
            isPrivate: flags.isPrivate ?? false, isPublic: flags.isPublic ?? false, colour: colour, dailyGoal: goal,
            unit: unit ?? preset?.unit, prompt: prompt ?? preset?.prompt, options: allOptions,
            allowsSeveralOptions: allowsSeveral ?? preset?.allowsSeveralOptions ?? false)
    }

    private func preset(_ object: inout ObjectReader, _ problems: Problems) -> TrackerPreset? {
        guard let node = object.node("preset") else { return nil }
        let text = object.text("preset", problems)
        guard let name = text ?? (object.isSound ? "" : nil) else { return nil }
        if let preset = TrackerPreset.all.first(where: { $0.id == name.lowercased() }) { return preset }
        let names = TrackerPreset.all.map(\.id)
        return object.reject(
            node, "unknown-preset", "no preset, expected \(alternatives(names))",
            hint: spellingHint(name, among: names),
            problems)
    }

    private func colour(_ object: inout ObjectReader, _ problems: Problems) -> String? {
        guard let node = object.node("color"), let text = object.text("color", problems) else { return nil }
        let digits = text.dropFirst()
        if text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), text.utf8.count == 7 {
            return text.uppercased()
        }
        return object.reject(node, "malformed-colour", "no colour, expected such as \"#7C5CFF\"", problems)
    }
}

/// What a tracker's author can switch.
private struct TrackerFlags {
    let isActive, streak, showInCalendar, isPrivate, isPublic: Bool?

    init(_ object: inout ObjectReader, _ problems: Problems) {
        isActive = object.flag("isActive", problems)
        streak = object.flag("streak", problems)
        showInCalendar = object.flag("showInCalendar", problems)
        isPrivate = object.flag("private", problems)
        isPublic = object.flag("public", problems)
    }
}

extension Tracker.Mode {
    /// On for what is a moment of noticing, off for what is documentation (rules.md, section 5).
    fileprivate var hasStreakByDefault: Bool { self != .counter && self != .yesNo }
}
