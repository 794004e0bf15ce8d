/// A habit, feeling or behaviour the person chose to notice (Documentation/counting.md, section 5).
package struct Tracker: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case good
        case saboteur
    }

    package enum Mode: String, CaseIterable, Sendable {
        case counter, yesNo, selection, note, number
        case awareness, avoidance

        /// The kind of tracker that has this mode.
        package var kind: Kind { self == .awareness || self == .avoidance ? .saboteur : .good }
    }

    /// What a public site may show of it.
    package enum Visibility: Sendable {
        /// Marked `public`: its name and its streak.
        case shared
        /// Not marked: nothing.
        case unmarked
        /// Marked `private`, which wins over `public`: nothing, and its page says so.
        case hidden
        /// Everyone may also know on which days it was done.
        case sharedDays
    }

    /// A mode and its first day.
    package struct ModeChange: Sendable, Hashable {
        package let mode: Mode
        package let since: Day

        /// Makes a change of mode.
        package init(mode: Mode, since: Day) {
            self.mode = mode
            self.since = since
        }
    }

    /// One of the values a selection offers.
    package struct Option: Sendable, Hashable {
        package let id: String
        package let name: LocalizedText
        package let icon: String?
        /// How pleasant it is, -2…2; nil where nobody said.
        package let valence: Int?

        /// Makes an option.
        package init(id: String, name: LocalizedText, icon: String?, valence: Int? = nil) {
            self.valence = valence
            self.id = id
            self.name = name
            self.icon = icon
        }
    }

    package let id: String
    /// What fills in the parts that were not written; nil where nothing does.
    package let preset: TrackerPreset?
    package let name: LocalizedText
    package let icon: String
    /// The mode where `modeChanges` is empty.
    package let mode: Mode
    /// A saboteur's modes, ascending by day; empty for a tracker that never had but one.
    package private(set) var modeChanges: [ModeChange]
    package private(set) var createdAt: Day?
    package let isActive: Bool
    package let hasStreak: Bool
    /// Whether it is drawn as a ring of its own.
    package let isFocus: Bool
    package private(set) var visibility: Visibility
    /// `#RRGGBB`.
    package let colour: String?
    /// Of a counter or a number; nil where there is none.
    package let target: DailyTarget?
    package let streakOn: StreakCondition
    package let schedule: Schedule
    /// How a number's day is summed up; says nothing for other modes.
    package let summary: Summary
    /// The values of a number that mean something; nil where every amount does.
    package let allowedValues: ClosedRange<FixedDecimal>?
    package let unit: LocalizedText?
    package let prompt: LocalizedText?
    package let options: [Option]
    package let allowsSeveralOptions: Bool
    package let plans: [Plan]
    package let showsInWidget: Bool
    /// Its place among those of the widget; nil for that of the file.
    package let widgetOrder: FixedDecimal?
    /// The identifier of Apple Health that import fills it from.
    package let healthType: String?

    /// The kind that its modes have.
    package var kind: Kind { mode.kind }

    /// Makes a tracker; the loader has checked that the parts agree.
    package init(
        id: String, preset: TrackerPreset? = nil, name: LocalizedText, icon: String, mode: Mode,
        modeChanges: [ModeChange] = [],
        createdAt: Day? = nil, isActive: Bool = true, hasStreak: Bool, isFocus: Bool = false,
        visibility: Visibility = .unmarked, colour: String? = nil, target: DailyTarget? = nil,
        streakOn: StreakCondition = .log, schedule: Schedule = .everyDay, summary: Summary = .mean,
        allowedValues: ClosedRange<FixedDecimal>? = nil,
        unit: LocalizedText? = nil, prompt: LocalizedText? = nil, options: [Option] = [],
        allowsSeveralOptions: Bool = false, plans: [Plan] = [], showsInWidget: Bool = false,
        widgetOrder: FixedDecimal? = nil, healthType: String? = nil
    ) {
        self.id = id
        self.preset = preset
        self.name = name
        self.icon = icon
        self.mode = mode
        self.modeChanges = modeChanges
        self.createdAt = createdAt
        self.isActive = isActive
        self.hasStreak = hasStreak
        self.isFocus = isFocus
        self.visibility = visibility
        self.colour = colour
        self.target = target
        self.streakOn = streakOn
        self.schedule = schedule
        self.summary = summary
        self.allowedValues = allowedValues
        self.unit = unit
        self.prompt = prompt
        self.options = options
        self.allowsSeveralOptions = allowsSeveralOptions
        self.plans = plans
        self.showsInWidget = showsInWidget
        self.widgetOrder = widgetOrder
        self.healthType = healthType
    }
}

extension Tracker {
    /// The sign of a tracker that has none of its own: the first letter or digit of its name.
    package static func sign(of name: LocalizedText) -> String {
        name.text(in: .fallback).first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "•"
    }

    /// The first emoji of a name, and the name without it; nil where it has none, or nothing else.
    package static func emoji(in name: String) -> (icon: String, rest: String)? {
        guard
            let index = name.firstIndex(where: { character in
                character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
            })
        else { return nil }
        var rest = name
        let icon = String(rest.remove(at: index))
        rest = rest.split(separator: " ").joined(separator: " ")
        return rest.isEmpty ? nil : (icon, rest)
    }

    /// The tracker with another beginning.
    package func with(createdAt: Day?, modeChanges: [ModeChange]) -> Tracker {
        var tracker = self
        (tracker.createdAt, tracker.modeChanges) = (createdAt, modeChanges)
        return tracker
    }

    /// The tracker with another visibility.
    package func with(visibility: Visibility) -> Tracker {
        var tracker = self
        tracker.visibility = visibility
        return tracker
    }
}
