package import ProgressModel

/// A ready-made tracker ; its id is its name in `trackers.json`.
package struct TrackerPreset: Sendable {
    package let id: String
    package let name: LocalizedText
    package let icon: String
    package let mode: Tracker.Mode
    package let prompt: LocalizedText?
    package var unit: LocalizedText?
    package var options: [Tracker.Option] = []
    package var allowsSeveralOptions = false

    init(
        _ id: String, _ icon: String, _ mode: Tracker.Mode, en name: String, de german: String,
        prompt: (en: String, de: String)?
    ) {
        self.id = id
        self.name = text(name, german)
        self.icon = icon
        self.mode = mode
        self.prompt = prompt.map { text($0.en, $0.de) }
    }

    /// All presets: those of noticing, of documentation, the saboteurs.
    package static let all: [TrackerPreset] = [mood, feelings, gratitude, water] + saboteurs

    private static let mood = {
        var preset = TrackerPreset(
            "mood", "😊", .selection, en: "Mood", de: "Stimmung",
            prompt: ("What mood am I in right now?", "Wie fühlst du dich gerade?"))
        preset.options = [
            option("joyful", "😊", "Joyful", "Freudig"), option("relaxed", "😌", "Relaxed", "Entspannt"),
            option("thoughtful", "🤔", "Thoughtful", "Nachdenklich"), option("anxious", "😟", "Anxious", "Ängstlich"),
            option("irritated", "😤", "Irritated", "Ärgerlich"), option("sad", "😢", "Sad", "Traurig"),
            option("neutral", "😐", "Neutral", "Neutral"), option("tired", "🥱", "Tired", "Müde"),
            option("energized", "⚡", "Energized", "Energiegeladen"),
        ]
        return preset
    }()

    private static let feelings = {
        var preset = TrackerPreset(
            "feelings", "💝", .selection, en: "Feelings", de: "Gefühle",
            prompt: ("What feelings do you notice?", "Welche Gefühle bemerkst du?"))
        preset.allowsSeveralOptions = true
        preset.options = [
            option("love", "❤️", "Love", "Liebe"), option("joy", "😊", "Joy", "Freude"),
            option("gratitude", "🙏", "Gratitude", "Dankbarkeit"), option("fear", "😰", "Fear", "Angst"),
            option("anger", "😤", "Anger", "Ärger"), option("sadness", "😢", "Sadness", "Trauer"),
            option("disappointment", "😔", "Disappointment", "Enttäuschung"),
            option("connection", "🤗", "Connection", "Verbundenheit"),
        ]
        return preset
    }()

    private static let gratitude = TrackerPreset(
        "gratitude", "🙏", .note, en: "Gratitude", de: "Dankbarkeit",
        prompt: ("What are you grateful for?", "Wofür bist du gerade dankbar?"))

    private static let water = {
        var preset = TrackerPreset("water", "💧", .counter, en: "Drink Water", de: "Wasser trinken", prompt: nil)
        preset.unit = text("glasses", "Gläser")
        return preset
    }()

    private static let saboteurs = [
        TrackerPreset(
            "doomscrolling", "📱", .awareness, en: "Doomscrolling", de: "Doomscrolling",
            prompt: ("I notice I'm scrolling...", "Ich bemerke, dass ich scrolle ...")),
        TrackerPreset(
            "snacking", "🍫", .awareness, en: "Snacking", de: "Snacking",
            prompt: ("I notice I'm eating without hunger...", "Ich bemerke, dass ich ohne Hunger esse ...")),
        TrackerPreset(
            "procrastination", "🛋️", .awareness, en: "Procrastination", de: "Prokrastination",
            prompt: ("I notice I'm avoiding...", "Ich bemerke, dass ich etwas vor mir herschiebe ...")),
        TrackerPreset(
            "rumination", "💭", .awareness, en: "Rumination", de: "Grübeln",
            prompt: ("I notice I'm stuck in thoughts...", "Ich bemerke, dass ich in Gedanken festhänge ...")),
        TrackerPreset(
            "phone", "📵", .awareness, en: "Phone During Conversations", de: "Handy während Gesprächen",
            prompt: ("I notice I reached for my phone...", "Ich bemerke, dass ich zum Handy gegriffen habe ...")),
    ]
}

private func text(_ english: String, _ german: String) -> LocalizedText {
    LocalizedText([.english: english, .german: german]) ?? LocalizedText(english)
}

private func option(_ id: String, _ icon: String, _ english: String, _ german: String) -> Tracker.Option {
    Tracker.Option(id: id, name: text(english, german), icon: icon)
}
