import Diagnostics
import ProgressModel

/// Reads one tracker, filling in from its preset what it leaves out.
struct TrackerReader {
    let id: String
    let presetWords: @Sendable (TrackerPreset) -> TrackerPreset.Words
    let noticing: @Sendable (LocalizedText) -> LocalizedText

    /// What streaks, reminders and pauses call what is not a tracker.
    static let reservedIDs = ["noalc", "meditation", "workout", "trackers"]

    /// The id, or the preset's name where none is written; nil, with a report, where there is neither.
    static func id(_ object: inout ObjectReader) -> String? {
        guard let node = object.node("id") else {
            // A preset that is no text is reported when it is looked up.
            if let preset = object.node("preset") {
                guard case .string(let name) = preset.value else { return "" }
                return String(decoding: name, as: UTF8.self).lowercased()
            }
            object.fail(.missingValue, "the tracker has neither \"id\" nor \"preset\"")
            return nil
        }
        if case .string(let text) = node.value, isID(text) {
            let id = String(decoding: text, as: UTF8.self)
            guard reservedIDs.contains(id) else { return id }
            return object.reject(
                node, .malformedID, "a name of the program's own, which no tracker may have; expected another id")
        }
        return object.reject(
            node, .malformedID,
            "not an id; expected up to 64 small letters, digits and hyphens, a letter or digit first")
    }

    /// Whether it is of the form `[a-z0-9][a-z0-9-]{0,63}`.
    private static func isID(_ text: ArraySlice<UInt8>) -> Bool {
        let isPlain = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
        guard let first = text.first, isPlain(first), text.count <= 64 else { return false }
        return text.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    func read(_ object: inout ObjectReader) -> Tracker? {
        let preset = preset(&object)
        let presetWords = preset.map(presetWords)
        let name = object.localizedText("name") ?? presetWords?.name ?? LocalizedText(id)
        let icon = object.text("icon")
        let writtenKind = object.choice("type", of: Tracker.Kind.allCases)
        let modeNode = object.node("trackingMode")
        let writtenMode = object.choice("trackingMode", of: Tracker.Mode.allCases)
        let changes = ModeChangesReader().read(&object)
        let flags = TrackerFlags(&object)
        let createdAt = object.day("createdAt")
        let colour = colour(&object)
        let counting = TrackerCounting(&object)
        let unit = object.localizedText("unit")
        let prompt = object.localizedText("prompt")
        let options = OptionsReader().read(&object)
        let allowsSeveral = object.flag("multiple")
        let plans = PlansReader().read(&object)
        let widgetOrder = object.decimal("widgetOrder", upTo: Profile.largestAmount)
        let healthType = object.text("healthType")
        object.warnOfUnknownKeys()

        guard let kind = writtenKind ?? preset?.mode.kind ?? writtenMode?.kind ?? (changes.isEmpty ? nil : .saboteur)
        else {
            if object.isSound {
                object.fail(.missingValue, "the tracker has no \"type\"; expected good or saboteur")
            }
            return nil
        }
        let mode = writtenMode ?? preset?.mode ?? (kind == .saboteur ? .awareness : .yesNo)
        if changes.isEmpty, mode.kind != kind {
            object.fail(
                .modeDisagrees, "the mode \(mode.rawValue) does not fit a \(kind.rawValue) tracker", at: modeNode)
        }
        if !changes.isEmpty, kind == .good {
            object.fail(.modeDisagrees, "\"modes\" are for saboteurs", at: object.node("modes"))
        }
        let allOptions = options ?? preset.flatMap { preset in presetWords.map(preset.options) } ?? []
        if mode == .selection, allOptions.isEmpty, object.isSound {
            object.fail(.missingValue, "the selection has no \"options\"")
        }
        let modes = changes.isEmpty ? [mode] : changes.map(\.mode)
        let counted = counting.resolved(for: modes, preset, &object)
        warnOfUnusedKeys(modes, &object)
        guard object.isSound else { return nil }
        return Tracker(
            id: id, preset: preset, name: name, icon: icon ?? preset?.icon ?? "•",
            mode: changes.first?.mode ?? mode, modeChanges: changes, createdAt: createdAt,
            isActive: flags.isActive ?? true,
            hasStreak: flags.streak ?? (counted.switchesStreakOn || modes[0].hasStreakByDefault),
            isFocus: flags.showInCalendar ?? false,
            visibility: flags.visibility, colour: colour, target: counted.target,
            streakOn: counted.streakOn, schedule: counted.schedule, summary: counted.summary,
            allowedValues: mode == .number ? preset?.allowedValues : nil,
            unit: unit ?? presetWords?.unit,
            prompt: prompt ?? presetWords?.prompt ?? (kind == .saboteur ? noticing(name) : nil), options: allOptions,
            allowsSeveralOptions: allowsSeveral ?? preset?.allowsSeveralOptions ?? false,
            plans: plans, showsInWidget: flags.showInWidget ?? false, widgetOrder: widgetOrder, healthType: healthType)
    }

    /// Warns of keys that do nothing for trackers of these modes.
    private func warnOfUnusedKeys(_ modes: [Tracker.Mode], _ object: inout ObjectReader) {
        let uses: [(key: String, modes: [Tracker.Mode])] = [
            ("dailyGoal", [.counter, .number]), ("dailyLimit", [.counter, .number]), ("unit", [.counter, .number]),
            ("summary", [.number]), ("options", [.selection]), ("multiple", [.selection]),
            ("streakOn", Tracker.Mode.allCases.filter { $0 != .avoidance }),
            ("schedule", Tracker.Mode.allCases.filter { $0 != .avoidance }),
        ]
        for (key, uses) in uses where object.has(key) && !modes.contains(where: uses.contains) {
            let purpose =
                uses.count > 2
                ? "in avoidance a day without a log is good" : "it is for \(alternatives(uses.map(\.rawValue)))"
            object.warnOfUnusedKey(key, purpose)
        }
    }

    private func preset(_ object: inout ObjectReader) -> TrackerPreset? {
        guard let node = object.node("preset") else { return nil }
        let text = object.text("preset")
        guard let name = text ?? (object.isSound ? "" : nil) else { return nil }
        if let preset = TrackerPreset(rawValue: name.lowercased()) { return preset }
        let names = TrackerPreset.allCases.map(\.rawValue)
        return object.reject(
            node, .unknownPreset, "not a preset; expected \(alternatives(names))",
            hint: spellingHint(name, among: names))
    }

    private func colour(_ object: inout ObjectReader) -> String? {
        guard let node = object.node("color"), let text = object.text("color") else { return nil }
        let digits = text.dropFirst()
        if text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), text.utf8.count == 7 {
            return text.uppercased()
        }
        return object.reject(node, .malformedColour, "not a colour; expected e.g. \"#7C5CFF\"")
    }
}

extension TrackerPreset {
    /// The options with their names.
    fileprivate func options(_ words: Words) -> [Tracker.Option] {
        zip(options, words.options).map { Tracker.Option(id: $0.rawValue, name: $1, icon: $0.icon) }
    }
}

/// What a tracker's author can switch.
private struct TrackerFlags {
    let isActive, streak, showInCalendar, showInWidget: Bool?
    let visibility: Tracker.Visibility

    init(_ object: inout ObjectReader) {
        isActive = object.flag("isActive")
        streak = object.flag("streak")
        showInCalendar = object.flag("showInCalendar")
        showInWidget = object.flag("showInWidget")
        let isPrivate = object.flag("private") ?? false
        let isPublic = object.flag("public") ?? false
        visibility = isPrivate ? .hidden : isPublic ? .shared : .unmarked
    }
}

extension Tracker.Mode {
    /// On for what is a moment of noticing, off for what is documentation (Documentation/counting.md, section 5).
    fileprivate var hasStreakByDefault: Bool { self != .counter && self != .yesNo && self != .number }
}
