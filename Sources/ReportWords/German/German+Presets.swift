import ProgressModel

extension German: PresetPhrases {
    func name(of preset: TrackerPreset) -> String {
        switch preset {
        case .mood: "Stimmung"
        case .feelings: "Gefühle"
        case .gratitude: "Dankbarkeit"
        case .water: "Wasser trinken"
        case .doomscrolling: "Doomscrolling"
        case .snacking: "Snacking"
        case .procrastination: "Prokrastination"
        case .rumination: "Grübeln"
        case .phone: "Handy während Gesprächen"
        }
    }
    func prompt(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "Wie fühlst du dich gerade?"
        case .feelings: "Welche Gefühle bemerkst du?"
        case .gratitude: "Wofür bist du gerade dankbar?"
        case .water: nil
        case .doomscrolling: "Ich bemerke, dass ich scrolle ..."
        case .snacking: "Ich bemerke, dass ich ohne Hunger esse ..."
        case .procrastination: "Ich bemerke, dass ich etwas vor mir herschiebe ..."
        case .rumination: "Ich bemerke, dass ich in Gedanken festhänge ..."
        case .phone: "Ich bemerke, dass ich zum Handy gegriffen habe ..."
        }
    }
    func unit(of preset: TrackerPreset) -> String? { preset == .water ? "Gläser" : nil }
    func name(of option: TrackerPreset.Option) -> String {
        switch option {
        case .joyful: "Freudig"
        case .relaxed: "Entspannt"
        case .thoughtful: "Nachdenklich"
        case .anxious: "Ängstlich"
        case .irritated: "Ärgerlich"
        case .sad: "Traurig"
        case .neutral: "Neutral"
        case .tired: "Müde"
        case .energized: "Energiegeladen"
        case .love: "Liebe"
        case .joy: "Freude"
        case .gratitude: "Dankbarkeit"
        case .fear: "Angst"
        case .anger: "Ärger"
        case .sadness: "Trauer"
        case .disappointment: "Enttäuschung"
        case .connection: "Verbundenheit"
        }
    }
}
