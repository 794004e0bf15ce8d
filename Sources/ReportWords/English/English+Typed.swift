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
        case .glasses: ["glass", "glasses", "cup", "cups"]
        case .litres: ["l", "litre", "litres", "liter", "liters"]
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
        case .noteColumn: ["note", "notes", "comment", "comments", "text", "remark", "remarks", "journal", "diary"]
        case .drinks: ["drinks", "alcohol"]
        case .meditation: ["meditat"]
        case .workout: ["workout", "exercise min", "training min", "sport min"]
        case .temperature: ["temperature"]
        case .drinkKinds:
            [
                "drink", "drinks", "beer", "beers", "wine", "wines", "liquor", "spirits", "cocktail", "cocktails",
                "whisky", "whiskey", "vodka", "gin", "cider", "prosecco", "champagne",
            ]
        case .sports: ["sport", "sports", "exercise", "training", "gym", "fitness"]
        case .sums: ["sum", "sums", "total", "totals", "average", "avg", "mean", "σ", "∑"]
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

    func typed(_ metric: KnownMetric) -> [String] {
        switch metric {
        case .sleep: ["sleep"]
        case .restingHeartRate: ["pulse", "rhr"]
        case .heartRateVariability: ["hrv"]
        case .steps: ["steps"]
        }
    }

    func typed(workout type: String) -> [String] {
        switch type {
        case "running": ["run", "running", "runs"]
        case "walking": ["walk", "walking"]
        case "cycling": ["bike", "cycling"]
        case "swimming": ["swim", "swimming"]
        case "hiking": ["hike", "hiking"]
        case "rowing": ["rowing"]
        case "strength": ["strength", "weightlifting"]
        case "yoga", "pilates", "hiit", "elliptical": [type]
        default: []
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
