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
        }
    }
    func prompt(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "What mood am I in right now?"
        case .feelings: "What feelings do you notice?"
        case .gratitude: "What are you grateful for?"
        case .water: nil
        case .doomscrolling: "I notice I'm scrolling..."
        case .snacking: "I notice I'm eating without hunger..."
        case .procrastination: "I notice I'm avoiding..."
        case .rumination: "I notice I'm stuck in thoughts..."
        case .phone: "I notice I reached for my phone..."
        }
    }
    func unit(of preset: TrackerPreset) -> String? { preset == .water ? "glasses" : nil }
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
}
