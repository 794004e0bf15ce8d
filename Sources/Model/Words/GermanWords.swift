struct GermanWords: TypedWords {
    private static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
    private static let weekdays = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    var monthNames: [String] { Self.months }
    var weekdayNames: [String] { Self.weekdays }
    var spokenDays: [String: Int] { ["heute": 0, "gestern": 1, "vorgestern": 2, "morgen": -1, "übermorgen": -2] }
    var numberWords: [String: Int] {
        [
            "ein": 1, "eine": 1, "einem": 1, "einen": 1, "einer": 1, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3,
            "vier": 4, "fünf": 5, "fuenf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11,
            "zwölf": 12, "zwoelf": 12,
        ]
    }
    var spokenCurrent: Set<String> { ["diese", "dieser", "diesen", "dieses", "aktuell"] }
    var spokenLast: Set<String> {
        ["letzte", "letzter", "letzten", "letztes", "vorige", "voriger", "vorigen", "voriges"]
    }
    var spokenWeek: String { "kw" }

    var languageNames: [String] { ["german", "deutsch"] }

    var currencies: [String: String] {
        [
            "euro": "EUR", "euros": "EUR", "dollar": "USD", "dollars": "USD", "pfund": "GBP", "franken": "CHF",
            "yen": "JPY", "zloty": "PLN",
        ]
    }

    static let singulars = [
        "Gläser": "Glas", "Tassen": "Tasse", "Flaschen": "Flasche", "Seiten": "Seite", "Kapitel": "Kapitel",
        "Schritte": "Schritt", "Minuten": "Minute", "Stunden": "Stunde", "Portionen": "Portion",
        "Stücke": "Stück", "Kaffees": "Kaffee", "Zigaretten": "Zigarette",
    ]
    var singulars: [String: String] { Self.singulars }

    func typed(_ word: TypedWord) -> [String] {
        switch word {
        case .entryDay: ["datum", "tag"]
        case .entryLevel: ["stufe"]
        case .entryDrinks: ["getränke"]
        case .logTime: ["datum"]
        case .minutes: ["min", "min.", "minute", "minuten"]
        case .seconds: ["s", "sek", "sek.", "sekunde", "sekunden"]
        case .hours: ["h", "std", "std.", "stunde", "stunden"]
        case .glasses: ["glas", "gläser", "becher", "tasse", "tassen"]
        case .litres: ["l", "liter"]
        case .beforeTime: ["um"]
        case .clock: ["uhr"]
        case .beforeNoon, .afterNoon: []
        case .beforeDay: ["am", "den"]
        case .beforeMonth, .ordinal: []
        case .days: ["tag", "tage", "tagen"]
        case .weeks: ["woche", "wochen"]
        case .beforeAgo: ["vor"]
        case .ago: []
        case .limit: ["max", "max.", "höchstens", "maximal"]
        case .yes: ["ja", "erledigt", "wahr"]
        case .no: ["nein", "falsch", "nicht erledigt", "verpasst"]
        case .skip: ["übersprungen"]
        case .unset: []
        case .dateColumn: ["datum", "tag", "zeitpunkt", "zeitstempel", "beginn"]
        case .timeColumn: ["uhrzeit", "zeit", "beginn", "anfang", "von"]
        case .endColumn: ["ende", "bis", "schluss"]
        case .habitColumn: ["gewohnheit", "projekt"]
        case .valueColumn: ["wert", "menge", "anzahl"]
        case .noteColumn:
            [
                "notiz", "notizen", "kommentar", "text", "bemerkung", "bemerkungen", "anmerkung", "anmerkungen",
                "tagebuch",
            ]
        case .drinks: ["getränke", "alkohol", "alkoholische getränke"]
        case .meditation: ["meditation", "meditieren", "meditiert"]
        case .neutral: ["anzahl", "täglich", "tägliche", "minuten", "stunden", "dauer", "der", "die", "mein", "meine"]
        case .measured:
            [
                "temperatur", "qualität", "schlafqualität", "wert", "stufe", "verlangen", "energie", "schmerz",
                "schmerzen",
                "puls", "blutdruck", "körperfett",
            ]
        case .technical: ["nummer", "symbol", "zeitzone", "farbe"]
        case .timesOfDay: ["bett", "bettzeit", "zubettgehen", "eingeschlafen", "aufgewacht", "aufgestanden", "uhrzeit"]
        case .drinkKinds:
            [
                "drink", "drinks", "roter wein", "weißer wein", "bier", "biere", "wein", "weine", "schnaps", "schnäpse",
                "sekt", "likör", "cocktail",
                "cocktails", "glühwein", "longdrink", "longdrinks", "korn",
            ]
        case .sports: ["sport", "training", "fitness", "gymnastik", "turnen", "workout", "workouts"]
        case .sums: ["summe", "summen", "gesamt", "insgesamt", "durchschnitt", "mittelwert", "schnitt", "ø"]
        case .alcohol: ["alkohol"]
        case .soberSince: ["nüchtern seit"]
        case .since: ["clean seit", "seit"]
        case .habit: ["gewohnheit"]
        case .harmful:
            [
                "biere", "weine", "sekt", "nüchtern", "tabak", "rauchen", "rauche", "geraucht", "saufen", "heroin",
                "ritzen", "erbrechen",
            ]
        case .harmfulBeginnings:
            [
                "alkohol", "zigar", "nikotin", "kiff", "kokain", "droge", "schnaps", "wodka", "likör", "haschisch",
                "medikament", "tablette", "antidepressiva", "insulin", "glücksspiel",
            ]
        case .harmfulEndings: ["bier", "wein", "schnaps", "likör"]
        case .drinking: ["trinken", "trinke", "getrunken"]
        case .harmlessDrinks: ["wasser", "tee", "kaffee", "milch", "saft"]
        case .dayNote: ["notiz"]
        case .copyBefore: ["kopie von "]
        case .copyBehind: ["kopie"]
        }
    }

    func typed(_ level: Level) -> [String] {
        switch level {
        case .steady: ["ruhig", "nüchtern"]
        case .easy: ["locker", "leicht"]
        case .wild: ["wild", "heftig"]
        }
    }

    func typed(_ metric: KnownMetric) -> [String] {
        switch metric {
        case .sleep: ["schlaf"]
        case .systolic: ["systolisch", "blutdruck systolisch", "systolischer blutdruck"]
        case .diastolic: ["diastolisch", "blutdruck diastolisch", "diastolischer blutdruck"]
        case .restingHeartRate: ["puls", "ruhepuls"]
        case .heartRateVariability: ["herzratenvariabilität"]
        case .steps: ["schritte"]
        }
    }

    func typed(workout type: String) -> [String] {
        switch type {
        case "running": ["laufen", "joggen", "lauf"]
        case "walking": ["gehen", "spazieren", "spaziergang"]
        case "cycling": ["radfahren", "rad", "fahrrad"]
        case "swimming": ["schwimmen"]
        case "hiking": ["wandern", "wanderung"]
        case "rowing": ["rudern"]
        case "strength": ["kraft", "krafttraining"]
        default: []
        }
    }

    func typed(_ preset: TrackerPreset) -> [String] {
        switch preset {
        case .mood: ["stimmung", "laune"]
        case .water: ["wasser"]
        case .caffeine: ["koffein"]
        case .teeth: ["zähne"]
        case .hands: ["händ"]
        case .weight: ["gewicht"]
        case .sleep: ["schlaf"]
        case .steps: ["schritte"]
        case .feelings, .gratitude, .doomscrolling, .snacking, .procrastination, .rumination, .phone, .nails,
            .cigarettes, .moodScale:
            []
        }
    }
}
