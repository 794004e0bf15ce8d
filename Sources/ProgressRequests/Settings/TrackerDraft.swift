package import ProgressModel
import ProgressRecording

/// A tracker before it is written into `trackers.json`; what is not said takes its default.
package struct TrackerDraft: Sendable {
    package var id: String
    package var preset: TrackerPreset?
    package var name: String?
    package var icon: String?
    package var kind: Tracker.Kind?
    package var mode: Tracker.Mode?
    package var unit: String?
    package var target: Tracker.DailyTarget?
    /// Whether the goal or the limit decides the streak.
    package var streakOnGoal = false
    package var schedule: Schedule = .everyDay
    package var options: [String] = []
    package var isFocus = false
    package var isPrivate = false
    /// An identifier of Apple Health.
    package var healthType: String?
    /// In seconds after midnight; nil for none.
    package var reminder: Int?

    /// Makes a draft of a preset.
    package init(_ preset: TrackerPreset) {
        id = preset.rawValue
        self.preset = preset
        healthType = HealthTypes.of(preset)
        if preset == .water { target = .goal(FixedDecimal(8)) }
    }

    /// Makes a draft of a person's own tracker; nil where no id can be made of the name.
    package init?(name: String) {
        guard let id = Tracker.id(of: name) else { return nil }
        self.id = id
        self.name = name
    }

    /// How it is named to `log`: by its id alone where that is no word of `log` itself.
    package var logName: String { LogNames.isOwn(id) ? "--tracker " + id : id }

    /// What it is called.
    package var title: String { name ?? id }

    /// The object of `trackers.json`, with nothing that the preset says itself.
    var json: JSONText {
        var members: [JSONText.Member] = []
        func add(_ key: String, _ value: JSONText?) {
            if let value { members.append(JSONText.Member(key, value)) }
        }
        if preset?.rawValue != id { add("id", .text(id)) }
        add("preset", preset.map { .text($0.rawValue) })
        add("name", name.map { .text($0) })
        add("icon", icon.map { .text($0) })
        add("type", kind.map { .text($0.rawValue) })
        add("trackingMode", mode.map { .text($0.rawValue) })
        add("options", options.isEmpty ? nil : .list(options.map(TrackerDraft.option)))
        add("unit", unit.map { .text($0) })
        switch target {
        case .goal(let amount): add("dailyGoal", .number(amount))
        case .limit(let amount): add("dailyLimit", .number(amount))
        case nil: break
        }
        if streakOnGoal { add("streakOn", .text("goal")) }
        add("schedule", schedule.json)
        if isFocus { add("showInCalendar", .flag(true)) }
        if isPrivate { add("private", .flag(true)) }
        add("healthType", healthType.map { .text($0) })
        return .object(members)
    }

    private static func option(_ name: String) -> JSONText {
        .object([JSONText.Member("id", .text(Tracker.id(of: name) ?? name)), JSONText.Member("name", .text(name))])
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

/// Which type of Apple Health holds what a tracker counts.
package enum HealthTypes {
    /// The type of a preset; nil where there is none.
    package static func of(_ preset: TrackerPreset) -> String? {
        switch preset {
        case .water: "HKQuantityTypeIdentifierDietaryWater"
        case .caffeine: "HKQuantityTypeIdentifierDietaryCaffeine"
        case .teeth: "HKCategoryTypeIdentifierToothbrushingEvent"
        case .hands: "HKCategoryTypeIdentifierHandwashingEvent"
        case .weight: "HKQuantityTypeIdentifierBodyMass"
        case .sleep: "HKCategoryTypeIdentifierSleepAnalysis"
        case .steps: "HKQuantityTypeIdentifierStepCount"
        case .mood, .feelings, .moodScale: "HKStateOfMind"
        default: nil
        }
    }

    /// The type that a name of a tracker is likely to mean; nil where none is.
    package static func suggestion(for name: String) -> String? {
        let name = name.lowercased()
        return words.first { word in name.contains(word.word) }.flatMap { of($0.preset) }
    }

    private static let words: [(word: String, preset: TrackerPreset)] = [
        ("water", .water), ("wasser", .water), ("caffeine", .caffeine), ("koffein", .caffeine), ("teeth", .teeth),
        ("tooth", .teeth), ("zähne", .teeth), ("hand", .hands),
        ("händ", .hands), ("weight", .weight), ("gewicht", .weight), ("sleep", .sleep), ("schlaf", .sleep),
        ("steps", .steps), ("schritte", .steps), ("mood", .mood), ("stimmung", .mood), ("laune", .mood),
    ]
}
