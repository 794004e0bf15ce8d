package import Model

extension Phrases {
    /// Shown once, before the first question.
    package var startingGreeting: String {
        say(
            "Enter takes the answer in brackets, or none. < goes back to the question before.",
            "Enter nimmt die Antwort in Klammern oder keine. < geht zurück zur vorigen Frage.")
    }
    /// What to know before a question is answered; nil if nothing.
    package func explanation(before question: StartingQuestion) -> String? {
        switch question {
        case .price:
            say(
                "Savings: for each sober day, the price of a drink times the drinks that a day used to have.",
                "Gespart: für jeden nüchternen Tag der Preis eines Drinks mal die Drinks, die ein Tag früher hatte.")
        case .soberSince:
            say(
                """
                Each sober day is a square of the heatmap, greener the longer the run; the timer counts from its start.
                Earlier days need no lines of their own: they are assumed, and marked as assumed.
                """,
                """
                Jeder nüchterne Tag ist ein Feld im Jahreskalender, grüner je länger die Serie; der Timer zählt ab ihrem Beginn.
                Frühere Tage brauchen keine eigenen Zeilen: Sie werden angenommen und als angenommen gezeigt.
                """)
        case .aim:
            say(
                "What leads on your pages: the sober days, the drinks of a week, or habits. You can change it later.",
                "Was auf deinen Seiten vorne steht: nüchterne Tage, die Drinks der Woche oder Gewohnheiten. Du kannst es später ändern."
            )
        case .lastDrink:
            say(
                """
                The clock counts from it. Each sober day is a square of the heatmap, greener the longer the run.
                The days since need no lines of their own: they are assumed, and marked as assumed.
                """,
                """
                Die Uhr zählt ab da. Jeder nüchterne Tag ist ein Feld im Jahreskalender, grüner je länger die Serie.
                Die Tage seitdem brauchen keine eigenen Zeilen: Sie werden angenommen und als angenommen gezeigt.
                """)
        case .balance:
            say(
                "Savings can be what sober days saved, or what you really spend, against what you spent before.",
                "Gespart ist entweder, was nüchterne Tage gespart haben, oder was du wirklich ausgibst, verglichen mit früher."
            )
        case .drinkGoal:
            say(
                "A week with at most so many drinks is within the goal; the streak counts such weeks.",
                "Eine Woche mit höchstens so vielen Drinks liegt im Rahmen; die Serie zählt solche Wochen.")
        case .drinkGrams:
            say(
                "With it, a volume can be written down: reportgen log 0.3l 5%. 8 g are a drink in the UK, 10 in Australia and France, 12 in Germany, 14 in the USA.",
                "Damit lässt sich auch eine Menge eintragen: reportgen log 0,3l 5%. In Deutschland gelten 12 g als ein Drink, in Großbritannien 8, in Australien und Frankreich 10, in den USA 14."
            )
        case .oneDrink:
            say(
                "A day is steady (0-1 drinks), easy (2-5) or wild (6 or more).",
                "Ein Tag ist ruhig (steady, 0-1 Drinks), locker (easy, 2-5) oder wild (6 und mehr).")
        case .jokers:
            say(
                """
                A streak counts steady days in a row. Every 7 days earn a joker; you hold at most 3.
                A missed day takes a joker, and the streak goes on.
                """,
                """
                Eine Serie zählt ruhige Tage hintereinander. Alle 7 Tage gibt es einen Joker; mehr als 3 hast du nie.
                Ein verpasster Tag kostet einen Joker, und die Serie geht weiter.
                """)
        case .level:
            say(
                "How today is so far: steady (0-1 drinks), easy (2-5) or wild (6 or more).",
                "Wie heute bisher ist: ruhig (steady, 0-1 Drinks), locker (easy, 2-5) oder wild (6 und mehr).")
        case .presets:
            say(
                "Trackers count or notice other things. You can add them later, in trackers.json.",
                "Tracker zählen oder bemerken anderes. Du kannst sie später hinzufügen, in trackers.json.")
        default: nil
        }
    }
    /// A question, with the answer on the same line.
    package func question(_ question: StartingQuestion) -> String {
        switch question {
        case .language: say("Language, \(Language.codes())", "Sprache, \(Language.codes(or: "oder"))")
        case .timeZone, .currency, .balance, .oneDrink, .jokers: label(of: question)
        case .name, .price, .drinksPerWeek, .level: label(of: question) + say(", or nothing", ", oder nichts")
        case .aim:
            say(
                "What are you here for: stop drinking, drink less, or other habits? (stop, less, habits, or nothing)",
                "Worum geht es dir: aufhören zu trinken, weniger trinken oder andere Gewohnheiten? (aufhören, weniger, Gewohnheiten oder nichts)"
            )
        case .drinkGoal, .drinkGrams: label(of: question) + say(" Or nothing", " Oder nichts")
        case .lastDrink:
            label(of: question)
                + say(
                    " The day, and the time if you know it, such as yesterday 22:00, or nothing",
                    " Der Tag, mit Uhrzeit, wenn du sie weißt, z. B. gestern 22:00, oder nichts")
        case .soberSince:
            say(
                "Sober since? The day, and the time if you know it, such as 7.10. 21:30, or nothing",
                "Nüchtern seit? Der Tag, mit Uhrzeit, wenn du sie weißt, z. B. 7.10. 21:30, oder nichts")
        case .habit:
            say(
                "From now on: write down every day, or only slips?",
                "Ab jetzt: jeden Tag eintragen oder nur Ausrutscher?")
        case .presets: say("Trackers, by name with commas, or none", "Tracker, Namen mit Kommas, oder keine")
        case .reminder:
            say("Remind you of the evening before at, or none", "Um wie viel Uhr nach dem Vorabend fragen? Oder keine")
        case .why:
            label(of: question)
                + say(" It is shown on the overview. Or nothing", " Es steht auf der Übersicht. Oder nichts")
        }
    }
    /// An invalid answer, and what was expected; days are near today.
    package func notAnAnswer(_ answer: String, to question: StartingQuestion, today: Day) -> String {
        switch question {
        case .language:
            say(
                "\"\(answer)\" is not a language; expected \(Language.codes())",
                "„\(answer)“ ist keine der Sprachen; erwartet wird \(Language.codes(or: "oder"))")
        case .timeZone:
            say(
                "\"\(answer)\" is not a time zone; expected a name such as Europe/Berlin",
                "„\(answer)“ ist keine Zeitzone; erwartet wird ein Name wie Europe/Berlin")
        case .currency:
            say(
                "\"\(answer)\" is not a currency; expected three letters such as EUR",
                "„\(answer)“ ist keine Währung; erwartet werden drei Buchstaben wie EUR")
        case .price:
            say(
                "\"\(answer)\" is not an amount; expected e.g. 4.50",
                "„\(answer)“ ist kein Betrag; erwartet wird z. B. 4,50")
        case .drinksPerWeek:
            say("\"\(answer)\" is not a number; expected e.g. 14", "„\(answer)“ ist keine Zahl; erwartet wird z. B. 14")
        case .lastDrink, .soberSince:
            say(
                "\"\(answer)\" is not a day up to now; \(expectedDayAndTime(today))",
                "„\(answer)“ ist kein Tag bis jetzt; \(expectedDayAndTime(today))")
        case .aim:
            say(
                "\"\(answer)\" is none of them; expected stop, less or habits",
                "„\(answer)“ ist nichts davon; erwartet wird aufhören, weniger oder Gewohnheiten")
        case .drinkGoal:
            say(
                "\"\(answer)\" is not a number from 0 to 1000; expected e.g. 10",
                "„\(answer)“ ist keine Zahl von 0 bis 1000; erwartet wird z. B. 10")
        case .drinkGrams:
            say(
                "\"\(answer)\" is not a number of grams from 5 to 30; expected e.g. 12",
                "„\(answer)“ ist keine Zahl von 5 bis 30 Gramm; erwartet wird z. B. 12")
        case .habit:
            say(
                "\"\(answer)\" is neither; expected every day or slips",
                "„\(answer)“ ist keins von beiden; erwartet wird jeden Tag oder Ausrutscher")
        case .oneDrink, .jokers, .balance:
            say(
                "\"\(answer)\" is neither; expected yes or no",
                "„\(answer)“ ist keins von beiden; erwartet wird ja oder nein")
        case .level:
            say(
                "\"\(answer)\" is not a level; expected steady, easy or wild",
                "„\(answer)“ ist keine Stufe; erwartet wird steady, easy oder wild")
        case .presets:
            say(
                "\"\(answer)\" is not among the trackers; expected e.g. mood, water",
                "„\(answer)“ gibt es nicht als Tracker; erwartet wird z. B. mood, water")
        case .reminder:
            say(
                "\"\(answer)\" is not a time; expected e.g. 09:00, or none",
                "„\(answer)“ ist keine Uhrzeit; erwartet wird z. B. 09:00, oder keine")
        case .name, .why: say("\"\(answer)\" cannot be used", "„\(answer)“ geht nicht")
        }
    }
    /// Before the first of the less important questions.
    package var theRestCanWait: String {
        say(
            "The rest can be answered later: Enter takes what stands in brackets.",
            "Der Rest hat Zeit: Enter nimmt, was in Klammern steht.")
    }
    /// There is no question before the first one.
    package var noWayBack: String { say("This is the first question.", "Das ist die erste Frage.") }
    /// Words for answers, in lower case; the first is shown.
    package var yesWords: [String] { say(["yes", "y"], ["ja", "j"]) }
    package var noWords: [String] { [say("no", "nein"), "n"] }
    package var nothing: [String] { say(["none", "nothing", "no", "-"], ["keine", "nichts", "nein", "keins", "-"]) }
    package var back: [String] { [say("back", "zurück"), "<"] }
    package var everyDay: [String] {
        say(["every day", "every", "day", "days", "all"], ["jeden tag", "jeden", "jeder tag", "täglich", "alle"])
    }
    package var onlySlips: [String] {
        say(["slips", "only slips", "slip", "only"], ["ausrutscher", "nur ausrutscher", "nur"])
    }
    package func words(for aim: Profile.Aim) -> [String] {
        switch aim {
        case .stop: say(["stop", "stop drinking", "quit"], ["aufhören", "aufhören zu trinken"])
        case .less: say(["less", "drink less", "cut down"], ["weniger", "weniger trinken"])
        case .habits:
            say(["habits", "other habits", "habit"], ["gewohnheiten", "andere gewohnheiten", "gewohnheit"])
        }
    }
    package func wrote(_ path: String) -> String { say("wrote \(path)", "\(path) geschrieben") }
    package func kept(_ path: String) -> String { say("kept \(path) as it is", "\(path) ist unverändert") }
    /// About options whose answer belongs in a file that already exists.
    package func notUsed(_ options: [String]) -> String {
        say(
            "not used, because the file for it is there already: \(options.joined(separator: ", "))",
            "nicht verwendet, weil es die Datei dafür schon gibt: \(options.joined(separator: ", "))")
    }
    /// The next step, before the commands for logging a day and showing the pages.
    package var nowLog: String {
        say(
            "Now write a day down, and look at it in the browser:",
            "Jetzt: einen Tag eintragen und ihn im Browser ansehen:")
    }
    /// The same before the commands for building the site.
    package var orBuild: String {
        say(
            "Or build the site, look at it, and ask why a day counts as it does:",
            "Oder: die Seite erzeugen, sie ansehen und fragen, warum ein Tag so zählt:")
    }
    private func expectedDayAndTime(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        return say(
            "expected e.g. \(day), \(dayAndMonth(day)) at 21:30 or yesterday",
            "erwartet wird z. B. \(day.date.day).\(day.date.month)., \(dayAndMonth(day)) um 21:30 oder gestern")
    }
}
