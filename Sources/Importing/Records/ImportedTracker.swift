package import Diary
package import Model

/// A habit of an export.
@dynamicMemberLookup
package struct ImportedTracker: Sendable {
    /// The app's name of the habit, or the word of a preset.
    package let name: String
    /// The name in the export, if `name` is the word of a preset; else nil.
    package var title: String?
    package let mode: Tracker.Mode
    /// The id of an existing tracker that a person chose, or that our own export has; nil to find it by name.
    package var id: String?
    /// The whole object of `trackers.json`, if the export has one.
    package var written: JSONText?
    private var object = TrackerObject()

    /// Makes a habit.
    package init(_ name: String, _ mode: Tracker.Mode) {
        (self.name, self.mode) = (name, mode)
        (object.name, object.kind, object.mode) = (LocalizedText(name), mode.kind, mode)
        if mode == .yesNo { object.hasStreak = true }
    }

    /// Makes a habit with a preset, which becomes a tracker of that preset if the directory has none.
    package init(preset: TrackerPreset) {
        (name, mode) = (preset.rawValue, preset.mode)
        object = TrackerObject(new: preset)
    }

    /// The settings of the tracker, if it has to be made.
    package subscript<Value>(dynamicMember path: WritableKeyPath<TrackerObject, Value>) -> Value {
        get { object[keyPath: path] }
        set { object[keyPath: path] = newValue }
    }

    /// The object for `trackers.json`, with an id, the existing trackers and the first day of the habit.
    func json(id: String, beside trackers: [Tracker], since first: Day?) -> JSONText {
        if let written { return written }
        var object = object
        object.id = id
        object.createdAt = object.createdAt ?? first
        if object.preset == nil, object.target != nil { object.streakOn = .goal }
        object.takeRing(beside: trackers)
        return object.json
    }

    /// Whether it is a selection without options, which no tracker can be.
    var hasNothingToSelect: Bool {
        mode == .selection && written == nil && object.preset == nil && (object.options ?? []).isEmpty
    }

    /// The options that a tracker doesn't have.
    func missingOptions(in tracker: Tracker) -> [Tracker.Option] {
        let known = Set(
            tracker.options.flatMap { option in [option.id] + Language.allCases.map(option.name.text(in:)) }
                .map { $0.lowercased() })
        return (object.options ?? []).filter { !known.contains($0.id.lowercased()) }
    }

    /// Whether its logs can be added to a tracker.
    func fits(_ tracker: Tracker) -> Bool {
        let amounts: Set<Tracker.Mode> = [.counter, .number]
        // A preset doesn't write its unit, and of those that are imported only caffeine has one.
        let unit = object.unit?.text(in: .fallback) ?? (object.preset == .caffeine ? "mg" : nil)
        if let unit, let other = tracker.unit, !Language.allCases.map(other.text(in:)).contains(unit) { return false }
        if amounts.contains(mode) { return amounts.contains(tracker.mode) }
        // The options of a preset are fixed; those of a person's own tracker can be added to.
        return mode == tracker.mode && (tracker.preset == nil || missingOptions(in: tracker).isEmpty)
    }
}

extension Schedule {
    /// The schedule of something that is done `times` times in `days` days; nil if no schedule can express it.
    init?(times: Int, in days: Int) {
        switch (times, days) {
        case (1, 1), (7, 7): self = .everyDay
        case (1...6, 7): self = .perWeek(times)
        default: return nil
        }
    }
}
