/// A ready-made tracker; its raw value is what `trackers.json` calls it, and its id.
package enum TrackerPreset: String, CaseIterable, Sendable {
    case mood, feelings, gratitude, water
    case doomscrolling, snacking, procrastination, rumination, phone
    case caffeine, teeth, hands, nails, cigarettes, weight, sleep, steps
    case moodScale = "mood-scale"

    /// An option of the selections; its raw value is its id.
    package enum Option: String, CaseIterable, Sendable {
        case joyful, relaxed, thoughtful, anxious, irritated, sad, neutral, tired, energized
        case love, joy, gratitude, fear, anger, sadness, disappointment, connection
    }

    /// What a preset is called and says, in every language.
    package struct Words: Sendable {
        package let name: LocalizedText
        package let prompt, unit: LocalizedText?
        /// In the order of the preset's options.
        package let options: [LocalizedText]

        /// Makes the words of a preset.
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

    /// Empty if nothing is chosen.
    package var options: [Option] {
        switch self {
        case .mood: [.joyful, .relaxed, .thoughtful, .anxious, .irritated, .sad, .neutral, .tired, .energized]
        case .feelings: [.love, .joy, .gratitude, .fear, .anger, .sadness, .disappointment, .connection]
        default: []
        }
    }

    /// What a day is measured by; nil if the preset says nothing.
    package var target: Tracker.DailyTarget? {
        switch self {
        case .caffeine: .limit(FixedDecimal(400))
        case .teeth: .goal(FixedDecimal(2))
        default: nil
        }
    }
    /// What a day of the streak needs; nil if the preset says nothing.
    package var streakOn: Tracker.StreakCondition? { self == .teeth ? .goal : nil }
    /// How a day is summed up; nil if the preset says nothing.
    package var summary: Tracker.Summary? {
        switch self {
        case .weight: .last
        case .steps: .sum
        case .moodScale: .mean
        default: nil
        }
    }

    /// The values that mean something; nil if every amount does.
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
    /// What a new tracker of a preset is given beside the preset, wherever it is made.
    ///
    /// It is written into `trackers.json`, where a person can take it out again. What a preset means when it is read
    /// does not depend on it.
    package struct Beginning: Sendable, Hashable {
        package var dailyGoal: FixedDecimal?
        /// Whether it is drawn as a ring of the calendar, while fewer trackers have one than there is room for.
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
