/// A habit, feeling or behaviour that the person chose to notice (Documentation/counting.md, section 5).
@usableFromInline package struct Tracker: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case good
        case saboteur
    }

    @usableFromInline package enum Mode: String, CaseIterable, Sendable {
        case counter, yesNo, selection, note, number
        case awareness, avoidance

        package var kind: Kind { self == .awareness || self == .avoidance ? .saboteur : .good }
    }

    /// What a public site may show of it.
    package enum Visibility: Sendable {
        /// Marked `public`: its name and its streak.
        case shared
        /// Not marked: nothing.
        case unmarked
        /// Marked `private`, which takes precedence over `public`: nothing, and its page says so.
        case hidden
        /// Also the days on which it was done.
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

    /// An option of a selection.
    package struct Option: Sendable, Hashable {
        package let id: String
        package let name: LocalizedText
        package let icon: String?
        /// How pleasant it is, -2…2; nil if it wasn't given.
        package let valence: Int?

        package init(id: String, name: LocalizedText, icon: String?, valence: Int? = nil) {
            self.valence = valence
            self.id = id
            self.name = name
            self.icon = icon
        }
    }

    package let id: String
    /// The preset that provides missing parts; nil if there isn't one.
    package var preset: TrackerPreset?
    package let name: LocalizedText
    package let icon: String
    /// The mode if `modeChanges` is empty.
    package let mode: Mode
    /// A saboteur's modes, ascending by day; empty if there was only one.
    package var modeChanges: [ModeChange] = []
    package var createdAt: Day?
    package var isActive = true
    package let hasStreak: Bool
    /// Whether it has a ring of its own.
    package var isFocus = false
    package var visibility = Visibility.unmarked
    /// `#RRGGBB`.
    package var colour: String?
    /// The target of a counter or a number; nil if there isn't one.
    package var target: DailyTarget?
    package var streakOn = StreakCondition.log
    package var schedule = Schedule.everyDay
    /// How a number's day is summarized; ignored in other modes.
    package var summary = Summary.mean
    /// The valid values of a number; nil for all.
    package var allowedValues: ClosedRange<FixedDecimal>?
    package var unit: LocalizedText?
    package var prompt: LocalizedText?
    package var options: [Option] = []
    package var allowsSeveralOptions = false
    package var plans: [Plan] = []
    package var showsInWidget = false
    /// Its position in the widget; nil for that in the file.
    package var widgetOrder: FixedDecimal?
    /// The identifier of Apple Health from which `import` fills it.
    package var healthType: String?

    package var kind: Kind { mode.kind }

    package init(id: String, name: LocalizedText, icon: String, mode: Mode, hasStreak: Bool) {
        (self.id, self.name, self.icon, self.mode, self.hasStreak) = (id, name, icon, mode, hasStreak)
    }
}

extension Tracker {
    /// The icon of a tracker without one: the first letter or digit of its name.
    package static func sign(of name: LocalizedText) -> String {
        name.text(in: .fallback).first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "•"
    }

    /// The first emoji of a name, and the rest of the name; nil without an emoji, or without a rest.
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

    /// Whether it is about moods or feelings: the presets for them, and selections with pleasantness.
    package var isAboutMood: Bool {
        switch preset {
        case .mood, .feelings, .moodScale: mode == .selection || mode == .number
        default: mode == .selection && options.contains { $0.valence != nil }
        }
    }
}
