/// A habit, feeling or behaviour the person chose to notice (Documentation/counting.md, section 5).
@usableFromInline package struct Tracker: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case good
        case saboteur
    }

    @usableFromInline package enum Mode: String, CaseIterable, Sendable {
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
        /// How pleasant it is, -2…2; nil if nobody said.
        package let valence: Int?

        package init(id: String, name: LocalizedText, icon: String?, valence: Int? = nil) {
            self.valence = valence
            self.id = id
            self.name = name
            self.icon = icon
        }
    }

    package let id: String
    /// What fills in the parts that were not written; nil if nothing does.
    package var preset: TrackerPreset?
    package let name: LocalizedText
    package let icon: String
    /// The mode if `modeChanges` is empty.
    package let mode: Mode
    /// A saboteur's modes, ascending by day; empty for a tracker that never had but one.
    package var modeChanges: [ModeChange] = []
    package var createdAt: Day?
    package var isActive = true
    package let hasStreak: Bool
    /// Whether it is drawn as a ring of its own.
    package var isFocus = false
    package var visibility = Visibility.unmarked
    /// `#RRGGBB`.
    package var colour: String?
    /// Of a counter or a number; nil if there is none.
    package var target: DailyTarget?
    package var streakOn = StreakCondition.log
    package var schedule = Schedule.everyDay
    /// How a number's day is summed up; says nothing for other modes.
    package var summary = Summary.mean
    /// The values of a number that mean something; nil if every amount does.
    package var allowedValues: ClosedRange<FixedDecimal>?
    package var unit: LocalizedText?
    package var prompt: LocalizedText?
    package var options: [Option] = []
    package var allowsSeveralOptions = false
    package var plans: [Plan] = []
    package var showsInWidget = false
    /// Its place among those of the widget; nil for that of the file.
    package var widgetOrder: FixedDecimal?
    /// The identifier of Apple Health that import fills it from.
    package var healthType: String?

    /// The kind that its modes have.
    package var kind: Kind { mode.kind }

    /// Makes a tracker with nothing but what each one has.
    package init(id: String, name: LocalizedText, icon: String, mode: Mode, hasStreak: Bool) {
        (self.id, self.name, self.icon, self.mode, self.hasStreak) = (id, name, icon, mode, hasStreak)
    }
}

extension Tracker {
    /// The sign of a tracker that has none of its own: the first letter or digit of its name.
    package static func sign(of name: LocalizedText) -> String {
        name.text(in: .fallback).first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "•"
    }

    /// The first emoji of a name, and the name without it; nil if it has none, or nothing else.
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

    /// Whether it is about moods or feelings: the presets, and selections that say how pleasant an option is.
    package var isAboutMood: Bool {
        switch preset {
        case .mood, .feelings, .moodScale: mode == .selection || mode == .number
        default: mode == .selection && options.contains { $0.valence != nil }
        }
    }
}
