import Counting
import Model
import Testing

@testable import Wording

/// A phrase for none, one and two, in both languages.
struct PluralCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let phrase: @Sendable (Phrases, Int) -> String
    let english: [String]
    let german: [String]

    init(
        _ name: String, _ english: [String], _ german: [String],
        _ phrase: @escaping @Sendable (Phrases, Int) -> String
    ) {
        (testDescription, self.english, self.german, self.phrase) = (name, english, german, phrase)
    }
}

@Suite("A phrase with a number")
struct PluralTests {
    static let cases = [
        PluralCase("days", ["0 days", "1 day", "2 days"], ["0 Tage", "1 Tag", "2 Tage"]) { $0.days($1).text },
        PluralCase("drinks", ["0 drinks", "1 drink", "2 drinks"], ["0 Drinks", "1 Drink", "2 Drinks"]) {
            $0.drinks(FixedDecimal($1)).text
        },
        PluralCase("logs", ["0 logs", "1 log", "2 logs"], ["0 Einträge", "1 Eintrag", "2 Einträge"]) {
            $0.logs($1).text
        },
        PluralCase("moments", ["0 moments", "1 moment", "2 moments"], ["0 Momente", "1 Moment", "2 Momente"]) {
            $0.moments($1).text
        },
        PluralCase("jokers", ["0 jokers", "1 joker", "2 jokers"], ["0 Joker", "1 Joker", "2 Joker"]) {
            $0.jokers($1)
        },
        PluralCase(
            "sober days", ["0 sober days", "1 sober day", "2 sober days"],
            ["0 nüchterne Tage", "1 nüchterner Tag", "2 nüchterne Tage"]
        ) { $0.soberDays($1).text },
        PluralCase(
            "T-12 days aware", ["0 days aware", "1 day aware", "2 days aware"],
            ["0 Tage bewusst", "1 Tag bewusst", "2 Tage bewusst"]
        ) { $0.awareLength($1, .day).text },
        PluralCase(
            "V-06 planned days", ["0 planned days kept", "1 planned day kept", "2 planned days kept"],
            ["0 geplante Tage geschafft", "1 geplanter Tag geschafft", "2 geplante Tage geschafft"]
        ) { $0.length($1, .plannedDay).text },
        PluralCase("V-07 weeks", ["0 weeks", "1 week", "2 weeks"], ["0 Wochen", "1 Woche", "2 Wochen"]) {
            $0.length($1, .week).text
        },
        PluralCase(
            "V-07 weeks until a joker",
            [
                "0 good weeks to the next joker.", "One more good week to the next joker.",
                "2 good weeks to the next joker.",
            ],
            [
                "Noch 0 gute Wochen bis zum nächsten Joker.", "Noch eine gute Woche bis zum nächsten Joker.",
                "Noch 2 gute Wochen bis zum nächsten Joker.",
            ]
        ) { $0.nextJoker(after: $1, .week) },
        PluralCase(
            "T-15 days without", ["0 days without X", "1 day without X", "2 days without X"],
            ["0 Tage ohne X", "1 Tag ohne X", "2 Tage ohne X"]
        ) { $0.daysWithout($1, "X").text },
        PluralCase(
            "days to go", ["0 days to go", "1 day to go", "2 days to go"], ["noch 0 Tage", "noch 1 Tag", "noch 2 Tage"]
        ) {
            $0.unitsToGo($1, .day)
        },
        PluralCase("of days", ["of 0 days", "of 1 day", "of 2 days"], ["von 0 Tagen", "von 1 Tag", "von 2 Tagen"]) {
            $0.ofDays($1)
        },
        PluralCase("the timer's days", ["days", "day", "days"], ["Tagen", "Tag", "Tagen"]) { $0.dayUnit($1) },
        PluralCase(
            "mindful minutes", ["0 mindful minutes", "1 mindful minute", "2 mindful minutes"],
            ["0 achtsame Minuten", "1 achtsame Minute", "2 achtsame Minuten"]
        ) { $0.mindfulMinutes($1).text },
        PluralCase(
            "days with a workout", ["0 days with a workout", "1 day with a workout", "2 days with a workout"],
            ["0 Tage mit Training", "1 Tag mit Training", "2 Tage mit Training"]
        ) { $0.workoutDays($1).text },
        PluralCase(
            "the sums of a folder",
            [
                "my is fine: 0 entries, 0 activities, 0 logs.", "my is fine: 1 entry, 1 activity, 1 log.",
                "my is fine: 2 entries, 2 activities, 2 logs.",
            ],
            [
                "my ist in Ordnung: 0 Einträge zu Drinks, 0 Aktivitäten, 0 Tracker-Einträge.",
                "my ist in Ordnung: 1 Eintrag zu Drinks, 1 Aktivität, 1 Tracker-Eintrag.",
                "my ist in Ordnung: 2 Einträge zu Drinks, 2 Aktivitäten, 2 Tracker-Einträge.",
            ]
        ) { $0.folderIsFine("my", entries: $1, activities: $1, logs: $1, metrics: 0) },
        PluralCase(
            "what was noticed", ["X: nothing noticed", "X: 1 moment", "X: 2 moments"],
            ["X: nichts bemerkt", "X: 1 Moment", "X: 2 Momente"]
        ) { $0.noticed("X", $1) },
        PluralCase(
            "the ring's goal",
            ["The ring closes at 0 days.", "The ring closes at 1 day.", "The ring closes at 2 days."],
            [
                "Der Ring schließt sich bei 0 Tagen.", "Der Ring schließt sich bei 1 Tag.",
                "Der Ring schließt sich bei 2 Tagen.",
            ]
        ) { $0.ringCloses(at: $1) },
        PluralCase(
            "jokers left",
            [
                "One wild day, healed by a joker. 🍀 goes on: 9 days.",
                "One wild day, healed by a joker. 🍀 goes on: 9 days. 1 joker left.",
                "One wild day, healed by a joker. 🍀 goes on: 9 days. 2 jokers left.",
            ],
            [
                "Ein wilder Tag, von einem Joker geheilt. 🍀 geht weiter: 9 Tage.",
                "Ein wilder Tag, von einem Joker geheilt. 🍀 geht weiter: 9 Tage. Noch 1 Joker.",
                "Ein wilder Tag, von einem Joker geheilt. 🍀 geht weiter: 9 Tage. Noch 2 Joker.",
            ]
        ) { $0.healedDay(.wild, length: 9, left: $1) },
    ]

    @Test("agrees with it", arguments: cases)
    func agrees(phrase: PluralCase) {
        #expect((0...2).map { phrase.phrase(Phrases(.english), $0) } == phrase.english)
        #expect((0...2).map { phrase.phrase(Phrases(.german), $0) } == phrase.german)
    }

    @Test(
        "shows hours and minutes without rounding",
        arguments: [
            (0, "0 min", "0 Min."), (59, "59 min", "59 Min."), (60, "1:00 h", "1:00 h"),
            (61, "1:01 h", "1:01 h"),
            (1046, "17:26 h", "17:26 h"), (60_000, "1,000:00 h", "1.000:00 h"),
        ])
    func durations(minutes: Int, english: String, german: String) {
        #expect(Phrases(.english).duration(minutes).text == english)
        #expect(Phrases(.german).duration(minutes).text == german)
    }

    @Test("of one unit takes the unit's singular, if that is known")
    func units() {
        #expect(Phrases(.english).singular("glasses") == "glass")
        #expect(Phrases(.german).singular("Gläser") == "Glas")
        #expect(Phrases(.english).singular("zlorps") == "zlorps")
    }
}
