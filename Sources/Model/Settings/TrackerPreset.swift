/// A ready-made tracker; the raw value is its name in `trackers.json`, and its id.
package enum TrackerPreset: String, CaseIterable, Sendable {
    case mood, feelings, gratitude, water
    case doomscrolling, snacking, procrastination, rumination, phone
    case caffeine, teeth, hands, nails, cigarettes, weight, sleep, steps
    case moodScale = "mood-scale"

    /// An option of a selection; the raw value is its id.
    package enum Option: String, CaseIterable, Sendable {
        case joyful, relaxed, thoughtful, anxious, irritated, sad, neutral, tired, energized
        case love, joy, gratitude, fear, anger, sadness, disappointment, connection
    }

    package struct Words: Sendable {
        package let name: LocalizedText
        package let prompt, unit: LocalizedText?
        /// In the order of the preset's options.
        package let options: [LocalizedText]

        package init(name: LocalizedText, prompt: LocalizedText?, unit: LocalizedText?, options: [LocalizedText]) {
            self.name = name
            self.prompt = prompt
            self.unit = unit
            self.options = options
        }
    }

    package var icon: String {
        switch self {
        case .mood: "😊"
        case .feelings: "💝"
        case .gratitude: "🙏"
        case .water: "💧"
        case .doomscrolling: "📱"
        case .snacking: "🍫"
        case .procrastination: "🛋️"
        case .rumination: "💭"
        case .phone: "📵"
        case .caffeine: "☕"
        case .teeth: "🦷"
        case .hands: "🤲"
        case .nails: "💅"
        case .cigarettes: "🚬"
        case .weight: "⚖️"
        case .sleep: "😴"
        case .steps: "👟"
        case .moodScale: "🙂"
        }
    }

    package var mode: Tracker.Mode {
        switch self {
        case .mood, .feelings: .selection
        case .gratitude: .note
        case .water, .caffeine, .teeth, .hands: .counter
        case .weight, .sleep, .steps, .moodScale: .number
        case .doomscrolling, .snacking, .procrastination, .rumination, .phone, .nails, .cigarettes: .awareness
        }
    }

    /// Empty if it isn't a selection.
    package var options: [Option] {
        switch self {
        case .mood: [.joyful, .relaxed, .thoughtful, .anxious, .irritated, .sad, .neutral, .tired, .energized]
        case .feelings: [.love, .joy, .gratitude, .fear, .anger, .sadness, .disappointment, .connection]
        default: []
        }
    }

    /// The target of a day; nil if there isn't one.
    package var target: Tracker.DailyTarget? {
        switch self {
        case .caffeine: .limit(FixedDecimal(400))
        case .teeth: .goal(FixedDecimal(2))
        default: nil
        }
    }
    /// What makes a day good for the streak; nil for the default.
    package var streakOn: Tracker.StreakCondition? { self == .teeth ? .goal : nil }
    /// How a day is summarized; nil for the default.
    package var summary: Tracker.Summary? {
        switch self {
        case .weight: .last
        case .steps: .sum
        case .moodScale: .mean
        default: nil
        }
    }

    /// The valid values; nil for all.
    package var allowedValues: ClosedRange<FixedDecimal>? {
        self == .moodScale ? FixedDecimal(1)...FixedDecimal(5) : nil
    }

    package var allowsSeveralOptions: Bool { self == .feelings }
}

extension TrackerPreset.Option {
    package var icon: String {
        switch self {
        case .joyful, .joy: "😊"
        case .relaxed: "😌"
        case .thoughtful: "🤔"
        case .anxious: "😟"
        case .irritated, .anger: "😤"
        case .sad, .sadness: "😢"
        case .neutral: "😐"
        case .tired: "🥱"
        case .energized: "⚡"
        case .love: "❤️"
        case .gratitude: "🙏"
        case .fear: "😰"
        case .disappointment: "😔"
        case .connection: "🤗"
        }
    }
}

extension TrackerPreset {
    /// Settings that a new tracker gets in addition to its preset.
    ///
    /// They are written into `trackers.json`, where a person can remove them; the meaning of a preset doesn't depend on
    /// them.
    package struct Beginning: Sendable, Hashable {
        package var dailyGoal: FixedDecimal?
        /// Whether it gets a ring, if one is free.
        package var isInCalendar = false
        /// The identifier of Apple Health for what it counts.
        package var healthType: String?
    }

    package var beginning: Beginning {
        switch self {
        case .water:
            Beginning(
                dailyGoal: FixedDecimal(8), isInCalendar: true, healthType: "HKQuantityTypeIdentifierDietaryWater")
        case .caffeine: Beginning(healthType: "HKQuantityTypeIdentifierDietaryCaffeine")
        case .teeth: Beginning(healthType: "HKCategoryTypeIdentifierToothbrushingEvent")
        case .hands: Beginning(healthType: "HKCategoryTypeIdentifierHandwashingEvent")
        case .weight: Beginning(healthType: "HKQuantityTypeIdentifierBodyMass")
        case .sleep: Beginning(healthType: "HKCategoryTypeIdentifierSleepAnalysis")
        case .steps: Beginning(healthType: "HKQuantityTypeIdentifierStepCount")
        case .mood, .moodScale: Beginning(healthType: "HKStateOfMind")
        case .feelings, .gratitude, .doomscrolling, .snacking, .procrastination, .rumination, .phone, .nails,
            .cigarettes:
            Beginning()
        }
    }
}
