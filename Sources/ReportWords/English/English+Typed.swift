import ProgressModel

extension English: TypedWords {
    var spokenDays: [String: Int] {
        ["today": 0, "yesterday": 1, "day before yesterday": 2, "tomorrow": -1, "day after tomorrow": -2]
    }
    var numberWords: [String: Int] {
        [
            "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
            "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        ]
    }
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
        case .beforeNoon: ["am", "a.m.", "a.m"]
        case .afterNoon: ["pm", "p.m.", "p.m"]
        case .beforeDay: ["on", "the"]
        case .beforeMonth: ["of"]
        case .ordinal: ["st", "nd", "rd", "th"]
        case .days: ["day", "days"]
        case .weeks: ["week", "weeks"]
        case .beforeAgo: []
        case .ago: ["ago"]
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
