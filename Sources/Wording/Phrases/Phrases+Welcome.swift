package import Model

extension Phrases {
    package var welcome: String { say("Welcome", "Willkommen") }
    /// `folder` is where the files will be.
    package func welcomeLede(_ folder: String) -> String {
        say(
            "A few answers, and your report begins. All of it stays on this machine, as files in \(folder).",
            "Ein paar Antworten, und dein Bericht beginnt. Alles bleibt auf diesem Rechner, als Dateien in \(folder).")
    }
    /// The headings of the first page's explanations.
    package func title(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap: say("The heatmap", "Die Heatmap")
        case .streaks: say("Streaks", "Serien")
        case .savings: say("Savings", "Ersparnis")
        }
    }
    package func explanation(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap:
            say(
                "Each day is a square. A sober day is green, and the longer the run, the stronger the green. Any other day is an outline, so you see your year at a glance.",
                "Jeder Tag ist ein Feld. Ein nüchterner Tag ist grün, und je länger die Serie, desto kräftiger das Grün. Jeder andere Tag ist ein Umriss. So siehst du dein Jahr auf einen Blick."
            )
        case .streaks:
            say(
                "A streak counts steady days in a row. Every 7 days earn you a joker ⭐, and you hold at most 3. A missed day takes a joker, and the streak goes on.",
                "Eine Serie zählt ruhige Tage hintereinander. Alle 7 Tage gibt es einen Joker ⭐, und du hast nie mehr als 3. Ein verpasster Tag kostet einen Joker, und die Serie geht weiter."
            )
        case .savings:
            say(
                "Each sober day saves what a day used to cost you: the price of a drink times your old drinks per day. This many sober days with 14 drinks a week at €4.50 come to:",
                "Jeder nüchterne Tag spart, was ein Tag früher gekostet hat: den Preis eines Drinks mal die Drinks eines Tages. So viele nüchterne Tage mit 14 Drinks in der Woche zu 4,50 € ergeben:"
            )
        }
    }
    /// Below the drawings: the days are invented.
    package var inventedDays: String { say("These days are invented.", "Diese Tage sind erfunden.") }
    package var aFewQuestions: String { say("Before you begin", "Bevor du anfängst") }
    /// Every answer is optional and can be changed.
    package var everythingOptional: String {
        say(
            "Leave out what you like. You can change every answer later.",
            "Lass weg, was du magst. Du kannst jede Antwort später ändern.")
    }
    package func label(of question: StartingQuestion) -> String {
        switch question {
        case .language: say("Language", "Sprache")
        case .name: say("Your name", "Dein Name")
        case .timeZone: name(of: Setting.timeZone)
        case .currency: say("Currency", "Währung")
        case .price: say("Price of a drink", "Preis eines Drinks")
        case .drinksPerWeek: say("Drinks in a usual week before", "Drinks in einer üblichen Woche früher")
        case .aim: say("What are you here for?", "Worum geht es dir?")
        case .balance: say("Count what you really spend?", "Zählen, was du wirklich ausgibst?")
        case .drinkGoal: say("How many drinks may a week have?", "Wie viele Drinks darf eine Woche haben?")
        case .drinkGrams:
            say("How many grams of alcohol are in one drink?", "Wie viel Gramm Alkohol hat ein Drink?")
        case .lastDrink: say("When was your last drink?", "Wann war dein letzter Drink?")
        case .soberSince: say("Sober since", "Nüchtern seit")
        case .habit: say("From now on I write down", "Ab jetzt trage ich ein")
        case .oneDrink:
            say("Does a day with one drink count as sober?", "Gilt ein Tag mit einem Drink als nüchtern?")
        case .jokers: say("May a joker heal a wild day?", "Darf ein Joker einen wilden Tag heilen?")
        case .level: say("Today", "Heute")
        case .presets: say("What do you want to notice?", "Was willst du bemerken?")
        case .reminder: say("Remind me of the evening before at", "Nach dem Vorabend fragen um")
        case .why: say("Why do you do this?", "Warum machst du das?")
        }
    }
    /// The purpose of an answer, next to its field; nil if the label is enough.
    package func hint(of question: StartingQuestion) -> String? {
        switch question {
        case .timeZone:
            say("A name such as Europe/Berlin, or a city.", "Ein Name wie Europe/Berlin oder eine Stadt.")
        case .currency: say("Three letters, such as EUR.", "Drei Buchstaben, z. B. EUR.")
        case .aim:
            say(
                "This comes first on your pages. You can change it at any time.",
                "Was auf deinen Seiten vorne steht. Du kannst es jederzeit ändern.")
        case .drinkGoal:
            say(
                "The streak counts weeks with at most this many drinks. Empty: none.",
                "Die Serie zählt Wochen mit höchstens so vielen Drinks. Leer: keins.")
        case .drinkGrams:
            say(
                "12 g are about 0.3 l of beer (5%). With an answer you can also log volumes. Sources: CMO 2016, NHMRC 2020, Santé publique France, DHS, NIAAA.",
                "12 g sind etwa 0,3 l Bier (5 %). Mit einer Antwort kannst du auch Mengen eintragen. Quellen: CMO 2016, NHMRC 2020, Santé publique France, DHS, NIAAA."
            )
        case .balance:
            say(
                "Compare what you spend with a usual week before, instead of counting sober days. Needs a price.",
                "Vergleicht deine Ausgaben mit einer üblichen Woche von früher. Braucht einen Preis.")
        case .lastDrink:
            say(
                "The clock starts there; the days since then count as sober. Leave it empty to begin with today.",
                "Ab da läuft die Uhr; die Tage seitdem zählen als nüchtern. Lass es leer, um heute anzufangen.")
        case .soberSince:
            say(
                "The first sober day. Leave it empty to begin with today.",
                "Der erste nüchterne Tag. Lass es leer, um heute anzufangen.")
        case .habit:
            say(
                "With only slips, days without an entry go on counting as steady.",
                "Bei nur Ausrutschern zählen Tage ohne Eintrag weiter als ruhig.")
        case .oneDrink:
            say(
                "A day is steady (0 or 1 drink), easy (2 to 5) or wild (6 or more).",
                "Ein Tag ist ruhig (0 oder 1 Drink), locker (2 bis 5) oder wild (6 und mehr).")
        case .presets:
            say(
                "These track other things. You can add more at any time.",
                "Damit hältst du anderes fest. Du kannst jederzeit weitere hinzufügen.")
        case .reminder:
            say(
                "For reminders.ics, which your calendar can subscribe to. Empty: none.",
                "Für reminders.ics, das dein Kalender abonnieren kann. Leer: keine.")
        case .why: say("Shown on your overview.", "Wird auf deiner Übersicht gezeigt.")
        case .language, .name, .price, .drinksPerWeek, .jokers, .level: nil
        }
    }
    package func name(of aim: Profile.Aim) -> String {
        switch aim {
        case .stop: say("Stop drinking", "Mit dem Trinken aufhören")
        case .less: say("Drink less", "Weniger trinken")
        case .habits: say("Other habits", "Andere Gewohnheiten")
        }
    }
    /// Expands the less important questions.
    package var moreIfYouLike: String { say("More, if you like", "Mehr, wenn du magst") }
    package var trackSlips: String { say("only slips", "nur Ausrutscher") }
    /// The language's own name.
    package var ownName: String { say("English", "Deutsch") }
    package var begin: String { say("Begin", "Anfangen") }
    /// The link to the same page in another language, in that language.
    package var inThisLanguage: String { say("In English", "Auf Deutsch") }
    /// The link from an overview without records to the log sheet.
    package var writeFirstDay: String { say("Write down your first day", "Den ersten Tag eintragen") }
}
