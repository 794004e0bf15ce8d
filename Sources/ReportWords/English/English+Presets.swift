import ProgressModel

extension English: PresetPhrases {
    func name(of preset: TrackerPreset) -> String {
        switch preset {
        case .mood: "Mood"
        case .feelings: "Feelings"
        case .gratitude: "Gratitude"
        case .water: "Drink Water"
        case .doomscrolling: "Doomscrolling"
        case .snacking: "Snacking"
        case .procrastination: "Procrastination"
        case .rumination: "Rumination"
        case .phone: "Phone During Conversations"
        case .caffeine: "Caffeine limit"
        case .teeth: "Brushing teeth"
        case .hands: "Washing hands"
        case .nails: "Nail biting"
        case .cigarettes: "Cigarettes"
        case .weight: "Weight"
        case .sleep: "Sleep"
        case .steps: "Steps"
        case .moodScale: "Mood 1–5"
        }
    }
    func prompt(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "How are you feeling?"
        case .feelings: "What feelings do you notice?"
        case .gratitude: "What are you grateful for?"
        case .water, .caffeine, .teeth, .hands, .steps: nil
        case .doomscrolling: "I notice I'm scrolling..."
        case .snacking: "I notice I'm eating without hunger..."
        case .procrastination: "I notice I'm avoiding..."
        case .rumination: "I notice I'm stuck in thoughts..."
        case .phone: "I notice I reached for my phone..."
        case .nails: "I notice I'm biting my nails..."
        case .cigarettes: "I notice I'm reaching for a cigarette..."
        case .weight: "What do you weigh today?"
        case .sleep: "How long did you sleep?"
        case .moodScale: "How are you feeling, from 1 to 5?"
        }
    }
    func exercise(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "What mood am I in right now?"
        case .feelings: "What emotions am I feeling?"
        case .gratitude: "What am I grateful for right now?"
        default: nil
        }
    }
    func noticing(_ saboteur: String) -> String { "I notice \(saboteur)" }
    func unit(of preset: TrackerPreset) -> String? {
        switch preset {
        case .water: "glasses"
        case .caffeine: "mg"
        case .weight: "kg"
        case .sleep: "h"
        default: nil
        }
    }
    func name(of option: TrackerPreset.Option) -> String {
        switch option {
        case .joyful: "Joyful"
        case .relaxed: "Relaxed"
        case .thoughtful: "Thoughtful"
        case .anxious: "Anxious"
        case .irritated: "Irritated"
        case .sad: "Sad"
        case .neutral: "Neutral"
        case .tired: "Tired"
        case .energized: "Energized"
        case .love: "Love"
        case .joy: "Joy"
        case .gratitude: "Gratitude"
        case .fear: "Fear"
        case .anger: "Anger"
        case .sadness: "Sadness"
        case .disappointment: "Disappointment"
        case .connection: "Connection"
        }
    }
    func name(of word: KnownWord) -> String {
        switch word {
        case .home: "Home"
        case .work: "Work"
        case .onTheGo: "On the go"
        case .boredom: "Boredom"
        case .stress: "Stress"
        case .habit: "Habit"
        }
    }
}
