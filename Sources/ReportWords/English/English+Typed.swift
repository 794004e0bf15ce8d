import ProgressModel

extension English: TypedWords {
    var spokenDays: [String: Int] { ["today": 0, "yesterday": 1, "tomorrow": -1] }
    var spokenCurrent: Set<String> { ["this", "current"] }
    var spokenLast: Set<String> { ["last", "previous"] }
    var spokenWeek: String { "week" }

    var languageNames: [String] { ["english", "englisch"] }

    var currencies: [String: String] {
        [
            "euro": "EUR", "euros": "EUR", "dollar": "USD", "dollars": "USD", "pound": "GBP", "pounds": "GBP",
            "yen": "JPY", "zloty": "PLN",
        ]
    }

    func typed(_ word: TypedWord) -> [String] {
        switch word {
        case .entryDay: ["day"]
        case .entryLevel, .entryDrinks: []
        case .logTime: ["day", "time"]
        case .minutes: ["m", "min", "mins", "minute", "minutes"]
        case .hours: ["h", "hour", "hours"]
        case .beforeTime: ["at"]
        case .clock: []
        case .limit: ["max", "max.", "at", "most", "limit"]
        case .yes: ["yes", "y", "done"]
        case .no: ["no", "n", "missed"]
        case .skip: ["skip", "skipped", "s"]
        case .unset: ["unknown", "none"]
        case .dateColumn: ["date", "day", "time", "start", "created"]
        case .habitColumn: ["habit", "habit name", "tracker", "task name", "name", "tag name"]
        case .valueColumn: ["value", "amount", "count", "status", "done", "quantity", "completed"]
        case .noteColumn: ["note", "notes", "comment", "comments", "text"]
        case .drinks: ["drinks", "alcohol"]
        case .meditation: ["meditat"]
        case .workout: ["workout", "exercise min", "training min", "sport min"]
        case .temperature: ["temperature"]
        case .alcohol: ["alcohol"]
        case .soberSince: ["sober since"]
        case .since: ["clean since", "since"]
        case .habit: ["habit"]
        case .copyBefore: ["copy of "]
        case .copyBehind: ["copy"]
        }
    }

    func typed(_ level: Level) -> [String] {
        switch level {
        case .steady: ["sober"]
        case .easy, .wild: []
        }
    }

    func typed(_ preset: TrackerPreset) -> [String] {
        switch preset {
        case .mood: ["mood"]
        case .water: ["water"]
        case .caffeine: ["caffeine"]
        case .teeth: ["teeth", "tooth"]
        case .hands: ["hand"]
        case .weight: ["weight"]
        case .sleep: ["sleep"]
        case .steps: ["steps"]
        case .feelings, .gratitude, .doomscrolling, .snacking, .procrastination, .rumination, .phone, .nails,
            .cigarettes, .moodScale:
            []
        }
    }
}
