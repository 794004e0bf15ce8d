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
        case .caffeine: "Koffein-Limit"
        case .teeth: "Zähneputzen"
        case .hands: "Händewaschen"
        case .nails: "Nägelkauen"
        case .cigarettes: "Zigaretten"
        case .weight: "Gewicht"
        case .sleep: "Schlaf"
        case .steps: "Schritte"
        case .moodScale: "Stimmung 1–5"
        }
    }
    func prompt(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "Wie fühlst du dich gerade?"
        case .feelings: "Welche Gefühle bemerkst du?"
        case .gratitude: "Wofür bist du gerade dankbar?"
        case .water, .caffeine, .teeth, .hands, .steps: nil
        case .doomscrolling: "Ich bemerke, dass ich scrolle ..."
        case .snacking: "Ich bemerke, dass ich ohne Hunger esse ..."
        case .procrastination: "Ich bemerke, dass ich etwas vor mir herschiebe ..."
        case .rumination: "Ich bemerke, dass ich in Gedanken festhänge ..."
        case .phone: "Ich bemerke, dass ich zum Handy gegriffen habe ..."
        case .nails: "Ich bemerke, dass ich an den Nägeln kaue ..."
        case .cigarettes: "Ich bemerke, dass ich zur Zigarette greife ..."
        case .weight: "Was wiegst du heute?"
        case .sleep: "Wie lange hast du geschlafen?"
        case .moodScale: "Wie fühlst du dich, von 1 bis 5?"
        }
    }
    func exercise(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: "In welcher Stimmung bin ich gerade?"
        case .feelings: "Welche Gefühle spüre ich?"
        case .gratitude: "Wofür bin ich gerade dankbar?"
        default: nil
        }
    }
    func noticing(_ saboteur: String) -> String { "Ich bemerke \(saboteur)" }
    func unit(of preset: TrackerPreset) -> String? {
        switch preset {
        case .water: "Gläser"
        case .caffeine: "mg"
        case .weight: "kg"
        case .sleep: "h"
        default: nil
        }
    }
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
    func name(of word: KnownWord) -> String {
        switch word {
        case .home: "Zuhause"
        case .work: "Arbeit"
        case .onTheGo: "Unterwegs"
        case .boredom: "Langeweile"
        case .stress: "Stress"
        case .habit: "Gewohnheit"
        }
    }
}
