package import Model

extension Phrases {
    package func name(of preset: TrackerPreset) -> String {
        switch preset {
        case .mood: say("Mood", "Stimmung")
        case .feelings: say("Feelings", "Gefühle")
        case .gratitude: say("Gratitude", "Dankbarkeit")
        case .water: say("Drink Water", "Wasser trinken")
        case .doomscrolling: "Doomscrolling"
        case .snacking: "Snacking"
        case .procrastination: say("Procrastination", "Prokrastination")
        case .rumination: say("Rumination", "Grübeln")
        case .phone: say("Phone During Conversations", "Handy während Gesprächen")
        case .caffeine: say("Caffeine limit", "Koffein-Limit")
        case .teeth: say("Brushing teeth", "Zähneputzen")
        case .hands: say("Washing hands", "Händewaschen")
        case .nails: say("Nail biting", "Nägelkauen")
        case .cigarettes: say("Cigarettes", "Zigaretten")
        case .weight: say("Weight", "Gewicht")
        case .sleep: say("Sleep", "Schlaf")
        case .steps: say("Steps", "Schritte")
        case .moodScale: say("Mood 1–5", "Stimmung 1–5")
        }
    }
    /// The question when logging the tracker; nil if there isn't one.
    package func prompt(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: say("How are you feeling?", "Wie fühlst du dich gerade?")
        case .feelings: say("What feelings do you notice?", "Welche Gefühle bemerkst du?")
        case .gratitude: say("What are you grateful for?", "Wofür bist du gerade dankbar?")
        case .water, .caffeine, .teeth, .hands, .steps: nil
        case .doomscrolling: say("I notice I'm scrolling...", "Ich bemerke, dass ich scrolle ...")
        case .snacking:
            say("I notice I'm eating without hunger...", "Ich bemerke, dass ich ohne Hunger esse ...")
        case .procrastination:
            say("I notice I'm avoiding...", "Ich bemerke, dass ich etwas vor mir herschiebe ...")
        case .rumination:
            say("I notice I'm stuck in thoughts...", "Ich bemerke, dass ich in Gedanken festhänge ...")
        case .phone:
            say("I notice I reached for my phone...", "Ich bemerke, dass ich zum Handy gegriffen habe ...")
        case .nails: say("I notice I'm biting my nails...", "Ich bemerke, dass ich an den Nägeln kaue ...")
        case .cigarettes:
            say("I notice I'm reaching for a cigarette...", "Ich bemerke, dass ich zur Zigarette greife ...")
        case .weight: say("What do you weigh today?", "Was wiegst du heute?")
        case .sleep: say("How long did you sleep?", "Wie lange hast du geschlafen?")
        case .moodScale: say("How are you feeling, from 1 to 5?", "Wie fühlst du dich, von 1 bis 5?")
        }
    }
    /// What people ask themselves while logging; nil for a preset whose logging isn't an exercise.
    package func exercise(of preset: TrackerPreset) -> String? {
        switch preset {
        case .mood: say("What mood am I in right now?", "In welcher Stimmung bin ich gerade?")
        case .feelings: say("What emotions am I feeling?", "Welche Gefühle spüre ich?")
        case .gratitude: say("What am I grateful for right now?", "Wofür bin ich gerade dankbar?")
        default: nil
        }
    }
    /// The prompt of a saboteur without one of its own.
    package func noticing(_ saboteur: String) -> String { say("I notice \(saboteur)", "Ich bemerke \(saboteur)") }
    /// The unit of a counter or a number, in the plural; nil if it needs none.
    package func unit(of preset: TrackerPreset) -> String? {
        switch preset {
        case .water: say("glasses", "Gläser")
        case .caffeine: "mg"
        case .weight: "kg"
        case .sleep: "h"
        default: nil
        }
    }
    package func name(of option: TrackerPreset.Option) -> String {
        switch option {
        case .joyful: say("Joyful", "Freudig")
        case .relaxed: say("Relaxed", "Entspannt")
        case .thoughtful: say("Thoughtful", "Nachdenklich")
        case .anxious: say("Anxious", "Ängstlich")
        case .irritated: say("Irritated", "Ärgerlich")
        case .sad: say("Sad", "Traurig")
        case .neutral: "Neutral"
        case .tired: say("Tired", "Müde")
        case .energized: say("Energized", "Energiegeladen")
        case .love: say("Love", "Liebe")
        case .joy: say("Joy", "Freude")
        case .gratitude: say("Gratitude", "Dankbarkeit")
        case .fear: say("Fear", "Angst")
        case .anger: say("Anger", "Ärger")
        case .sadness: say("Sadness", "Trauer")
        case .disappointment: say("Disappointment", "Enttäuschung")
        case .connection: say("Connection", "Verbundenheit")
        }
    }
    package func name(of word: KnownWord) -> String {
        switch word {
        case .home: say("Home", "Zuhause")
        case .work: say("Work", "Arbeit")
        case .onTheGo: say("On the go", "Unterwegs")
        case .boredom: say("Boredom", "Langeweile")
        case .stress: "Stress"
        case .habit: say("Habit", "Gewohnheit")
        }
    }
}
