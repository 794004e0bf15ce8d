struct EnglishWords: TypedWords {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    var monthNames: [String] { Self.months }
    var weekdayNames: [String] { Self.weekdays }
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

    static let singulars = [
        "glasses": "glass", "cups": "cup", "bottles": "bottle", "litres": "litre", "liters": "liter",
        "pages": "page", "chapters": "chapter", "steps": "step", "times": "time", "minutes": "minute",
        "hours": "hour", "portions": "portion", "pieces": "piece", "coffees": "coffee", "cigarettes": "cigarette",
    ]
    var singulars: [String: String] { Self.singulars }

    func typed(_ word: TypedWord) -> [String] {
        switch word {
        case .entryDay: ["day"]
        case .entryLevel, .entryDrinks: []
        case .logTime: ["day", "time"]
        case .minutes: ["m", "min", "mins", "minute", "minutes"]
        case .seconds: ["s", "sec", "secs", "second", "seconds"]
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
        // Yes and no also in Spanish and French.
        case .yes: ["yes", "y", "done", "completed", "oui", "sí", "si"]
        case .no: ["no", "n", "missed", "not done", "not completed", "non"]
        case .skip: ["skip", "skipped", "s"]
        case .unset: ["unknown", "none"]
        case .dateColumn:
            [
                "date", "day", "time", "start", "created", "start time", "start date", "entry date", "activity date",
                "datetime", "date time", "when", "recorded at",
            ]
        case .timeColumn: ["time", "hour", "clock", "time of day", "start", "start time", "begin", "from"]
        case .endColumn: ["stop", "end", "end time", "stop time", "finish", "until", "to"]
        case .habitColumn:
            ["habit", "habit name", "tracker", "task name", "name", "tag name", "project", "activity type"]
        case .valueColumn:
            ["value", "amount", "count", "status", "done", "quantity", "completed", "entry type", "result"]
        case .noteColumn: ["note", "notes", "comment", "comments", "text", "remark", "remarks", "journal", "diary"]
        case .drinks: ["drinks", "alcohol", "alcoholic drinks", "standard drinks", "alcohol units"]
        case .meditation: ["meditation", "meditate", "meditating", "meditated"]
        case .neutral: ["number", "of", "daily", "minute", "minutes", "min", "mins", "hour", "hours", "duration", "my"]
        case .measured:
            [
                "temperature", "quality", "score", "rating", "level", "craving", "cravings", "urge", "energy", "stress",
                "pain", "bmi", "fat", "pulse", "pressure",
            ]
        case .technical:
            [
                "id", "uuid", "guid", "icon", "version", "timezone", "zone", "color", "colour", "url", "filename",
                "offset",
            ]
        case .timesOfDay: ["bed", "bedtime", "asleep", "wake", "woke", "waking", "got up", "clock", "time"]
        case .drinkKinds:
            [
                "drink", "drinks", "red wine", "white wine", "sparkling wine", "craft beer", "beer", "beers", "wine",
                "wines", "liquor", "spirits", "cocktail", "cocktails",
                "whisky", "whiskey", "vodka", "gin", "cider", "prosecco", "champagne",
            ]
        case .sports: ["sport", "sports", "exercise", "training", "gym", "fitness", "workout", "workouts"]
        case .sums: ["sum", "sums", "total", "totals", "average", "avg", "mean", "σ", "∑"]
        case .alcohol: ["alcohol"]
        case .soberSince: ["sober since"]
        case .since: ["clean since", "since"]
        case .habit: ["habit"]
        case .harmful:
            [
                "beer", "beers", "wine", "wines", "booze", "gin", "rum", "weed", "sober", "tobacco", "lager", "cider",
                "sake", "aperol", "liquor", "drunk", "drank", "drug", "drugs", "smoke", "smokes", "smoking", "smoker",
                "thc", "hash", "joint", "heroin", "lsd", "mdma", "ketamine", "snus", "shisha", "hookah", "iqos",
                "pills", "vomit",
            ]
        case .harmfulBeginnings:
            [
                "alcohol", "cigar", "ecigar", "nicotin", "vape", "vaping", "cannabis", "marijuana", "cocain", "whisk",
                "vodka", "cocktail", "champagne", "tequila", "prosecco", "schnapps", "absinth", "mojito", "medic",
                "insulin", "antidepress", "gambl",
            ]
        case .harmfulEndings: []
        case .drinking: ["drink", "drinks", "drinking"]
        case .harmlessDrinks: ["water", "tea", "coffee", "milk", "juice", "soda", "cola"]
        case .dayNote: ["note"]
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
        case .restingHeartRate: ["pulse", "rhr", "resting pulse", "resting heart rate", "resting hr"]
        case .heartRateVariability: ["hrv", "heart rate variability"]
        case .steps: ["steps", "step count"]
        case .systolic: ["systolic", "systolic blood pressure", "blood pressure systolic"]
        case .diastolic: ["diastolic", "diastolic blood pressure", "blood pressure diastolic"]
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
