package import ProgressModel
package import ProgressRecording

/// A habit of an export.
package struct ImportedTracker: Sendable {
    /// What the app calls it.
    package let name: String
    package let mode: Tracker.Mode
    /// The tracker of the directory that a person named for it, or that an export of ours has; nil to find it by name.
    package var id: String?
    /// The program's own tracker of the same, which is made where the directory has none.
    package private(set) var preset: TrackerPreset?
    package var unit: String?
    package var target: Tracker.DailyTarget?
    /// How several values of a day are summed up; says nothing for modes other than `number`.
    package var summary = Tracker.Summary.sum
    package var schedule = Schedule.everyDay
    /// Nil for what the mode has by itself.
    package var hasStreak: Bool?
    package var prompt: String?
    /// `#RRGGBB`.
    package var colour: String?
    package var isActive = true
    /// The first day of avoidance; nil where that is the first log.
    package var since: Day?
    /// The names of what a selection offers.
    package var options: [String] = []
    /// By their names, how pleasant options are, -2…2.
    package var valences: [String: Int] = [:]
    package var allowsSeveralOptions = false
    /// The whole object of `trackers.json`, where the export has one.
    package var written: JSONText?

    /// Makes a habit.
    package init(_ name: String, _ mode: Tracker.Mode) {
        (self.name, self.mode) = (name, mode)
    }

    /// Makes a habit that the program has a tracker for.
    init(preset: TrackerPreset) {
        self.init(preset.rawValue, preset.mode)
        self.preset = preset
        unit = preset == .caffeine ? "mg" : nil
    }

    /// The object of `trackers.json` with an id.
    func json(id: String) -> JSONText {
        if let written { return written }
        if let preset {
            return .object([JSONText.Member("id", .text(id)), JSONText.Member("preset", .text(preset.rawValue))])
        }
        var members = [JSONText.Member("id", .text(id)), JSONText.Member("name", .text(name))]
        func add(_ key: String, _ value: JSONText?) {
            if let value { members.append(JSONText.Member(key, value)) }
        }
        add("type", .text(mode.kind.rawValue))
        add("trackingMode", .text(mode.rawValue))
        add("summary", mode == .number && summary != .mean ? .text("\(summary)") : nil)
        add("unit", unit.map { .text($0) })
        switch target {
        case .goal(let amount): add("dailyGoal", .number(amount))
        case .limit(let amount): add("dailyLimit", .number(amount))
        case nil: break
        }
        add("streakOn", target == nil ? nil : .text("goal"))
        add("schedule", schedule.json)
        add("streak", hasStreak.map { .flag($0) })
        add("prompt", prompt.map { .text($0) })
        add("color", colour.map { .text($0) })
        add("options", options.isEmpty ? nil : .list(options.map(json(option:))))
        add("multiple", allowsSeveralOptions ? .flag(true) : nil)
        add("createdAt", since.map { .text("\($0)") })
        add("isActive", isActive ? nil : .flag(false))
        return .object(members)
    }

    /// An option of a selection as `trackers.json` has it.
    func json(option name: String) -> JSONText {
        let valence = valences[name].map { JSONText.Member("valence", .written("\($0)")) }
        return .object([JSONText.Member("id", .text(name)), valence].compactMap(\.self))
    }

    /// The options that a tracker lacks.
    func missingOptions(in tracker: Tracker) -> [String] {
        let known = Set(
            tracker.options.flatMap { option in [option.id] + Language.allCases.map(option.name.text(in:)) }
                .map { $0.lowercased() })
        return options.filter { !known.contains($0.lowercased()) }
    }

    /// Whether its logs can be logs of a tracker.
    func fits(_ tracker: Tracker) -> Bool {
        let amounts: Set<Tracker.Mode> = [.counter, .number]
        if let unit, let other = tracker.unit, !Language.allCases.map(other.text(in:)).contains(unit) { return false }
        if amounts.contains(mode) { return amounts.contains(tracker.mode) }
        // A preset's options are the program's own; those of a person's tracker can grow.
        return mode == tracker.mode && (tracker.preset == nil || missingOptions(in: tracker).isEmpty)
    }
}

extension Schedule {
    fileprivate var json: JSONText? {
        switch self {
        case .everyDay: nil
        case .perWeek(let number): .object([JSONText.Member("perWeek", .number(FixedDecimal(number)))])
        case .weekdays(let days):
            .object([
                JSONText.Member("weekdays", .list(Weekday.allCases.filter(days.contains).map { .text("\($0)") }))
            ])
        }
    }
}
