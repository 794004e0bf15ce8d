import ProgressModel

extension German: StartingPhrases {
    var startingGreeting: String {
        "Enter nimmt die Antwort in Klammern oder keine. < geht zurück zur vorigen Frage."
    }

    var theRestCanWait: String { "Der Rest hat Zeit: Enter nimmt, was in Klammern steht." }

    func explanation(before question: StartingQuestion) -> String? {
        switch question {
        case .price:
            "Gespart: für jeden nüchternen Tag der Preis eines Drinks mal die Drinks, die ein Tag früher hatte."
        case .soberSince:
            """
            Jeder nüchterne Tag ist ein Feld im Jahreskalender, grüner je länger die Serie; der Timer zählt ab ihrem Beginn.
            Frühere Tage brauchen keine eigenen Zeilen: Sie werden angenommen und als angenommen gezeigt.
            """
        case .aim:
            "Was auf deinen Seiten vorne steht: nüchterne Tage, die Drinks der Woche oder Gewohnheiten. Du kannst es später ändern."
        case .lastDrink:
            """
            Die Uhr zählt ab da. Jeder nüchterne Tag ist ein Feld im Jahreskalender, grüner je länger die Serie.
            Die Tage seitdem brauchen keine eigenen Zeilen: Sie werden angenommen und als angenommen gezeigt.
            """
        case .balance:
            "Gespart ist entweder, was nüchterne Tage gespart haben, oder was du wirklich ausgibst, verglichen mit früher."
        case .drinkGoal: "Eine Woche mit höchstens so vielen Drinks liegt im Rahmen; die Serie zählt solche Wochen."
        case .oneDrink: "Ein Tag ist ruhig (steady, 0-1 Drinks), locker (easy, 2-5) oder wild (6 und mehr)."
        case .jokers:
            """
            Eine Serie zählt ruhige Tage hintereinander. Alle 7 Tage gibt es einen Joker; mehr als 3 hast du nie.
            Ein verpasster Tag kostet einen Joker, und die Serie geht weiter.
            """
        case .level: "Wie heute bisher ist: ruhig (steady, 0-1 Drinks), locker (easy, 2-5) oder wild (6 und mehr)."
        case .presets:
            "Tracker zählen oder bemerken anderes. Du kannst sie später hinzufügen, in trackers.json."
        default: nil
        }
    }

    func question(_ question: StartingQuestion) -> String {
        switch question {
        case .language: "Sprache, \(Language.codes(or: "oder"))"
        case .name: "Dein Name, oder nichts"
        case .timeZone: "Zeitzone"
        case .currency: "Währung"
        case .price: "Preis eines Drinks, oder nichts"
        case .drinksPerWeek: "Drinks in einer üblichen Woche früher, oder nichts"
        case .aim:
            "Worum geht es dir: aufhören zu trinken, weniger trinken oder andere Gewohnheiten? (aufhören, weniger, Gewohnheiten oder nichts)"
        case .drinkGoal: "Wie viele Drinks darf eine Woche haben? Oder nichts"
        case .balance: "Zählen, was du wirklich ausgibst?"
        case .lastDrink:
            "Wann war dein letzter Drink? Der Tag, mit Uhrzeit, wenn du sie weißt, z. B. gestern 22:00, oder nichts"
        case .soberSince: "Nüchtern seit? Der Tag, mit Uhrzeit, wenn du sie weißt, z. B. 7.10. 21:30, oder nichts"
        case .habit: "Ab jetzt: jeden Tag eintragen oder nur Ausrutscher?"
        case .oneDrink: "Gilt ein Tag mit einem Drink als nüchtern?"
        case .jokers: "Darf ein Joker einen wilden Tag heilen?"
        case .level: "Heute, oder nichts"
        case .presets: "Tracker, Namen mit Kommas, oder keine"
        case .reminder: "Um wie viel Uhr nach dem Vorabend fragen? Oder keine"
        case .why: "Warum machst du das? Es steht auf der Übersicht. Oder nichts"
        }
    }

    private func expectedDayAndTime(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        let (_, month, number) = day.date
        return "erwartet wird z. B. \(number).\(month)., \(dayAndMonth(day)) um 21:30 oder gestern"
    }

    func notAnAnswer(_ answer: String, to question: StartingQuestion, today: Day) -> String {
        switch question {
        case .language: "„\(answer)“ ist keine der Sprachen; erwartet wird \(Language.codes(or: "oder"))"
        case .timeZone: "„\(answer)“ ist keine Zeitzone; erwartet wird ein Name wie Europe/Berlin"
        case .currency: "„\(answer)“ ist keine Währung; erwartet werden drei Buchstaben wie EUR"
        case .price: "„\(answer)“ ist kein Betrag; erwartet wird z. B. 4,50"
        case .drinksPerWeek: "„\(answer)“ ist keine Zahl; erwartet wird z. B. 14"
        case .lastDrink, .soberSince: "„\(answer)“ ist kein Tag bis jetzt; \(expectedDayAndTime(today))"
        case .aim: "„\(answer)“ ist nichts davon; erwartet wird aufhören, weniger oder Gewohnheiten"
        case .drinkGoal: "„\(answer)“ ist keine Zahl von 0 bis 1000; erwartet wird z. B. 10"
        case .habit: "„\(answer)“ ist keins von beiden; erwartet wird jeden Tag oder Ausrutscher"
        case .oneDrink, .jokers, .balance: "„\(answer)“ ist keins von beiden; erwartet wird ja oder nein"
        case .level: "„\(answer)“ ist keine Stufe; erwartet wird steady, easy oder wild"
        case .presets: "„\(answer)“ gibt es nicht als Tracker; erwartet wird z. B. mood, water"
        case .reminder: "„\(answer)“ ist keine Uhrzeit; erwartet wird z. B. 09:00, oder keine"
        case .name, .why: "„\(answer)“ geht nicht"
        }
    }

    var noWayBack: String { "Das ist die erste Frage." }
    var yesWords: [String] { ["ja", "j"] }
    var noWords: [String] { ["nein", "n"] }
    var nothing: [String] { ["keine", "nichts", "nein", "keins", "-"] }
    var back: [String] { ["zurück", "<"] }
    var everyDay: [String] { ["jeden tag", "jeden", "jeder tag", "täglich", "alle"] }
    func words(for aim: Profile.Aim) -> [String] {
        switch aim {
        case .stop: ["aufhören", "aufhören zu trinken"]
        case .less: ["weniger", "weniger trinken"]
        case .habits: ["gewohnheiten", "andere gewohnheiten", "gewohnheit"]
        }
    }
    var onlySlips: [String] { ["ausrutscher", "nur ausrutscher", "nur"] }

    func wrote(_ path: String) -> String { "\(path) geschrieben" }
    func notUsed(_ options: [String]) -> String {
        "nicht verwendet, weil es die Datei dafür schon gibt: \(options.joined(separator: ", "))"
    }
    func kept(_ path: String) -> String { "\(path) ist unverändert" }
    var nowLog: String { "Jetzt: einen Tag eintragen und ihn im Browser ansehen:" }
    var orBuild: String { "Oder: die Seite erzeugen, sie ansehen und fragen, warum ein Tag so zählt:" }

    var startingWelcome: String { "Kommentare sind hier erlaubt, und jede Einstellung darf fehlen." }
    var startingDayStart: String { "Was um 02:30 eingetragen wird, gehört zum Abend davor mit:" }
    var startingWeekStart: String {
        "Die erste Spalte der Kalender. Serien, die Wochen zählen, laufen trotzdem von Montag bis Sonntag."
    }
    var startingSavings: String {
        "Was ein Drink gekostet hat und wie viele es früher waren: Mit beidem siehst du, was du sparst."
    }
    var startingBalance: String {
        "Was als gespart gilt: \"soberDays\" (was nüchterne Tage sparen) oder \"balance\" (deine Ausgaben, verglichen mit früher)."
    }
    var startingAim: String {
        "Was vorne steht: \"stop\" (nüchterne Tage), \"less\" (Drinks pro Woche) oder \"habits\"."
    }
    var startingLastDrink: String { "Wann der letzte Drink war, Tag oder Zeitpunkt: Die Uhr zählt ab da." }
    var startingSoberUpTo: String {
        "Wie viele Drinks ein ruhiger Tag haben darf, um noch als nüchtern zu gelten: 0 oder 1."
    }
    var startingAssumed: String {
        "Tage ohne Eintrag, die als ruhig gelten; ohne \"to\" bis auf Weiteres. Ein Eintrag geht immer vor."
    }
    var startingGoals: String {
        "Minuten, bei denen ein Ring voll ist; \"drinksPerWeek\" ist, was eine Woche im Rahmen höchstens hat."
    }
    var startingPolicies: String {
        """
        Was einen verpassten Tag heilt: "universal" (alle 7 Tage ein Joker, der jeden Tag heilt), "classic" (keinen \
        wilden Tag) oder "none" (nichts).
        """
    }
    var startingFeedID: String { "Daraus entstehen die Kennungen von Feed und Kalender; bitte so lassen." }
    var startingReminders: String {
        "Wann nach dem Vorabend gefragt wird; siehe reminders.ics und reportgen remind."
    }
    var startingPresets: String { "Vorlagen, jede mit einer Zeile wie der nächsten:" }
    var startingLogs: String { "Einträge dafür stehen in logs.csv:" }
}
